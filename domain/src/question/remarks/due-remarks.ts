// Remarks on what is due, on taxes and on the forecast: "and the one after that?", "who's it to?".
import { addDays, addMonthsToDay, daysBetween } from '../../calendar.ts'
import { type Minor, minor } from '../../money.ts'
import { subCategories } from '../../taxonomy.ts'
import { spanPeriod } from '../period.ts'
import type { Subject } from '../subject.ts'
import type { FlowFilter, ToolCall } from '../tool-call.ts'
import { isOfGap } from './comparison-remarks.ts'
import { anyThen, asksAgain, asksForNext, placeOf, type Remark, type Reply } from './remark.ts'

/** A remark on a tax that falls due. */
export const onTaxDue: Reply<'tax_due'> = (remark, args) => {
  const next = nextReturn(remark, args) ?? anyBeside(remark)
  if (next) return next
  if (remark.subject || remark.period) return null
  if (asksForNext(remark) && !args.period)
    return { tool: 'tax_due', args: { ...args, skip: (args.skip ?? 0) + 1 } }
  const after = nextAfter(remark, args)
  if (after) return after
  const tax = args.kind ? taxOf(args.kind) : null
  const period = args.isOfReturn ? undefined : args.period
  const place = isBiggest.test(remark.text) ? 0 : placeOf(remark)
  const isRanked = args.largest !== undefined || /big|larg|high/.test(remark.text)
  if (period && args.largest !== undefined && asksForNext(remark))
    return { tool: 'tax_due', args: { ...args, largest: args.largest + 1 } }
  if (period && !args.isOfYear && place !== null && isRanked)
    return { tool: 'tax_due', args: { ...args, largest: place + 1 } }
  if (!args.kind && !period && place) return { tool: 'tax_due', args: { ...args, skip: place } }
  if (isBesideLast.test(remark.text)) {
    const way = /\b(more|higher|bigger|up|dearer)\b/.test(remark.text) ? 'more' : 'less'
    const isEither = /\bor\b|how|compare|differ/.test(remark.text)
    return { tool: 'tax_due', args: { ...args, besideLast: isEither ? 'both' : way } }
  }
  if (period && asksWhatIsLeft(remark))
    return { tool: 'forecast_balance', args: { day: period.to } }
  if (tax && asksWhatIsLeft(remark)) return { tool: 'forecast_after', args: { subjects: [tax] } }
  const covered = tax ?? (period ? allTaxes : null)
  if (covered && asksIfCovered(remark))
    return {
      tool: 'forecast_cover',
      args: { ...(period ? { until: period.to } : {}), subjects: [covered] },
    }
  if (args.isRepaid && whenBack.test(remark.text)) return { tool: 'tax_due', args }
  if (args.besideLast && isOfGap(remark))
    return { tool: 'tax_due', args: { ...args, besideLast: 'both' } }
  if (keeps.test(remark.text))
    return { tool: 'tax_set_aside', args: args.kind ? { kind: args.kind } : {} }
  if (tax && (asksForLast(remark) || asksForBefore(remark)) && !args.skip && !period)
    return lastOf(remark, { side: 'out', subjects: [tax] })
  return asksAgain(remark) ? { tool: 'tax_due', args } : null
}

// "And the quarter after?" of a return is the return that follows it.
function nextReturn({ text, subject }: Remark, args: TaxDueArgs): ToolCall | null {
  const { period } = args
  const isOfNext = !period && args.kind !== undefined && args.after === undefined
  if (isOfNext && !subject && isNextReturn.test(text))
    return { tool: 'tax_due', args: { ...args, skip: (args.skip ?? 0) + 1 } }
  if (!period || !args.isOfReturn || subject) return null
  if (!isNextReturn.test(text) && !asksForNext({ text })) return null
  const months = Math.round((daysBetween(period.from, period.to) + 1) / 30.4)
  const from = addDays(period.to, 1)
  const to = addDays(addMonthsToDay(from, months), -1)
  return { tool: 'tax_due', args: { ...args, period: spanPeriod(from, to) } }
}

/** "Any VAT around then too?": the next of it, with its day; null for any other remark. */
export function anyBeside({ text, subject }: Remark): ToolCall | null {
  if (text !== anyThen || !subject || subject.kind === 'account') return null
  const code = 'code' in subject ? subject.code : null
  const kind = kinds.find((each) => codes[each] === code)
  return kind ? { tool: 'tax_due', args: { kind } } : null
}

type TaxDueArgs = Extract<ToolCall, { tool: 'tax_due' }>['args']

const isNextReturn =
  /^(?:(?:what about|how about|for) )?(?:the )?(?:(?:vat )?(?:quarter|return|period|month)(?: (?:after|following|to follow))(?: (?:that|it|this))?(?: one)?|(?:next|following) (?:vat )?(?:quarter|return|period|month)(?: after that)?)$/

// "And the one after that?" after a month is the next that falls due once it is over.
function nextAfter(
  remark: Remark,
  { kind, period, largest, isOfYear, isOfReturn }: TaxDueArgs,
): ToolCall | null {
  if (!period || largest !== undefined || isOfYear || isOfReturn || !asksForNext(remark))
    return null
  return { tool: 'tax_due', args: { ...(kind ? { kind } : {}), after: period.to } }
}

const isBiggest =
  /^(?:(?:what|which)(?: one)?(?: is)? )?(?:the )?(?:biggest|largest|highest)(?: one| of (?:them|those|these))?$/
const isBesideLast =
  /^(?:(?:is|will|would) (?:that|it|this)(?: be)? (?:more|less|higher|lower|bigger|smaller|up|down)(?: or (?:less|more|lower|higher|smaller|down))? (?:than|on) (?:(?:the |our )?(?:last|previous) (?:time|one|payment|bill|quarter|return)(?: was)?|(?:what )?we paid (?:last time|before)|before)|how (?:does|will) (?:that|it|this) compare (?:with|to) (?:the )?(?:last|previous) (?:time|one|payment|bill))$/

// "When should it land?" of what HMRC pays back.
const whenBack =
  /^(when|what day|what date|which day|how soon|how long)( (should|will|would|does|do|might|is|until|till|before|can))*( (it|that|this|we|i|hmrc|they))*( (be|due|land|arrive|come|come in|come through|hit|hit the bank|hit the account|get here|turn up|show up|see it|see that|get it|have it|expect it|pay|pay it|pay us|pay it back|paid|expected|likely))*( (in|back|to us))*( the (bank|account))?$/

const onTop = /\b(on top|as well|too|also|with it|with them|included)\b|^with\b/

const keeps =
  /^(what|how much)( of (?:that|it|this))? (should|must|do|ought|would) (we|i) (to )?(need to |have to )?(be |have |already )*(put|putting|set|setting|keep|keeping|kept|save|saving|saved) (by|aside|away|back|up)?( (for (it|that)|by now|now|so far|already|towards it))*$/

/** "How much should I put by?" after whether a tax is covered is of that tax. */
export const onForecastCover: Reply<'forecast_cover'> = (
  { text, subject, period },
  { subjects, until },
) => {
  if (subject && subject.kind !== 'account' && !period && onTop.test(text))
    return {
      tool: 'forecast_cover',
      args: { ...(until ? { until } : {}), subjects: [...subjects, subject], any: true },
    }
  const [only, ...others] = subjects
  if (!subject && !period && asksWhatIsLeft({ text }))
    return { tool: 'forecast_after', args: { subjects } }
  if (subject || period || others.length > 0 || !keeps.test(text)) return null
  const kind = only?.kind === 'sub_category' && kinds.find((each) => codes[each] === only.code)
  return kind ? { tool: 'tax_set_aside', args: { kind } } : null
}

/** "And the last one?": what was paid before. */
export function asksForLast({ text }: Remark): boolean {
  return lastOne.test(text) || paidLast.test(text)
}

const lastOne =
  /^(how much|what|when)?( (was|is))?( ?the)? ?(last|previous|latest)( one| time| payment| bill)?$/
const paidLast =
  /^(?:how much|what|when) (?:did (?:we|i) (?:last )?(?:pay|spend)|was (?:it|that)|did it come to)(?: (?:for it|out|the))?(?: (?:last|previous|last time|the last time|last time round|before|the time before))$/

/** "And the one before that?" */
function asksForBefore({ text }: Remark): boolean {
  return /^(?:(?:what about|what was|when was|how much was) )?(?:the )?(?:one|time|payment|bill|quarter)? ?before(?: (?:that|it|this)(?: one)?)?$/.test(
    text,
  )
}

/** The latest payment of what a filter narrows to. */
export function lastOf(
  { firstDay, today }: Remark,
  filter: Pick<FlowFilter, 'side' | 'subjects'>,
): ToolCall {
  const period = spanPeriod(firstDay ?? today, today)
  return { tool: 'payment_when', args: { ...filter, period, first: false } }
}

/** "What will be left after that?" */
export function asksWhatIsLeft({ text }: Pick<Remark, 'text'>): boolean {
  return (
    /^(what|how much|where)( (is|will be|does|do|will|would))?( (we|i|that|it|there))?( (be|have|leave))?( (us|me))?( (with|left|left over))?( (us|me))? ?(after|after that|after it|once (that|it) (is paid|has gone|goes out|is out))?$/.test(
      text,
    ) && /\b(left|leave|after)\b/.test(text)
  )
}

/** "Can we cover it?" */
export function asksIfCovered({ text }: Remark): boolean {
  return /^((have (we|i) got|do (we|i) have|will (we|i) have)( the| enough)?( cash| money| funds)?|is there enough|can (we|i) (afford|cover|pay|manage)|will (we|i) be (ok|okay|fine|able to pay)|is (it|that) covered|will (there be|we have|i have) enough( money| cash| funds)?|do (we|i) have enough|are (we|i) (ok|okay|good|covered|all right|alright)|can (we|i) (pay|meet|find|stretch to)|enough)( (in|there in|sitting in|saved up in) the (bank|account|pot|kitty|current account))?( (for|to (pay|cover)))?( (it|that|this|them|those|these|it all|all of it|them all|all of (them|that|those)|the lot|everything))?( in the (bank|account|pot|kitty))?( (with|from|out of) what (we|i) (have|have got|got)| (right )?now| as things stand| then)?$/.test(
    text,
  )
}

const kinds = ['vat', 'paye', 'corporation_tax', 'cis', 'self_assessment'] as const
const codes: Record<string, string> = {
  vat: 'vat_payment',
  paye: 'paye_ni',
  corporation_tax: 'corporation_tax',
  cis: 'cis_payment',
  self_assessment: 'self_assessment',
}

const allTaxes: Subject = { kind: 'category', code: 'taxes', name: 'Taxes' }

function taxOf(kind: string): Subject | null {
  const found = subCategories.find(({ subCategory }) => subCategory === codes[kind])
  return found ? { kind: 'sub_category', code: found.subCategory, name: found.label } : null
}

/** "Which day?", "how low is it?": what the answer stated. */
export const again =
  /^((what|which) (day|date|month|week)|how (low|high|bad|much)( (is|does|will) (it|that)( (get|be|go))?)?|what is (it|that|the (low|lowest|balance|figure)))$/

const zero = /^(what about |how about )?(below|under|beneath) (zero|nothing|nil)$/

/** "And below zero?", "under £10,000?": another line that may be crossed; else null. */
export function lineOf(remark: Remark): Minor | null {
  if (zero.test(remark.text)) return minor(0)
  const { limit } = remark
  const bare = remark.text.replace(/^((what|how) about|go|dip|drop|fall|going|dipping) /, '')
  if (limit?.amountTo === undefined || limit.amountFrom !== undefined) return null
  return /^(below|under|beneath|less than|lower than) £?[\d.,]+k?( pounds| quid| grand)?$/.test(
    bare,
  )
    ? minor(limit.amountTo + 1)
    : null
}

/** A remark on the chance of falling below a line. */
export const onChance: Reply<'chance_below'> = (remark, args) => {
  const below = remark.subject || remark.period ? null : lineOf(remark)
  return below === null ? null : { tool: 'chance_below', args: { ...args, below } }
}

/** A remark on whether cash runs out. */
export const onRunOut: Reply<'run_out'> = (remark) => {
  if (remark.subject || remark.period) return null
  const below = lineOf(remark)
  if (below !== null) return { tool: 'forecast_low', args: { below } }
  return /^(why|how come)( (is|so|that|it|only|as))*( (short|long|soon|low|far))?$/.test(
    remark.text,
  )
    ? { tool: 'forecast_low', args: {} }
    : null
}

/** "Which day is worst?" after a what-if is of the forecast with that change. */
export const onWhatIf: Reply<'what_if'> = (remark, args) => {
  const { text, subject, period } = remark
  const isLow =
    /^((what|which) (day|date|month|week)|when)( (is|would|will|does|do)( (that|it|cash|the low|this|be|the worst|we))?)*( (be|hit|get))?( (the )?(worst|lowest|tightest|low|low point|bottom|at its lowest))?$|^how (low|bad|tight)( (would|does|will|is|do|could) (it|that|we|cash))?( (get|be|go))?$|^(what (is|would|will) )?(be )?(the )?(new )?(low|lowest|low point|lowest point|worst|bottom)( (be|point|balance))?$/
  return !subject && !period && (isLow.test(text) || isEnough.test(text) || asksAgain(remark))
    ? { tool: 'what_if', args }
    : null
}

// "Can we afford that?": whether it stays above the buffer stands beside the lowest point.
const isEnough =
  /^(can|could|would|will|do|are|is|am) (we|i|it|that|this|things)( (still|then|be|able to|just about))*( (afford|manage|cover|stand|stomach|survive|cope( with)?|ok|okay|alright|all right|fine|tight|affordable|doable|safe|in trouble|short|enough))( (that|it|this|them|both|then))*$/

/** A remark on a peak to come. */
export const onForecastPeak: Reply<'forecast_peak'> = (remark, args) => {
  const { text, subject, period } = remark
  if (subject || period) return null
  const call = (more: Partial<typeof args>): ToolCall => ({
    tool: 'forecast_peak',
    args: { ...args, ...more },
  })
  const isTurned = /^(the )?(lowest|least|smallest|quietest|lightest|cheapest|best)( one)?$/.test(
    text,
  )
  if (isTurned && args.measure !== 'balance') return call({ least: true })
  if (isTurned && !args.period) return { tool: 'forecast_low', args: {} }
  const unit = /^(which|what|by|the)? ?(day|week|month)$/.exec(text)?.[2]
  if (unit === 'day' || unit === 'week' || unit === 'month') return call({ interval: unit })
  if (/^(money |cash )?(coming |come |comes )?in$/.test(text)) return call({ measure: 'in' })
  if (/^(money |cash )?(going |go |goes )?out$/.test(text)) return call({ measure: 'out' })
  return asksAgain(remark) || again.test(text) ? call({}) : null
}
