// The lowest point ahead against an amount that the question names.
import type { Day } from '@plimsoll/domain/calendar'
import type { Minor } from '@plimsoll/domain/money'
import { date, money, type ToolResult } from '../facts.ts'
import type { ToolContext } from '../tool-context.ts'
import { forecastOf } from './ahead-forecast-of.ts'
import { riskBeside } from './ahead-risk.ts'
import { forecastNote } from './ahead-words.ts'
import { stretchesBelow, stretchWords } from './below-limit.ts'

/** When cash is below an amount, and until when, where it is. */
export async function lowAgainst(
  context: ToolContext,
  input: { below: Minor; point: { day: Day; balance: Minor }; until: Day },
): Promise<ToolResult> {
  const { days } = await forecastOf(context)
  const below = stretchesBelow(days, input)
  const [first] = below
  const stretches = stretchWords(below)
  const { below: line, until } = input
  const risk = first ? null : riskBeside(days, { line, what: '{{limit}}', until })
  return {
    template: first
      ? `Cash is expected to fall below {{limit}} on {{first}}${stretches.words}. The lowest point up to {{until}} is {{low}} on {{day}}.`
      : `Cash is expected to stay above {{limit}} up to {{until}}. The lowest point is {{low}} on {{day}}.${risk?.words ?? ''}`,
    facts: [
      money('low', input.point.balance, 'Lowest balance'),
      date('day', input.point.day, 'Date'),
      ...(first ? [date('first', first.from, 'First day below')] : []),
      money('limit', input.below, 'Limit'),
      date('until', input.until, 'Looking ahead to'),
      ...stretches.facts,
      ...(risk?.facts ?? []),
    ],
    citations: [{ ref: 'low', href: '/dashboard', rowCount: 0, label: 'Dashboard' }],
    rowCount: 0,
    truncated: false,
    basis: [forecastNote],
    warnings: [],
  }
}
