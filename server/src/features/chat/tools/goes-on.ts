// Whether somebody still pays or is still paid: by the latest payment, how often there was one, and
// whether another is expected.
import { daysBetween } from '@plimsoll/domain/calendar'
import { magnitude } from '@plimsoll/domain/money'
import type { FlowFilter } from '@plimsoll/domain/question/tool-call'
import { readFlowRows } from '../../../books/figures/flows.store.ts'
import { readKeptDue } from '../../forecast/service.ts'
import { date, money, type ToolResult } from '../facts.ts'
import { cite, queryOf, type ToolContext } from '../tool-context.ts'
import { isOfSubjects } from './due-lists.ts'
import { aboutWords, nothing, transfersLeftOut } from './flow-words.ts'

type Query = 'still' | 'ended' | 'when'

const rowsMax = 60
// Payments that are this much later than usual have most likely ended.
const latenessMax = 1.5
const graceDays = 3
const gapWithoutRhythm = 45

/** Yes or no, with the latest payment and the next that is expected. */
export async function goesOn(
  context: ToolContext,
  args: FlowFilter & { goesOn: Query },
): Promise<ToolResult> {
  const { tx, businessId, today } = context
  const query = queryOf(context, args)
  const rows = await readFlowRows(tx, businessId, query, { order: 'latest', rowsMax })
  const [latest] = rows
  if (!latest) return nothing(args)
  const due = await readKeptDue(tx, businessId, today)
  const next = due?.items
    .filter((item) => item.side === args.side && item.day > today && isOfSubjects(query, item))
    .sort((a, b) => (a.day < b.day ? -1 : 1))[0]
  const days = daysBetween(latest.day, today)
  const gap = usualGap(rows.map(({ day }) => day))
  const isLive = next !== undefined || days <= gap * latenessMax + graceDays
  const about = aboutWords(args)
  const way =
    args.side === 'in'
      ? `received${about.words}`
      : `made${about.words.replace(/^ (?:in|on) /, ' for ')}`
  const ago = days === 0 ? ', today' : ', {{days}} ago'
  const last = `the latest payment ${way} was {{amount}} on {{day}}${ago}`
  const expected = next
    ? ', and the next, {{next}}, is expected on {{next_day}}.'
    : ', and no other with a known day is expected.'
  return {
    template:
      `${opening(args.goesOn, { isLive, isSure: next !== undefined })}${last}${expected}`.replace(
        /^./,
        (first) => first.toUpperCase(),
      ),
    facts: [
      date('day', latest.day, 'Date'),
      money('amount', latest.amount, 'Latest payment'),
      { id: 'days', unit: 'days', value: days, label: 'Days ago' },
      ...(next
        ? [
            date('next_day', next.day, 'Next expected'),
            money('next', magnitude(next.open), 'Next payment'),
          ]
        : []),
      ...about.facts,
    ],
    citations: cite(
      'amount',
      { ...args, period: { ...args.period, from: latest.day, to: latest.day } },
      1,
    ),
    rowCount: 1,
    truncated: false,
    basis: [transfersLeftOut],
    warnings: [],
  }
}

// Without another payment that is expected it is only what the bank shows so far.
function opening(query: Query, { isLive, isSure }: { isLive: boolean; isSure: boolean }): string {
  if (query === 'when') return isLive ? 'As far as the bank shows, they haven’t stopped: ' : ''
  if (!isLive) return query === 'still' ? 'It looks as if not: ' : 'It looks like it: '
  if (query === 'still') return isSure ? 'Yes: ' : 'Yes, as far as the bank shows: '
  return isSure ? 'No: ' : 'Not as far as the bank shows: '
}

// The middle gap between the days of payments, latest first.
function usualGap(days: readonly string[]): number {
  const distinct = [...new Set(days)]
  const gaps = distinct.slice(1).map((day, at) => daysBetween(day, distinct[at] ?? day))
  const sorted = [...gaps].sort((a, b) => a - b)
  return sorted[Math.floor(sorted.length / 2)] ?? gapWithoutRhythm
}
