// Payments to come by their order: which of two is first, and the day before one of them.
import { addDays, type Day } from '@plimsoll/domain/calendar'
import type { NextPayment } from '@plimsoll/domain/question/ahead-call'
import type { ToolCall } from '@plimsoll/domain/question/tool-call'
import { type Due, readKeptDue } from '../../forecast/service.ts'
import { date, emptyResult, type Fact, money, named, type ToolResult } from '../facts.ts'
import type { ToolContext } from '../tool-context.ts'
import { nextLeaving } from './ahead-after.ts'
import { forecastNote, withoutForecast } from './ahead-words.ts'
import { nameInSentence } from './sentence-names.ts'

/** The day before a payment to come, with words for when that is expected. */
export type UntilPayment = {
  readonly until: Day
  readonly words: string
  readonly facts: readonly Fact[]
}

/** The last day before a payment; a reply where none with a known day is expected. */
export async function untilPayment(
  context: ToolContext,
  payment: NextPayment,
): Promise<UntilPayment | { readonly missing: ToolResult }> {
  const due = await readKeptDue(context.tx, context.businessId, context.today)
  if (!due) return { missing: await withoutForecast(context) }
  const next = nextOf(context, due, payment)
  if (!next) return { missing: withoutDay(payment) }
  const first = addDays(context.today, 1)
  const dayBefore = addDays(next.day, -1)
  return {
    until: dayBefore < first ? first : dayBefore,
    words: ` {{paid}} ${joint(payment)} {{paid_name}} is next expected on {{paid_day}}.`,
    facts: [
      money('paid', next.amount, next.name),
      named('paid_name', next.name),
      date('paid_day', next.day, 'Date'),
    ],
  }
}

/** Which of two payments to come is first. */
export async function whichFirst(
  context: ToolContext,
  args: Extract<ToolCall, { tool: 'which_first' }>['args'],
): Promise<ToolResult> {
  const due = await readKeptDue(context.tx, context.businessId, context.today)
  if (!due) return withoutForecast(context)
  const [first, second] = [args.first, args.second].map((each) => nextOf(context, due, each))
  if (!first) return withoutDay(args.first)
  if (!second) return withoutDay(args.second)
  const isBefore = first.day < second.day
  const isSame = first.day === second.day
  const opening = !args.asks
    ? ''
    : isSame
      ? 'Neither: '
      : isBefore === (args.asks === 'before')
        ? 'Yes: '
        : 'No: '
  const [one, other] = isBefore || isSame ? [args.first, args.second] : [args.second, args.first]
  const [early, late] = isBefore || isSame ? [first, second] : [second, first]
  return {
    template: isSame
      ? `${opening}{{amount}} ${joint(one)} {{name}} and {{other_amount}} ${joint(other)} {{other}} are both expected on {{day}}.`
      : `${opening}{{amount}} ${joint(one)} {{name}} is expected first, on {{day}}, and {{other_amount}} ${joint(other)} {{other}} on {{other_day}}.`,
    facts: [
      date('day', early.day, early.name),
      money('amount', early.amount, early.name),
      named('name', early.name),
      money('other_amount', late.amount, late.name),
      named('other', late.name),
      date('other_day', late.day, late.name),
    ],
    citations: [{ ref: 'amount', href: '/cash-management', rowCount: 2, label: 'Cash management' }],
    rowCount: 2,
    truncated: false,
    basis: ['The next payment of each is meant.', forecastNote],
    warnings: [],
  }
}

function nextOf(context: ToolContext, due: Due, { subject, side }: NextPayment) {
  const found = nextLeaving(context, { due, subject, period: undefined, side })
  const isOfTax = found !== null && found.name !== subject.name
  return found && { ...found, name: isOfTax ? found.name : nameInSentence(subject) }
}

const joint = ({ side }: NextPayment) => (side === 'in' ? 'from' : 'for')

function withoutDay({ subject, side }: NextPayment): ToolResult {
  return emptyResult(
    `No payment ${side === 'in' ? 'from' : 'for'} {{name}} with a known day is expected, so I can’t say.`,
    [named('name', nameInSentence(subject))],
  )
}
