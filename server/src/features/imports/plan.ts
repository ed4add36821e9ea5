// What importing a file would do: which accounts its rows go to, what is new, what the balances
// say. Nothing is changed here; storing the file makes this plan again and runs it, so that the
// plan shown is the plan run.
import type { Report } from '@plimsoll/contract/imports'
import { money } from '@plimsoll/domain/amount-words'
import { dayInWords } from '@plimsoll/domain/date-words'
import type { Target } from '@plimsoll/domain/matching/account-target'
import { pairPossibleDuplicates } from '@plimsoll/domain/matching/possible-duplicate'
import { minor } from '@plimsoll/domain/money'
import type {
  Assumption,
  BadRow,
  BalanceProof,
  Skipped,
  StatementAccount,
} from '@plimsoll/domain/statement/statement'
import { inFull } from '@plimsoll/domain/statement/unproved-reading'
import { bookedBalance, countFigures, type Figures } from '../../books/matching/compare.store.ts'
import {
  type FoundLikeness,
  findLikenesses,
} from '../../books/matching/possible-duplicates.store.ts'
import { findTargets } from '../../books/matching/targets.ts'
import type { TenantTx } from '../../db/tenant.ts'
import type { Manner } from '../../outside/workbook/messages.ts'
import { demoInstitution } from '../sources/service.ts'
import { doubtsOf } from './doubts.ts'
import { batchOf, type UploadKey } from './upload-key.ts'

/** What reading a file found besides its rows; kept with the upload. */
export type Reading = {
  readonly layout: string | null
  readonly accounts: readonly StatementAccount[]
  readonly skipped: readonly Skipped[]
  readonly badRows: readonly BadRow[]
  readonly assumptions: readonly Assumption[]
  readonly proof?: BalanceProof['kind']
  /**
   * How the file was read, for the next one of its layout; absent for what has no layout to
   * remember.
   */
  readonly manner?: Manner | null
}

/** A plan: where rows go and what that does. */
export type Plan = {
  readonly targets: readonly Target[]
  readonly figures: readonly Figures[]
  /** The new rows that look like payments in the books already, by position. */
  readonly possibleDuplicates: readonly number[]
  /** Those of them that a connected bank has reported: a row, and the payment that it is. */
  readonly bankDuplicates: readonly { readonly position: number; readonly existingId: string }[]
  readonly report: Report
}

/** What a plan comes to, as far as it is compared with another. */
export type PlanSummary = Pick<Plan, 'targets' | 'figures' | 'possibleDuplicates'>

/**
 * Plans an upload whose rows have been read. `replacesDemo` when the books hold the demo company,
 * which has to go first.
 */
export async function makePlan(
  tx: TenantTx,
  key: UploadKey,
  request: { reading: Reading; replacesDemo: boolean },
): Promise<Plan> {
  const { reading, replacesDemo } = request
  const batch = batchOf(key)
  const search = { file: reading, booksGo: replacesDemo }
  const { targets, assumptions: taken } = await findTargets(tx, batch, search)
  const figures = await countFigures(tx, batch, targets)
  const assumptions = [
    ...reading.assumptions,
    ...(replacesDemo ? [demoReplaced] : []),
    ...taken,
    ...foreignAccounts(targets),
    ...nothingNew(figures),
    ...(await disagreements(tx, key, { reading, targets })),
  ]
  const isNew = figures.some((figure) => figure.fresh > 0)
  const possibleDuplicates = isNew
    ? pairPossibleDuplicates(await findLikenesses(tx, batch, targets))
    : []
  return {
    targets,
    figures,
    possibleDuplicates: possibleDuplicates.map((duplicate) => duplicate.position),
    bankDuplicates: possibleDuplicates
      .filter((duplicate) => duplicate.fromBank)
      .map(({ position, existingId }) => ({ position, existingId })),
    report: reportOf({ ...reading, assumptions }, { targets, figures, possibleDuplicates }),
  }
}

/** Whether two plans of one upload come to the same. */
export function isSamePlan(plan: PlanSummary, other: PlanSummary): boolean {
  const summary = (plan: PlanSummary) =>
    JSON.stringify([
      plan.targets.map((target) => [target.printed, target.currency, target.accountId]),
      plan.figures.map((figure) => [
        figure.printed,
        figure.currency,
        figure.fresh,
        figure.duplicates,
      ]),
      plan.possibleDuplicates,
    ])
  return summary(plan) === summary(other)
}

const demoReplaced: Assumption = {
  code: 'demo_replaced',
  message: `Your own data replaces the demo data of ${demoInstitution}`,
}

// Cash is counted in pounds; what is in another currency stands beside it.
function foreignAccounts(targets: readonly Target[]): Assumption[] {
  const foreign = targets.filter(({ currency }) => currency !== 'GBP')
  if (foreign.length === 0) return []
  const names = foreign.map(({ name, currency }) => `${name} (${currency})`).join(', ')
  const message = `Kept with separate totals and not counted in your cash, which is in pounds: ${names}.`
  return [{ code: 'foreign_accounts', message }]
}

function nothingNew(figures: readonly Figures[]): Assumption[] {
  const fresh = total(figures, (figure) => figure.fresh)
  if (fresh > 0 || figures.length === 0) return []
  return [
    {
      code: 'nothing_new',
      message: 'Every row of this file was in your books already. Nothing was added.',
    },
  ]
}

// A closing balance that the books do not come to means rows that are missing, or too many. The
// report shows it, and nothing is smoothed over.
async function disagreements(
  tx: TenantTx,
  key: UploadKey,
  { reading, targets }: { reading: Reading; targets: readonly Target[] },
): Promise<Assumption[]> {
  const found: Assumption[] = []
  for (const [at, account] of reading.accounts.entries()) {
    const target = targets[at]
    if (!target?.accountId || account.closing === null) continue
    const booked = await bookedBalance(tx, batchOf(key), { target, day: account.lastDay })
    if (booked === null || booked === account.closing) continue
    found.push({
      code: 'balance_differs',
      message: `The statement says ${money(account.closing)} on ${dayInWords(account.lastDay)}; the books come to ${money(booked)}.`,
    })
  }
  return found
}

const badRowsShownMax = 200

const duplicatesShownMax = 100

function reportOf(
  reading: Reading,
  planned: {
    targets: readonly Target[]
    figures: readonly Figures[]
    possibleDuplicates: readonly FoundLikeness[]
  },
): Report {
  const { targets, figures, possibleDuplicates } = planned
  const currency = figures[0]?.currency ?? 'GBP'
  const counted = figures.filter((figure) => figure.currency === currency)
  const totals = [...new Set(figures.map((figure) => figure.currency))].map((code) => {
    const own = figures.filter((figure) => figure.currency === code)
    return {
      currency: code,
      total_in: minor(total(own, (figure) => figure.total_in)),
      total_out: minor(total(own, (figure) => figure.total_out)),
    }
  })
  const only = reading.accounts.length === 1 ? reading.accounts[0] : undefined
  const days = reading.accounts.flatMap((account) => [account.firstDay, account.lastDay]).sort()
  return {
    transactions: total(figures, (figure) => figure.fresh),
    duplicates: total(figures, (figure) => figure.duplicates),
    skipped: [...reading.skipped],
    bad_rows: reading.badRows.slice(0, badRowsShownMax),
    first_day: days[0] ?? null,
    last_day: days.at(-1) ?? null,
    total_in: minor(total(counted, (figure) => figure.total_in)),
    total_out: minor(total(counted, (figure) => figure.total_out)),
    currency,
    ...(totals.length > 1 ? { totals } : {}),
    ...(only?.opening != null ? { opening_balance: only.opening } : {}),
    ...(only?.closing != null ? { closing_balance: only.closing } : {}),
    assumptions: inFull(reading.assumptions),
    ...(reading.layout ? { layout: reading.layout } : {}),
    accounts: targets.map(({ name, currency: accountCurrency, accountId }) => ({
      name,
      currency: accountCurrency,
      is_new: accountId === null,
    })),
    ...(reading.proof ? { balance_check: reading.proof } : {}),
    possible_duplicates: possibleDuplicates.slice(0, duplicatesShownMax).map(shownLikeness),
    left_out: total(figures, (figure) => figure.left_out),
    doubts: doubtsOf({
      isRemembered: reading.manner?.rememberedOn != null,
      assumptions: reading.assumptions,
      badRows: reading.badRows.length,
      possibleDuplicates: possibleDuplicates.length,
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
  return reportOf(nothing, { targets: [], figures: [], possibleDuplicates: [] })
}

function total<T>(rows: readonly T[], amountOf: (row: T) => number): number {
  return rows.reduce((sum, row) => sum + amountOf(row), 0)
}
