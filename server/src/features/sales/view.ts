// Projects as the contract writes them: rows of the list, and a project in whole.
import type { ProjectRow, Project as WireProject } from '@plimsoll/contract/sales-project'
import { addDays, daysBetween } from '@plimsoll/domain/calendar'
import { type Minor, plus, sum } from '@plimsoll/domain/money'
import { latestReceipt } from '@plimsoll/domain/sales/check'
import { figuresOf, type ProjectFigures, summaryOf } from '@plimsoll/domain/sales/figures'
import type { Party } from '@plimsoll/domain/sales/project'
import type { Match } from '@plimsoll/domain/sales/schedule'
import type { SettledMilestone, SettledProject } from '@plimsoll/domain/sales/settle'
import { transitions } from '@plimsoll/domain/sales/status'
import { type CategoryNames, nameOfSubCategory } from '../../books/categories/names.ts'
import type { ProjectBook } from './book.ts'
import type { HistoryRow } from './changes.store.ts'

/** A row of the list. */
export function rowOf(settled: SettledProject, book: ProjectBook): ProjectRow {
  const { project } = settled
  const summary = summaryOf(settled, slipOf)
  const { margin } = figuresOf(settled)
  return {
    id: project.id,
    series_id: project.id,
    name: project.name,
    client: partyOf(project.client),
    status: project.status,
    status_since: project.statusSince,
    value: project.value,
    vat: project.vat,
    net: summary.net,
    gross: summary.gross,
    received: summary.received,
    outstanding: summary.outstanding,
    probability: project.probability,
    weighted: summary.weighted,
    next_receipt: summary.nextReceipt,
    start: project.start,
    end: project.end,
    margin: marginOf(margin),
    slip_days: summary.slipDays,
    overdue: summary.overdue,
    include: project.include,
    version: book.stored.get(project.id)?.version ?? 1,
  }
}

/**
 * Days between the first plan and the day that is expected now, or on which the last of it came.
 */
function slipOf({ plannedOn, expectedOn, matches, state }: SettledMilestone): number {
  const last = state === 'met' ? matches.at(-1)?.day : undefined
  return state === 'removed' ? 0 : daysBetween(plannedOn, last ?? expectedOn)
}

/** A project in whole, with its history. */
export function projectOf(
  settled: SettledProject,
  facts: { book: ProjectBook; history: readonly HistoryRow[] },
): WireProject {
  const { project, milestones, costs } = settled
  const { book, history } = facts
  const stored = book.stored.get(project.id)
  const receivedLast = latestReceipt(milestones)
  return {
    ...rowOf(settled, book),
    ...wireFigures(figuresOf(settled)),
    notes: project.notes,
    delay_days: project.delayDays,
    usual_delay: settled.usualDelay,
    delay_used: settled.delayUsed,
    milestones: milestones.map(milestoneOf),
    costs: costs.map((each) => costOf(each, book.categoryNames)),
    history: historyOf(history),
    next_statuses: [...transitions[project.status]],
    earliest_effective: receivedLast && addDays(receivedLast, 1),
    created_at: (stored?.createdAt ?? new Date(0)).toISOString(),
    changed_at: (stored?.changedAt ?? new Date(0)).toISOString(),
  }
}

/** The figures of a project on the wire. */
export function wireFigures(figures: ProjectFigures) {
  const { in: into, out, revenue, cost, vat, unplanned, cumulative } = figures
  return {
    in: into,
    out,
    revenue,
    cost,
    margin_amount: figures.marginAmount,
    margin: marginOf(figures.margin),
    vat_due: vat,
    unplanned,
    peak_funding: figures.peakFunding,
    cumulative: [...cumulative],
  }
}

/** Tenths of a percent as a percentage with one decimal. */
function marginOf(tenths: number | null): number | null {
  return tenths === null ? null : tenths / 10
}

function partyOf({ merchantId, name }: Party) {
  return { merchant_id: merchantId, name }
}

/** Hundredths of a percent as text with two decimals. */
export function percentOf(share: number | null): string | null {
  if (share === null) return null
  const digits = String(share).padStart(3, '0')
  return `${digits.slice(0, -2)}.${digits.slice(-2)}`
}

function milestoneOf(milestone: SettledMilestone): WireProject['milestones'][number] {
  const { id, label, amount, net, vat, gross, due, state, received, open } = milestone
  return {
    id,
    label,
    amount,
    share: percentOf(milestone.share),
    net,
    vat,
    gross,
    invoice_date: milestone.invoiceDate,
    terms_days: milestone.termsDays,
    due,
    expected_on: milestone.expectedOn,
    chosen_on: milestone.chosenOn,
    usual_on: milestone.usualOn,
    state,
    received,
    open,
    transactions: milestone.matches.map((match) => transactionOf(match, 1)),
  }
}

function costOf(
  { cost, payments }: SettledProject['costs'][number],
  names: CategoryNames,
): WireProject['costs'][number] {
  return {
    id: cost.id,
    label: cost.label,
    kind: cost.kind,
    amount: cost.amount,
    share: percentOf(cost.share),
    day: cost.day,
    until: cost.until,
    every: cost.every,
    sub_category: cost.subCategory,
    subcategory_label: nameOfSubCategory(cost.subCategory, names),
    supplier: cost.supplier && partyOf(cost.supplier),
    vat: cost.vat,
    total: sum(payments.map(({ gross }) => gross)),
    paid: sum(payments.map(({ paid }) => paid)),
    open: sum(payments.map(({ open }) => open)),
    payments: payments.map(({ due, day, gross, paid, open, state }) => ({
      due,
      expected_on: day,
      amount: gross,
      paid,
      open,
      state,
    })),
    transactions: payments.flatMap(({ matches }) =>
      matches.map((match) => transactionOf(match, -1)),
    ),
  }
}

function transactionOf({ movementId, day, amount, byHand }: Match, sign: 1 | -1) {
  return { transaction_id: movementId, day, amount: (sign * amount) as Minor, by_hand: byHand }
}

/** Only the latest change that stands can be undone: later ones are made upon it. */
function historyOf(rows: readonly HistoryRow[]): WireProject['history'] {
  const latest = rows.find(({ undone }) => !undone)?.id
  return rows.map((row) => ({
    id: row.id,
    kind: row.kind,
    words: row.words,
    effective_date: row.effectiveDate,
    by: row.author,
    at: row.madeAt.toISOString(),
    reason: row.reason,
    undone: row.undone,
    can_undo: row.id === latest,
  }))
}

/** What rows come to. */
export function totalsOf(rows: readonly ProjectRow[]) {
  const total = (pick: (row: ProjectRow) => Minor) =>
    rows.reduce((all, row) => plus(all, pick(row)), 0 as Minor)
  return {
    count: rows.length,
    value: total(({ value }) => value),
    plus_vat: rows.some(({ vat }) => vat.rate !== 'none' && !vat.included),
    received: total(({ received }) => received),
    outstanding: total(({ outstanding }) => outstanding),
    weighted: total(({ weighted }) => weighted),
  }
}
