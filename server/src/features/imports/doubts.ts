// Why a person should look at a plan before it is stored. A file without doubts proves itself; only
// then may a browser store it without asking.

import type { Report } from '@plimsoll/contract/imports'
import { grouped } from '@plimsoll/domain/amount-words'
import { isPlainLayout } from '@plimsoll/domain/statement/layouts'
import type { Assumption } from '@plimsoll/domain/statement/statement'

type Doubt = NonNullable<Report['doubts']>[number]

/**
 * What doubts are drawn from. `isRemembered` when a person has confirmed before how files of this
 * layout are read.
 */
type Doubtful = {
  readonly layout: string | null
  readonly proof: 'absent' | 'proved' | 'unproved'
  readonly isRemembered: boolean
  readonly assumptions: readonly Assumption[]
  readonly badRows: number
  readonly possibleDuplicates: number
}

// Doubts about the rows of this very file, which no earlier word of anybody settles.
const ofThisFile = new Set([
  'balance_unproved',
  'balance_break',
  'rows_behind_proof',
  'dates_ahead',
  'years_mended',
  'year_apart',
  'year_by_title',
  'days_carried',
  'day_astray',
  'rows_repeated',
  'sign_by_words',
  'balance_differs',
  'account_opened',
  'documents_left_out',
  'sum_left_out',
  'row_doubted',
  'thousands_joined',
  'files_left_out',
  'letters_as_digits',
  'amounts_repeated',
  'tables_left_out',
])
// Doubts about how files of its layout are written, which are settled once and for all by saying
// so.
const ofTheLayout = new Set([
  'dates_default',
  'dates_unswapped',
  'thousands_default',
  'tax_added',
  'refunds_taken_off',
  'fees_left',
  'refunds_left',
  'side_left',
  'one_sided',
  'no_pence',
  'mostly_money_in',
  'accounts_apart',
  'ledger_view',
  'currency_assumed',
  'hidden_rows',
  'hidden_sheets',
  'sheets_joined',
  'pence_joined',
  'other_total',
  'side_assumed',
])

/** The doubts, the gravest first; none where the file proves itself. */
export function doubtsOf(doubtful: Doubtful): Doubt[] {
  const isSettled = doubtful.isRemembered
  const assumed = doubtful.assumptions.filter(
    ({ code }) => ofThisFile.has(code) || (!isSettled && ofTheLayout.has(code)),
  )
  const isKnown =
    (doubtful.layout !== null && !isPlainLayout(doubtful.layout)) ||
    doubtful.proof === 'proved' ||
    isSettled
  return [
    ...(doubtful.badRows > 0 ? [rows(doubtful.badRows, 'bad_rows', 'could not be read')] : []),
    ...assumed.map(({ code, message }) => ({ code, message })),
    ...(isKnown ? [] : [unproved]),
    ...(doubtful.possibleDuplicates > 0
      ? [rows(doubtful.possibleDuplicates, 'possible_duplicates', 'may be in your books already')]
      : []),
  ]
}

const unproved: Doubt = {
  code: 'unproved',
  message:
    'We don’t recognise this layout, and no running balance proves the figures. Please check that we’ve read them correctly.',
}

function rows(count: number, code: string, what: string): Doubt {
  const rowsText = count === 1 ? '1 row' : `${grouped(count)} rows`
  return { code, message: `${rowsText} ${what}.` }
}
