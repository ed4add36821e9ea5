// What somebody charged by one day against what they charged by a later one.
import type { Day } from '@plimsoll/domain/calendar'
import { minor } from '@plimsoll/domain/money'
import type { FlowRow } from '../../../books/figures/flows.store.ts'
import { count, date, money, named, percent, type ToolResult } from '../facts.ts'
import type { ToolContext } from '../tool-context.ts'
import { payeeOf } from './flow-words.ts'

/** The last payments up to two days, of payments of which the latest come first. */
export function betweenWords(
  context: ToolContext,
  { from, to }: { from: Day; to: Day },
  rows: readonly [FlowRow, ...FlowRow[]],
): Pick<ToolResult, 'template' | 'facts'> {
  const name = named('name', payeeOf(rows[0], context))
  const upTo = rows.filter(({ day }) => day <= to)
  const [after] = upTo
  // Nothing was paid by the first day yet: what was paid first since then is the nearest.
  const before = upTo.find(({ day }) => day <= from) ?? upTo.at(-1)
  if (!after || !before || after === before)
    return {
      template: `There ${after ? 'is only one payment' : 'are no payments'} to {{name}} up to {{to}}, so there is no change to show.`,
      facts: [count('count', after ? 1 : 0, 'Payments'), name, date('to', to, 'Up to')],
    }
  const change = minor(after.amount - before.amount)
  const varies = varyAround(upTo, before) && varyAround(upTo, after)
  return {
    template: `{{name}} was {{before}} on {{day_before}} and {{after}} on {{day}}${change === 0 ? ', so it didn’t change' : `: {{change}} ${change > 0 ? 'more' : 'less'} ({{pct}})`}. These are the last payments up to each date${varies ? '; their amounts vary' : ''}.`,
    facts: [
      money('change', minor(Math.abs(change)), 'Change'),
      money('before', before.amount, 'Before'),
      money('after', after.amount, 'After'),
      percent('pct', (Math.abs(change) / Math.max(1, before.amount)) * 100, 'Change in per cent'),
      date('day_before', before.day, 'Before'),
      date('day', after.day, 'After'),
      name,
    ],
  }
}

// Neither the payment before nor the one after is of the same amount.
function varyAround(rows: readonly FlowRow[], row: FlowRow): boolean {
  const at = rows.indexOf(row)
  const beside = [rows[at - 1], rows[at + 1]].flatMap((each) => each ?? [])
  return beside.length > 0 && beside.every(({ amount }) => amount !== row.amount)
}
