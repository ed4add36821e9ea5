// Remarks that ask for the other half of what was answered: "and what goes out?" after what comes
// in, "and the largest?" after the average.
import { untilToday } from '../period.ts'
import type { ToolCall } from '../tool-call.ts'
import type { Remark, Reply } from './remark.ts'

const turnedWay =
  /^(?:what|how much)(?: (?:will|does|do|is|are|going to|due to|expected to|we expect to))*(?: (?:be|we))? (?:(go|goes|going|leave|leaves|spend|pay)(?: out)?|(come|comes|coming|get|receive|take)(?: in)?)(?: in total)?$/

/** "And what goes out?" of the days that were answered for. */
export const onExpectedWay: Reply<'forecast_total'> = (
  { text, subject, period, limit },
  args,
): ToolCall | null => {
  const [, out, inward] = turnedWay.exec(text) ?? []
  if (subject || period || limit || args.subjects || (!out && !inward)) return null
  const measure = out ? 'out' : 'in'
  return measure === args.measure ? null : { tool: 'forecast_total', args: { ...args, measure } }
}

const largest =
  /^(?:(?:what|which) (?:is|was) )?(?:the |our |my )?(?:single )?(biggest|largest|highest|most|smallest|lowest|least)(?: (?:one|payment|single one|payout|bill))?$/
const those =
  /^(?:(?:what|how much) )?(?:(?:is|was|were|about|of) )?(?:(?:it|that|they) )?(?:in |for |over )?$/

/** "And the largest?", "and what was it last week?" after an average. */
export function onAverage(remark: Remark, args: Extract<ToolCall, { tool: 'average' }>['args']) {
  const { text, subject, period, limit, today } = remark
  if (subject || limit) return null
  const { per, ...filter } = args
  const [, end] = largest.exec(text) ?? []
  if (end && !period && per === 'payment')
    return {
      tool: 'top' as const,
      args: {
        ...filter,
        by: 'payment' as const,
        n: 1,
        least: /^(smallest|lowest|least)$/.test(end),
      },
    }
  const days = period && untilToday(period, today)
  return days && those.test(text === '' ? '' : `${text} `)
    ? { tool: 'flow_total' as const, args: { ...filter, period: days } }
    : null
}

const mean =
  /^(?:what (?:is|was) )?(?:the |our |my )?(?:average|mean|typical)(?: (?:one|payment|payout))?$/

/** "And the average?" after the largest payment. */
export function meanOfPayments(
  { text, subject, period }: Remark,
  args: Extract<ToolCall, { tool: 'top' }>['args'],
): ToolCall | null {
  if (subject || period || args.by !== 'payment' || !mean.test(text)) return null
  const { by: _, n: __, least: ___, often: ____, ...filter } = args
  return { tool: 'average', args: { ...filter, per: 'payment' } }
}
