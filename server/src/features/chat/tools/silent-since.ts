// Who has not paid, or not been paid, since a day.
import { addDays, type Day } from '@plimsoll/domain/calendar'
import { spanPeriod } from '@plimsoll/domain/question/period'
import type { FlowFilter } from '@plimsoll/domain/question/tool-call'
import { sumFlows } from '../../../books/figures/flows.store.ts'
import { count, date, named, type ToolResult } from '../facts.ts'
import { cite, queryOf, type ToolContext } from '../tool-context.ts'
import { letters } from './compare-tools.ts'

const namedMax = 8

/** The payers or payees of a period with nothing from a day on, the longest silent first. */
export async function silentSince(
  context: ToolContext,
  args: FlowFilter & { since: Day },
): Promise<ToolResult> {
  const { since, ...filter } = args
  const { tx, businessId } = context
  const all = await sumFlows(tx, businessId, queryOf(context, filter), 'merchant')
  const known = all.filter(({ key, name, count: n }) => key !== null && name !== null && n > 0)
  const silent = known
    .filter(({ last }) => last !== null && last < since)
    .sort((a, b) => ((a.last ?? '') < (b.last ?? '') ? -1 : 1))
  const shown = silent.slice(0, namedMax)
  const listed = shown.map((_, at) => `{{name_${letters(at)}}} ({{day_${letters(at)}}})`)
  const who = filter.side === 'in' ? 'customers' : 'suppliers'
  const verb = filter.side === 'in' ? 'paid you nothing' : 'were paid nothing'
  const template =
    silent.length === 0
      ? `All {{all}} ${who} in your records have ${filter.side === 'in' ? 'paid you' : 'been paid'} since {{since}}.`
      : `{{count}} of the {{all}} ${who} in your records ${verb} since {{since}}; their latest payments: ${listed.join(', ')}${silent.length > shown.length ? ' and others' : ''}.`
  const before = { ...filter, period: spanPeriod(filter.period.from, addDays(since, -1)) }
  return {
    template,
    facts: [
      count('count', silent.length, 'Silent'),
      count('all', known.length, 'In all'),
      date('since', since, 'Since'),
      ...shown.flatMap(({ name, last }, at) => [
        named(`name_${letters(at)}`, name ?? ''),
        date(`day_${letters(at)}`, last ?? since, name ?? ''),
      ]),
    ],
    citations: cite('count', before, 0),
    rowCount: known.length,
    truncated: silent.length > shown.length,
    basis: [],
    warnings: [],
  }
}
