// Why a person should look at a plan before it is stored. A file without doubts proves itself; only
// then may a browser store it without asking.

import type { Report } from '@plimsoll/contract/imports'
import { grouped } from '@plimsoll/domain/amount-words'
import type { Assumption } from '@plimsoll/domain/statement/statement'
import { inFull } from '@plimsoll/domain/statement/unproved-reading'

type Doubt = NonNullable<Report['doubts']>[number]

/**
 * What doubts are drawn from. `isRemembered` when a person has confirmed before how files of this
 * layout are read.
 */
type Doubtful = {
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
  'proof_partial',
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
  'unproved',
  'rows_left_out',
  'rows_alike',
])

/** The doubts, the gravest first; none where the file proves itself. */
export function doubtsOf(doubtful: Doubtful): Doubt[] {
  const isSettled = doubtful.isRemembered
  const assumed = doubtful.assumptions.filter(
    ({ code }) => ofThisFile.has(code) || (!isSettled && ofTheLayout.has(code)),
  )
  return [
    ...(doubtful.badRows > 0 ? [rows(doubtful.badRows, 'bad_rows', 'could not be read')] : []),
    ...inFull(assumed),
    ...(doubtful.possibleDuplicates > 0
      ? [rows(doubtful.possibleDuplicates, 'possible_duplicates', 'may be in your books already')]
      : []),
  ]
}

function rows(count: number, code: string, what: string): Doubt {
  const rowsText = count === 1 ? '1 row' : `${grouped(count)} rows`
  return { code, message: `${rowsText} ${what}.` }
}
