// Who pays or is paid without a regular day: whether money moved lately, and what is forecast.
import { addDays, addMonths, monthOf } from '@plimsoll/domain/calendar'
import { monthPeriod, spanPeriod } from '@plimsoll/domain/question/period'
import type { Subject } from '@plimsoll/domain/question/subject'
import type { FlowSide } from '@plimsoll/domain/question/tool-call'
import { sumFlows } from '../../../books/figures/flows.store.ts'
import { type Fact, span } from '../facts.ts'
import { queryOf, type ToolContext } from '../tool-context.ts'
import { forecastTotal } from './ahead-forecast.ts'

type Query = { readonly side?: FlowSide; readonly subjects?: readonly Subject[] }

const lately = 60

/** Whether money moved this way lately: then what is due the other way is no answer. */
export async function movedLately(context: ToolContext, args: Query): Promise<boolean> {
  const period = spanPeriod(addDays(context.today, -lately), context.today)
  const query = queryOf(context, { ...args, side: args.side ?? null, period })
  const [total] = await sumFlows(context.tx, context.businessId, query, null)
  return (total?.amount ?? 0) > 0
}

/** Who pays without a regular day is forecast by the month: the next one's total. */
export async function forecastSoon(
  context: ToolContext,
  { side, subjects }: Query,
): Promise<{ words: string; facts: readonly Fact[] } | null> {
  if (!side || !subjects?.length) return null
  const period = monthPeriod(addMonths(monthOf(context.today), 1))
  const { facts } = await forecastTotal(context, { measure: side, period, subjects })
  const [total] = facts
  if (total?.minor === undefined || total.minor === '0') return null
  return {
    words: ` The forecast expects {{soon}} ${side === 'in' ? 'to come in' : 'to go out'} in {{soon_month}} without a known day.`,
    facts: [{ ...total, id: 'soon' }, span('soon_month', period.label)],
  }
}
