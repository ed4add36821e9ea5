// Remarks on the lowest point ahead: below another line, without a cost, and what brings it down.
import { addDays } from '../../calendar.ts'
import { doubts } from './balance-remarks.ts'
import { again, lineOf } from './due-remarks.ts'
import { asksAgain, beforeOrAfter, type Reply } from './remark.ts'

const isHighest =
  /^(?:(?:when|what)(?: (?:will|is|does))?(?: (?:it|cash|the balance))?(?: be)? )?(?:the |its |at its )?(?:highest|peak|most)(?: point| balance)?$/

/** A remark on the lowest point ahead. */
export const onForecastLow: Reply<'forecast_low'> = (remark, args) => {
  const { text, subject, period } = remark
  if (!subject && !period && isHighest.test(text))
    return { tool: 'forecast_peak', args: { measure: 'balance', interval: 'day', least: false } }
  const below = subject || period ? null : lineOf(remark)
  if (below !== null) {
    const { asks: _, beside: __, ...days } = args
    return { tool: 'forecast_low', args: { ...days, below } }
  }
  if (subject && text === beforeOrAfter && args.below === undefined)
    return { tool: 'forecast_low', args: { ...args, beside: subject } }
  // "And till Christmas?" after payday is up to there.
  if (args.untilPaid && period && !subject && remark.isUpTo) {
    const { untilPaid: _, ...rest } = args
    return { tool: 'forecast_low', args: { ...rest, until: period.to } }
  }
  // "And without the VAT?": the lowest point without what is due for it.
  const side = subject && remark.leavesOut && !period ? remark.sideOf(subject) : null
  if (subject && side && !args.from && !args.untilPaid)
    return {
      tool: 'what_if',
      args: {
        change: 'scale',
        side,
        subjects: [subject],
        percent: -100,
        ...(args.until ? { lowUntil: args.until } : {}),
      },
    }
  if (subject || period) return null
  if (args.untilPaid?.side === 'out' && afterThat.test(text))
    return { tool: 'forecast_after', args: { subjects: [args.untilPaid.subject] } }
  // "And after that?": of the days that follow.
  if (args.until && afterThat.test(text))
    return { tool: 'forecast_low', args: { from: addDays(args.until, 1) } }
  if (doubts.test(text)) return { tool: 'forecast_record', args: {} }
  if (/^((what|when) is )?(the )?(highest|high|peak|high point|highest point)$/.test(text))
    return { tool: 'forecast_peak', args: { measure: 'balance', interval: 'day', least: false } }
  if (pushing.test(text)) return { tool: 'forecast_low', args: { ...args, causes: true } }
  if (spent.test(text)) return { tool: 'forecast_low', args }
  const isSame =
    asksAgain(remark) ||
    again.test(text) ||
    /^(why|how come|why so low|why is (that|it)( so low)?|(what|what is|what has|what would) (causes|cause|causing|caused|drives|driving|making|makes|behind|brings|bringing|pulling|pulls|dragging)( (that|it|this|the (dip|drop|low|low point)))?( down| about| happen)?|what is (the|its) (cause|reason)|because of what|due to what|what for|how far (above|below|over|under|off|from) (is (that|it) from )?(the |our |my )?buffer( (is|are|will|would) (that|it|we|i)( be)?)?|how far (is|would|will) (that|it)( be)? (from|above|below|under|over) (the |our |my )?buffer|is (that|it) (above|below|under|over|within) (the |our |my )?buffer|(by )?how much( (is|are|would|does|do|will))?( (that|it|we|i|cash|the bank))?( (be|dip|go|get|fall|drop|sit|stay))? (above|below|under|over) (the |our |my )?buffer)$/.test(
      text,
    )
  return isSame ? { tool: 'forecast_low', args } : null
}

// "Which three payments do most to push it down there?"
const pushing =
  /^(?:which|what|what are the|which are the|the)(?: (?:one|two|three|2|3|few|couple of|top (?:two|three|2|3)|biggest|largest|main|single))*(?: (?:payments?|bills?|costs?|things?|outgoings?|items?|ones))? (?:(?:do|does|is|are|will|would|that|which) )*(?:(?:the )?(?:most|worst|biggest) )?(?:to )?(?:push\w*|pull\w*|drag\w*|bring\w*|drive\w*|driving|takes?|taking|knock\w*|caus\w*|send\w*|hits?|accounts? for|responsible for|behind|to blame for)(?: (?:it|that|us|cash|the (?:low|balance|dip|drop)|this|things))*(?: (?:down|under|so low|there|that low|to|below|the most|most|lowest|low))*$/

const afterThat =
  /^(what (about|happens) |(how|what) (is it|about it|are we) )?(after|afterwards|after (that|then|it|them|payday)|later( on)?|from then on|beyond (that|then)|the (rest|time after))$/
const spent =
  /^(so |and )?(would|will|do|does|could|are|is) (we|it|i|cash|the balance|that)( (ever|still|then|going to|be|go|get|end up|actually))* (overdrawn|into the red|in the red|into overdraft|into the overdraft|below zero|negative|ok|okay|alright|all right|fine)( then)?$/
