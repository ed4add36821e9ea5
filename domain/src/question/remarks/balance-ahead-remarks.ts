// Remarks on a balance that is expected, and on what is left or free to spend: "and at the worst?"
import { lastDayOf, monthOf } from '../../calendar.ts'
import type { ToolCall } from '../tool-call.ts'
import { doubts } from './balance-remarks.ts'
import { again } from './due-remarks.ts'
import { asksAgain, type Remark, type Reply } from './remark.ts'

const badly =
  /^((if|when) (things|it|that|all) (go|goes|went|turns? out) (really )?(badly|wrong|well|pear shaped|against us|our way|south)|(in the |at |the )?(worst|best)( case| comes to (the )?worst)?|(what is )?(the )?(range|worst case|best case|downside|upside)|pessimistic(ally)?|optimistic(ally)?|(to be |being |if (we|i) (are|am) )?(cautious|careful|prudent)|how (bad|good) could (it|that) (be|get)|at the (very )?(least|most))$/

/** A remark on a balance that is expected. */
export const onForecastBalance: Reply<'forecast_balance'> = (
  { text, subject, period, leavesOut, sideOf },
  { day },
) => {
  const side = subject && leavesOut ? sideOf(subject) : null
  // "And without the dividend?" is the balance without what is due for it.
  if (subject && side && !period)
    return {
      tool: 'what_if',
      args: { change: 'scale', side, subjects: [subject], percent: -100, at: day },
    }
  if (subject || period) return null
  if (doubts.test(text)) return { tool: 'forecast_record', args: {} }
  // The range of the answer says how well and how badly it may go.
  if (badly.test(text)) return { tool: 'forecast_balance', args: { day } }
  // What a month brings and takes is why it closes where it does.
  const isOfMonth = day === lastDayOf(monthOf(day))
  if (
    isOfMonth &&
    /^(why|how come|why is that|why so (low|high|little|much)|what is behind (that|it))$/.test(text)
  )
    return { tool: 'forecast_change', args: { month: monthOf(day) } }
  const isLow =
    /^(what is |how low )?(the )?(lowest|low point|lowest point|worst|do we go|does it get|will it get|will we get)( (point|balance|it gets|we get|it goes|we go|it will get|we will get))?( (before|until|up to|by|between now and|from now to) (then|that))?$|^((what is |how low is |and )?(the )?(lowest|low|low point|lowest point|worst)( (point|balance|it gets|we get))? )?(in between|between now and then|on the way( there)?|in the meantime|before then|up to then)$/.test(
      text,
    )
  return isLow ? { tool: 'forecast_low', args: { until: day } } : null
}

/** A remark on what is left after a payment, or on what is free to spend: the same again. */
export function onSameAgain(remark: Remark, call: ToolCall): ToolCall | null {
  const isCautious =
    /^(to be |being |if (we|i) (are|am) |more )?(cautious|cautiously|careful|safe|prudent)$/
  const isLateness =
    call.tool === 'late' &&
    /^(by )?how (late|overdue|old|long|many days( (late|overdue))?)( (are|is|have|has|was|were))?( (they|it|that|those|these))?( (been )?(late|overdue|owed|owing))?$/.test(
      remark.text,
    )
  // The low point beside what is free says why.
  const isWhy =
    call.tool === 'safe_to_spend' &&
    /^(why|how come)( (is|so|that|it|only|as))*( (little|low|much|few|high))?$/.test(remark.text)
  const isSame =
    isWhy ||
    asksAgain(remark) ||
    again.test(remark.text) ||
    isCautious.test(remark.text) ||
    isLateness
  return isSame && !remark.subject && !remark.period ? call : null
}
