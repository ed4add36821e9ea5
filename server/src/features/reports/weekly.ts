// The weekly report: the week's cash to the penny, what differs from the forecast, and where cash goes from here.
import type { WeeklyReport } from '@plimsoll/contract/reports'
import { addDays, type Day, daysBetween } from '@plimsoll/domain/calendar'
import { movementSentences, writeCommentary } from '@plimsoll/domain/commentary/commentary'
import type { Sentence } from '@plimsoll/domain/commentary/sentence'
import { faultInSentence } from '@plimsoll/domain/commentary/verify'
import { dayInWords } from '@plimsoll/domain/date-words'
import { less, type Minor, plus, sum } from '@plimsoll/domain/money'
import { chanceSentence, lowSentence } from '@plimsoll/domain/outlook/outlook-words'
import { Problem } from '@plimsoll/domain/problem'
import { isoWeekOf } from '@plimsoll/domain/reports/iso-week'
import { subCategoryOf } from '@plimsoll/domain/taxonomy'
import { periodWords } from '@plimsoll/domain/variance/period-words'
import { readDayFlows } from '../../books/figures/month-flows.store.ts'
import { readBalance } from '../../books/figures/movements.store.ts'
import type { TenantTx } from '../../db/tenant.ts'
import { baselineWords, commentaryInput, varianceFacts } from '../analysis/service.ts'
import { type ForecastView, outlookIn, readDue } from '../forecast/service.ts'

const aheadDays = 14
const variancesMax = 3
const staleDays = 3
const lateStates: ReadonlySet<string> = new Set(['overdue', 'missed'])

type Known = { view: ForecastView; today: Day; date: Day }

/** The report on the week of a date. Refuses a week that hasn't begun. */
export async function weeklyReport(
  tx: TenantTx,
  businessId: string,
  { view, today, date }: Known,
): Promise<WeeklyReport> {
  const week = isoWeekOf(date)
  if (week.from > today)
    throw new Problem(
      'invalid',
      `The week of ${dayInWords(week.from)} hasn’t begun. Choose a date up to today.`,
    )
  const { firstDay, lastDay, balanceKnown } = view.standing.books
  const { asOf } = view.standing
  const isRunning = week.to >= today
  const state =
    !firstDay || week.to < firstDay
      ? 'before_data'
      : week.from > asOf
        ? 'after_data'
        : isRunning
          ? 'running'
          : 'closed'
  const hasData = state === 'running' || state === 'closed'
  const compared = hasData ? await comparedWeek(tx, businessId, { view, week }) : null
  return {
    week: { ...week, label: periodWords(week) },
    previous: firstDay && week.from > firstDay ? addDays(week.from, -7) : null,
    next: nextWeek({ week, firstDay, isRunning, state }),
    state,
    as_of: asOf,
    headline: compared?.headline ?? null,
    bridge:
      hasData && balanceKnown
        ? await bridgeOf(tx, businessId, { from: week.from, to: week.to < asOf ? week.to : asOf })
        : null,
    compared: compared?.words ?? null,
    variances: compared?.variances ?? [],
    ahead: isRunning ? await aheadOf(tx, businessId, { view, today }) : null,
    actions: isRunning ? (compared?.actions ?? []) : [],
    notes: notesOf({ firstDay, lastDay, today, week, balanceKnown, isRunning }),
  }
}

/** Before the books, the next week with anything in it is their first. */
function nextWeek(known: {
  week: { from: Day }
  firstDay: Day | null
  isRunning: boolean
  state: WeeklyReport['state']
}): Day | null {
  const { week, firstDay, isRunning, state } = known
  if (isRunning) return null
  return state === 'before_data' && firstDay ? isoWeekOf(firstDay).from : addDays(week.from, 7)
}

type ComparedWeek = Pick<WeeklyReport, 'variances' | 'actions' | 'headline'> & { words: string }

/** Against the forecast made before the week, or the week before where there was none. */
async function comparedWeek(
  tx: TenantTx,
  businessId: string,
  { view, week }: { view: ForecastView; week: { from: Day; to: Day } },
): Promise<ComparedWeek> {
  const period = { timeframe: 'custom' as const, custom: { from: week.from, to: week.to } }
  let words = ''
  for (const compare of ['forecast', 'previous'] as const)
    try {
      const facts = await varianceFacts(tx, businessId, view, { ...period, compare })
      const input = await commentaryInput(tx, businessId, { facts, view, period })
      const { headline, action } = writeCommentary(input)
      return {
        words: baselineWords(facts),
        headline: wire([headline])[0] ?? null,
        variances: wire(movementSentences(input, variancesMax)),
        actions: wire([action]),
      }
    } catch (error) {
      if (!(error instanceof Problem)) throw error
      words = error.message
    }
  return { words, headline: null, variances: [], actions: [] }
}

function wire(sentences: readonly Sentence[]) {
  return sentences
    .filter((sentence) => faultInSentence(sentence) === null)
    .map(({ template, facts }) => ({ template, facts: facts.map((fact) => ({ ...fact })) }))
}

async function bridgeOf(
  tx: TenantTx,
  businessId: string,
  span: { from: Day; to: Day },
): Promise<NonNullable<WeeklyReport['bridge']>> {
  const opening = await readBalance(tx, businessId, addDays(span.from, -1))
  const closing = await readBalance(tx, businessId, span.to)
  const flows = await readDayFlows(tx, businessId, span)
  const total = (side: 'in' | 'out') =>
    sum(flows.filter((flow) => flow.side === side).map(({ amount }) => amount))
  const [moneyIn, moneyOut] = [total('in'), total('out')]
  return {
    ...span,
    opening,
    in: moneyIn,
    out: moneyOut,
    other: less(less(closing, opening), less(moneyIn, moneyOut)),
    closing,
  }
}

async function aheadOf(
  tx: TenantTx,
  businessId: string,
  { view, today }: { view: ForecastView; today: Day },
): Promise<WeeklyReport['ahead']> {
  const { asOf } = view.standing
  // Books that end long ago say nothing about the days to come.
  const outlook = outlookIn(view)
  if (outlook.state === 'unknown') return null
  const due = await readDue(tx, businessId, today)
  const to = addDays(asOf, aheadDays)
  const items = (due?.items ?? []).map((item) => ({
    ...item,
    // A report is printed and passed on, so no single pay shows on it.
    merchant: subCategoryOf(item.sub_category).category === 'people' ? 'Payroll' : item.merchant,
  }))
  const isLate = (state: string) => lateStates.has(state)
  return {
    from: addDays(asOf, 1),
    to,
    days: view.forecast.days
      .filter(({ day }) => day <= to)
      .map((one) => ({
        day: one.day,
        in: one.in,
        out: one.out,
        closing: one.closing,
        due: merged(items.filter((item) => item.day === one.day).map(dueRow)),
      })),
    low: { words: lowSentence(outlook), chance: chanceSentence(outlook) },
    late: merged(
      items
        .filter((item) => isLate(item.state))
        .map((item) => ({ ...dueRow(item), day: item.due })),
    ),
  }
}

type DueRow = { day: Day; merchant: string; amount: Minor }

function dueRow({ day, merchant, open }: { day: Day; merchant: string; open: Minor }): DueRow {
  return { day, merchant, amount: open }
}

/** Payments under one name on one day as one row. */
function merged(rows: readonly DueRow[]): DueRow[] {
  const byName = new Map<string, DueRow>()
  for (const row of rows) {
    const key = `${row.day} ${row.merchant}`
    const before = byName.get(key)
    byName.set(key, before ? { ...before, amount: plus(before.amount, row.amount) } : row)
  }
  return [...byName.values()]
}

function notesOf(known: {
  firstDay: Day | null
  lastDay: Day | null
  today: Day
  week: { from: Day; to: Day }
  balanceKnown: boolean
  isRunning: boolean
}): string[] {
  const { firstDay, lastDay, today, week, balanceKnown, isRunning } = known
  const notes: string[] = []
  if (firstDay && firstDay > week.to) return [`Your transactions begin on ${dayInWords(firstDay)}.`]
  if (lastDay && daysBetween(lastDay, today) > staleDays)
    notes.push(
      `The newest transaction is from ${dayInWords(lastDay)}. Add newer data to bring this report up to date.`,
    )
  else if (lastDay) notes.push(`Transactions up to ${dayInWords(lastDay)}.`)
  if (firstDay && firstDay > week.from && firstDay <= week.to)
    notes.push(`Your transactions begin on ${dayInWords(firstDay)}, within this week.`)
  if (!balanceKnown)
    notes.push('An account has no balance yet, so opening and closing cash can’t be shown.')
  if (!isRunning) notes.push('What’s ahead is in the report for this week.')
  return notes
}
