// What would become of a file: which accounts its rows go to, what is new, what the balances say. Nothing is changed here;
// storing the file makes this plan anew and runs it, so that the plan shown is the plan run.
import type { Report } from '@plimsoll/contract/imports'
import { money } from '@plimsoll/domain/amount-words'
import { dayInWords } from '@plimsoll/domain/date-words'
import { minor } from '@plimsoll/domain/money'
import { pairPossibleDuplicates } from '@plimsoll/domain/statement/possible-duplicate'
import type {
  Assumption,
  BadRow,
  BalanceProof,
  Skipped,
  StatementAccount,
} from '@plimsoll/domain/statement/statement'
import type { TenantTx } from '../../db/tenant.ts'
import type { Manner } from '../../outside/workbook/messages.ts'
import { demoInstitution } from '../sources/service.ts'
import { type Target, targetsOf } from './account-target.ts'
import { bookedBalance, countFigures, type Figures, type Of, readAccounts } from './books.store.ts'
import { doubtsOf } from './doubts.ts'
import { type FoundLikeness, findLikenesses } from './possible-duplicates.store.ts'
import { targetsApart } from './target-apart.ts'
import { targetsByBalance } from './target-by-balance.ts'
import { targetsByRows } from './target-by-rows.ts'

/** What reading a file told besides its rows; kept with the upload. */
export type Reading = {
  readonly layout: string | null
  readonly accounts: readonly StatementAccount[]
  readonly skipped: readonly Skipped[]
  readonly badRows: readonly BadRow[]
  readonly assumptions: readonly Assumption[]
  readonly proof?: BalanceProof['kind']
  /** How the file was read, for the next one of its layout; absent for what has no layout to remember. */
  readonly manner?: Manner | null
}

/** A plan: where rows go and what that does. */
export type Plan = {
  readonly targets: readonly Target[]
  readonly figures: readonly Figures[]
  /** The new rows that look like payments in the books already, by position. */
  readonly alike: readonly number[]
  /** Those of them that a connected bank has told of: a row, and the payment that it is. */
  readonly twins: readonly { readonly position: number; readonly existingId: string }[]
  readonly report: Report
}

/** What a plan comes to, as far as it is compared with another. */
export type Essence = Pick<Plan, 'targets' | 'figures' | 'alike'>

/** Plans an upload whose rows have been read. `replacesDemo` when the books hold the demo company, which has to go first. */
export async function makePlan(
  tx: TenantTx,
  of: Of,
  given: { reading: Reading; replacesDemo: boolean },
): Promise<Plan> {
  const { reading, replacesDemo } = given
  const accounts = reading.accounts.map(({ account, currency }) => ({
    printed: account ?? '',
    currency,
  }))
  const known = replacesDemo ? [] : await readAccounts(tx, of.businessId)
  const named = targetsOf({ layout: reading.layout, accounts }, known)
  const fitting = await targetsApart(tx, of, { layout: reading.layout, targets: named, known })
  const repeated = await targetsByRows(tx, of, { targets: fitting, known })
  const found = { targets: repeated, known, accounts: reading.accounts }
  const { targets, assumptions: taken } = await targetsByBalance(tx, of, found)
  const figures = await countFigures(tx, of, targets)
  const assumptions = [
    ...reading.assumptions,
    ...(replacesDemo ? [demoReplaced] : []),
    ...taken,
    ...nothingNew(figures),
    ...(await disagreements(tx, of, { reading, targets })),
  ]
  const isNew = figures.some((one) => one.fresh > 0)
  const alike = isNew ? pairPossibleDuplicates(await findLikenesses(tx, of, targets)) : []
  return {
    targets,
    figures,
    alike: alike.map((one) => one.position),
    twins: alike
      .filter((one) => one.fromBank)
      .map(({ position, existingId }) => ({ position, existingId })),
    report: reportOf({ ...reading, assumptions }, { targets, figures, alike }),
  }
}

/** Whether two plans of one upload come to the same. */
export function isSamePlan(one: Essence, other: Essence): boolean {
  const essence = (plan: Essence) =>
    JSON.stringify([
      plan.targets.map((target) => [target.printed, target.currency, target.accountId]),
      plan.figures.map((one) => [one.printed, one.currency, one.fresh, one.duplicates]),
      plan.alike,
    ])
  return essence(one) === essence(other)
}

const demoReplaced: Assumption = {
  code: 'demo_replaced',
  message: `Your own data replaces the demo data of ${demoInstitution}`,
}

function nothingNew(figures: readonly Figures[]): Assumption[] {
  const fresh = total(figures, (one) => one.fresh)
  if (fresh > 0 || figures.length === 0) return []
  return [
    {
      code: 'nothing_new',
      message: 'Every row of this file was in your books already. Nothing was added.',
    },
  ]
}

// A closing balance that the books do not come to means rows that are missing, or too many. It is said, never smoothed over.
async function disagreements(
  tx: TenantTx,
  of: Of,
  given: { reading: Reading; targets: readonly Target[] },
): Promise<Assumption[]> {
  const found: Assumption[] = []
  for (const [at, account] of given.reading.accounts.entries()) {
    const target = given.targets[at]
    if (!target?.accountId || account.closing === null) continue
    const booked = await bookedBalance(tx, of, { target, day: account.lastDay })
    if (booked === null || booked === account.closing) continue
    found.push({
      code: 'balance_differs',
      message: `The statement says ${money(account.closing)} on ${dayInWords(account.lastDay)}; the books come to ${money(booked)}.`,
    })
  }
  return found
}

const badRowsShownMax = 200

const alikeShownMax = 100

function reportOf(
  reading: Reading,
  planned: {
    targets: readonly Target[]
    figures: readonly Figures[]
    alike: readonly FoundLikeness[]
  },
): Report {
  const { targets, figures, alike } = planned
  const currency = figures[0]?.currency ?? 'GBP'
  const counted = figures.filter((one) => one.currency === currency)
  const only = reading.accounts.length === 1 ? reading.accounts[0] : undefined
  const days = reading.accounts.flatMap((account) => [account.firstDay, account.lastDay]).sort()
  return {
    transactions: total(figures, (one) => one.fresh),
    duplicates: total(figures, (one) => one.duplicates),
    skipped: [...reading.skipped],
    bad_rows: reading.badRows.slice(0, badRowsShownMax),
    first_day: days[0] ?? null,
    last_day: days.at(-1) ?? null,
    total_in: minor(total(counted, (one) => one.total_in)),
    total_out: minor(total(counted, (one) => one.total_out)),
    currency,
    ...(only?.opening != null ? { opening_balance: only.opening } : {}),
    ...(only?.closing != null ? { closing_balance: only.closing } : {}),
    assumptions: [...reading.assumptions],
    ...(reading.layout ? { layout: reading.layout } : {}),
    accounts: targets.map(({ name, currency: of, accountId }) => ({
      name,
      currency: of,
      is_new: accountId === null,
    })),
    ...(reading.proof ? { balance_check: reading.proof } : {}),
    possible_duplicates: alike.slice(0, alikeShownMax).map(shownLikeness),
    left_out: total(figures, (one) => one.left_out),
    doubts: doubtsOf({
      layout: reading.layout,
      proof: reading.proof ?? 'absent',
      isRemembered: reading.manner?.rememberedOn != null,
      assumptions: reading.assumptions,
      badRows: reading.badRows.length,
      possibleDuplicates: alike.length,
    }),
    ...(reading.manner?.rememberedOn ? { remembered_on: reading.manner.rememberedOn } : {}),
  }
}

function shownLikeness({ position, line, amount, row, existing }: FoundLikeness) {
  return {
    position,
    line,
    day: row.day,
    amount,
    text: row.text,
    existing: { day: existing.day, amount, text: existing.text },
  }
}

/** The report of a file of which nothing could be used. */
export function emptyReport(badRows: readonly BadRow[]): Report {
  const nothing = { layout: null, accounts: [], skipped: [], badRows, assumptions: [] }
  return reportOf(nothing, { targets: [], figures: [], alike: [] })
}

function total<T>(rows: readonly T[], of: (row: T) => number): number {
  return rows.reduce((sum, row) => sum + of(row), 0)
}
