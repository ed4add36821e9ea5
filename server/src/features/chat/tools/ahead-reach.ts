// The tool for when the balance is at an amount again.
import type { Minor } from '@plimsoll/domain/money'
import { date, money, type ToolResult } from '../facts.ts'
import type { ToolContext } from '../tool-context.ts'
import { forecastOf } from './ahead-forecast-of.ts'
import { forecastNote, withoutForecast } from './ahead-words.ts'
import { lineIn } from './buffer-words.ts'

/** When the balance is at an amount again, or at the buffer; and when it falls below before. */
export async function forecastReach(
  context: ToolContext,
  args: { amount?: Minor },
): Promise<ToolResult> {
  const { outlook, days } = await forecastOf(context)
  const ahead = days.filter(({ day }) => day > outlook.asOf && day <= outlook.until)
  const [first] = ahead
  if (outlook.state === 'unknown' || !first) return withoutForecast(context)
  const limit = args.amount ?? outlook.buffer
  const what = args.amount ? '{{limit}}' : lineIn(limit, 'limit')
  const isAbove = outlook.balance >= limit
  const falls = isAbove ? ahead.find(({ closing }) => closing < limit) : first
  const back = falls && ahead.find(({ day, closing }) => day >= falls.day && closing >= limit)
  const extremeOf = (sign: 1 | -1) =>
    ahead.reduce((found, one) => ((one.closing - found.closing) * sign > 0 ? one : found), first)
  const shown = falls ? (back ?? extremeOf(1)) : extremeOf(-1)
  const opening = isAbove
    ? `Cash is above ${what} now, at {{now}}`
    : `Cash is below ${what} now, at {{now}}`
  const rest = !falls
    ? ', and is expected to stay above it up to {{until}}; the lowest point is {{balance}} on {{day}}.'
    : `${isAbove ? '; it is expected to fall below on {{falls}}' : ''}${
        back
          ? ', and to be back at it on {{day}}, with {{balance}}.'
          : ', and is not expected to be back at it up to {{until}}; the most is {{balance}} on {{day}}.'
      }`
  return {
    template: `${opening}${rest.replace(/^, and to be back/, '; it is expected to be back')}`,
    facts: [
      date('day', shown.day, 'Date'),
      money('balance', shown.closing, 'Expected balance'),
      ...(limit === 0
        ? []
        : [money('limit', limit, args.amount === undefined ? 'Cash buffer' : 'Limit')]),
      money('now', outlook.balance, 'Balance'),
      date('until', outlook.until, 'Looking ahead to'),
      ...(falls && isAbove ? [date('falls', falls.day, 'First day below')] : []),
    ],
    citations: [{ ref: 'balance', href: '/cash-flow', rowCount: 0, label: 'Cash flow' }],
    rowCount: 0,
    truncated: false,
    basis: [forecastNote],
    warnings: [],
  }
}
