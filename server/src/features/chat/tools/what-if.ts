// What a change would do to cash: the lowest point and the ends of the months before and after, by
// the way that scenarios are computed.
import { magnitude, minor } from '@plimsoll/domain/money'
import { monthLabel } from '@plimsoll/domain/question/period'
import type { WhatIf } from '@plimsoll/domain/question/what-if/what-if'
import { whatIf as pathsOf, type WhatIfPath } from '../../forecast/service.ts'
import { date, money, type ToolResult } from '../facts.ts'
import type { ToolContext } from '../tool-context.ts'
import { forecastNote, withoutForecast } from './ahead-words.ts'
import { changeOf, together } from './what-if-changes.ts'
import { assumed } from './what-if-words.ts'

/** The forecast with a change, beside the forecast without it. */
export async function whatIf(context: ToolContext, args: WhatIf): Promise<ToolResult> {
  const { tx, businessId, today } = context
  const changes = args.change === 'two' ? args.both : [args]
  const laid = together(changes.map((change) => changeOf(context, change)))
  const paths = await pathsOf(tx, businessId, { today, ...laid })
  if (!paths || paths.before.outlook.state === 'unknown' || paths.after.outlook.state === 'unknown')
    return withoutForecast(context)
  const { before, after } = paths
  const { low } = paths.after.outlook
  const { low: lowBefore, buffer, until } = paths.before.outlook
  const { words, facts, basis } = assumed(today, changes)
  const gap = low.balance - buffer
  const isSame = before.days.every(({ closing }, at) => closing === after.days[at]?.closing)
  const below = after.days.find(({ closing }) => closing < 0)
  const isNewlyBelow = below && !before.days.some(({ closing }) => closing < 0)
  const holds = gap >= 0 ? 'still {{gap}} above' : '{{gap}} below'
  const sentence = isSame
    ? `${words}, nothing that is forecast changes: cash is expected to be lowest on {{day}}, at {{low}}, {{gap}} ${gap >= 0 ? 'above' : 'below'} your buffer of {{buffer}}.`
    : `${words}, cash would be lowest on {{day}}, at {{low}}, ${holds} your buffer of {{buffer}}. Without ${changes.length === 1 ? 'that change' : 'those changes'} the lowest point is {{low_before}} on {{day_before}}.`
  return {
    template: isNewlyBelow ? `${sentence} It would fall below zero on {{below}}.` : sentence,
    facts: [
      money('low', low.balance, 'Lowest balance with the change'),
      date('day', low.day, 'Date'),
      money('low_before', lowBefore.balance, 'Lowest balance without it'),
      date('day_before', lowBefore.day, 'Date without it'),
      money('gap', magnitude(minor(gap)), 'Distance from the buffer'),
      money('buffer', buffer, 'Cash buffer'),
      ...(isNewlyBelow ? [date('below', below.day, 'First day below zero')] : []),
      date('until', until, 'Looking ahead to'),
      ...facts,
    ],
    citations: [{ ref: 'low', href: '/cash-flow/scenarios', rowCount: 0, label: 'Scenarios' }],
    rowCount: 0,
    truncated: false,
    basis: [
      ...basis,
      ...(changes.every(({ change }) => change === 'delay')
        ? []
        : ['Everything else stays as it is forecast; taxes are not estimated again.']),
      forecastNote,
    ],
    warnings: [],
    table: monthsTable(before, after),
  }
}

function monthsTable(before: WhatIfPath, after: WhatIfPath): NonNullable<ToolResult['table']> {
  return {
    columns: ['End of', 'As forecast', 'With the change'],
    rows: after.months.map(({ month, closing }, at) => [
      { text: monthLabel(month) },
      { minor: String(before.months[at]?.closing ?? 0) },
      { minor: String(closing) },
    ]),
  }
}
