// Remarks on payments of the past: "the most recent?", "just number one", "who got what?".
import { addDays } from '../../calendar.ts'
import { taxKindOf } from '../../tax/tax-payment.ts'
import { spanPeriod, untilToday } from '../period.ts'
import type { FlowFilter, ToolCall } from '../tool-call.ts'
import { asksNet, isOfSales } from './balance-remarks.ts'
import { onFlows } from './flow-remarks.ts'
import {
  asksAgain,
  asksForNext,
  filterOf,
  placeOf,
  type Remark,
  type Reply,
  smallNumber,
} from './remark.ts'
import { isShareOfWhole, shareOfWhole } from './share-remarks.ts'
import { bigOnes, fewMost } from './upcoming-remarks.ts'

const ones = '( (one|payment|bill|receipt|invoice|purchase|entry))?'
const lead =
  '((what|which|when|how much)( one)?( (is|was))?( the)?|the|show me the|show|only the|just the)?'
const latest = new RegExp(`^${lead} ?(most recent|latest|last|newest)${ones}$`)
const earliest = new RegExp(`^${lead} ?(first|earliest|oldest)( ever)?${ones}$`)
const number =
  /^(the )?(first|number one|number 1|no 1|no one|top|top one|biggest|biggest one|largest|largest one|winner|first one|best|main one|leader|one at the top)( (one|only|payer|customer|client|supplier|payee))?( only)?$|^(who|which|what)( (one|customer|supplier|client))?( (is|was|came|comes))( the)? (top|first|number one|biggest|the biggest|largest|highest)( one)?$|^how much( (is|was|did))( the)? (top|biggest|first|largest)( (one|payer|customer|client|supplier))?$/
const lasts = /^(the )?(last|latest|most recent) (\w+)( (ones|payments|of them|of those))?$/
const counts =
  /^(?:over |in |across |from |out of )?how many( (payments|of them|entries|bills))?( (are there|is that|is it|are they|was that|were there|was it|in all|in total|are those|does that make))?$/
// "Total of those?", "what do they come to?", "add them up": words of a sum in any order.
const wordsOfSums =
  /^(in|the|total|sum|altogether|what|how|much|is|was|were|are|does|do|did|it|that|they|those|them|these|all|of|come|comes|add|adds|up|to|amount|tot|together|value|grand|lot|two|both|months?)$/
const sum = /^(total|sum|altogether|come|comes|add|adds|amount|tot|much)$/
const sums = {
  test(text: string): boolean {
    const words = text.split(' ')
    return words.every((word) => wordsOfSums.test(word)) && words.some((word) => sum.test(word))
  },
}
const byPayee =
  /^(who (got|gets|was paid|had|received|took) (what|how much|most of (it|that))|(split|break) (it|that|them) (down |up )?by (person|people|name|payee|supplier|employee|who)|by (person|payee|employee|name|staff member)|(each|per) (person|employee)|how much (each|did each (one |person )?get)|who (did|does) (it|that) go to|who was (it|that) (paid )?to|who to|to whom)$/

/** A remark on a ranking: only its first, or so many. */
export const onTop: Reply<'top'> = (remark, args) => {
  const { text, subject, period } = remark
  if (subject || period) return null
  // The largest payment was named with its day.
  if (args.by === 'payment' && args.n === 1 && asksAgain(remark)) return { tool: 'top', args }
  if (number.test(text)) return { tool: 'top', args: { ...args, n: 1 } }
  const wanted = smallNumber(firsts.exec(text)?.[3])
  if (wanted) return { tool: 'top', args: { ...args, n: wanted } }
  // "And the next three?" stand below those before them.
  const more = followers.exec(text)
  if (more && args.n < rankedMax) {
    const n = Math.min(args.n + (smallNumber(more[1]) ?? fewMore), rankedMax)
    return { tool: 'top', args: { ...args, n } }
  }
  // The next is shown beside those before it.
  const isNext = follows.test(text) || asksForNext(remark)
  if (isNext && args.by !== 'payment' && args.n < rankedMax)
    return { tool: 'top', args: { ...args, n: args.n + 1 } }
  // When the largest payment was stands beside its amount.
  if (args.by === 'payment' && asksAgain(remark)) return { tool: 'top', args }
  // "The second largest?" of payments is shown beside those before it.
  const place = args.by === 'payment' ? placeOf(remark) : null
  if (place) return { tool: 'top', args: { ...args, n: place + 1 } }
  const n = shareOf(text, args.n)
  return n !== null && !args.least
    ? { tool: 'top_share', args: { ...filterOf(args), by: args.by, n } }
    : isShareOfWhole(text, args.side) && !args.least
      ? { tool: 'top_share', args: { ...filterOf(args), by: args.by, n: args.n, ofAll: true } }
      : null
}

/** "And the top one?" after the share of the best five is that of the first. */
export const onTopShare: Reply<'top_share'> = ({ text, subject, period }, args) =>
  !subject && !period && args.n > 1 && number.test(text)
    ? { tool: 'top_share', args: { ...args, n: 1 } }
    : null

const follows =
  /^((who|what|which) (is|was|comes|came) )?(the )?(next|second|runner up|one after|next one|second one|next (biggest|largest|highest|one down)|one after that|number two|second (biggest|largest|highest|place)|in second place)$/
const followers =
  /^(?:(?:who|what) (?:is|are|was|were) )?(?:the )?next (?:(two|three|four|five|six|ten|\d{1,2})|few|couple|lot|ones)(?: (?:biggest|largest|highest|of them|ones|after (?:that|them|those)))?$/
const fewMore = 3
const rankedMax = 20

const shareWord = '(?:share|percentage|per cent|percent|proportion|fraction|%)'
const firstOne =
  '(?:the )?(?:top|biggest|largest|first|best|number one|number 1|no 1|leading|main)(?: (?:one|customer|client|payer|supplier|payee|name))?'
const ofAll = '(?: of (?:it|that|the total|the whole|all of it|the lot|everything))?'
const shareOfFirst = new RegExp(
  `^(?:(?:what|which|how big a) ${shareWord}${ofAll} (?:is|was|does|did|has|comes from|came from|is from|goes to|went to|is down to|is with|was with)(?: it)? ${firstOne}(?: (?:have|make up|account for|represent|come to|get|bring in|take|alone|by itself|on its own))*|(?:what is )?${firstOne}(?: (?:alone|only|by itself|on its own))? (?:as a|in) ${shareWord}|(?:what is )?${firstOne} (?:s )?${shareWord}(?: alone)?)$`,
)
const shareOfSome = new RegExp(
  `^(?:what|which) ${shareWord}${ofAll} (?:are|were|is|do|did|comes from|came from)(?: the)? (?:top|first|biggest|largest|best) (\\w+)(?: (?:together|make up|account for|between them))*$`,
)
const shareOfAll = new RegExp(
  `^(?:(?:what|which) ${shareWord}${ofAll} (?:are|were|is|do|did|does) (?:they|those|these|all of them|they all|that)(?: (?:all|together|combined|in total|make up|account for|come to|between them))*|(?:as a|in) (?:share|percent|percentage|per cent|%))$`,
)

// How many of those that were ranked a share is asked of; null where it is of none.
function shareOf(text: string, ranked: number): number | null {
  if (shareOfFirst.test(text)) return 1
  const some = smallNumber(shareOfSome.exec(text)?.[1])
  if (some) return some
  return shareOfAll.test(text) ? ranked : null
}

const firsts = /^(the )?(first|top|biggest|largest) (\w+)( ones)?$/

/** A remark on payments that were listed. */
export const onList: Reply<'list_payments'> = (remark, args) => {
  const { text } = remark
  if (remark.subject || remark.period) return null
  const filter = filterOf(args)
  // What the last three come to, and their average, stands beside their list.
  const isOfSome = remark.before.count !== null
  const again = { tool: 'list_payments', args } as const
  if (isOfSome && (ofListed.test(text) || isOfAverage(text) || sums.test(text))) return again
  if (isOfAverage(remark.text)) return { tool: 'average', args: { ...filter, per: 'payment' } }
  const found = ofPayments(remark, filter) ?? ofBigOnes(remark, filter)
  if (found) return found
  const wanted = smallNumber(lasts.exec(text)?.[3])
  if (wanted) return { tool: 'list_payments', args: { ...filter, n: wanted, order: 'latest' } }
  if (counts.test(text)) return { tool: 'count_payments', args: filter }
  return sums.test(text) ? { tool: 'flow_total', args: filter } : null
}

const smallCount = '(?:two|three|four|five|six|seven|eight|nine|ten|\\d{1,2})'
const listed =
  '(?: (?:payments|ones|of them|orders|bills|shops|purchases))?(?: (?:just |you |you just |that were |that you )*(?:listed|shown|gave|showed|mentioned|above))?'
// "The average of the five just listed", "what do those three come to?"
const ofListed = new RegExp(
  `^(?:what (?:is|was|were|do|does|did) )?(?:the |an? )?(?:average|mean|typical|total|sum)(?: (?:of|for|over|across))? (?:the |those |these |them |that )?(?:last |latest )?(?:${smallCount})?${listed}$|^(?:what|how much) (?:do|does|did|is|are|was|were) (?:those|these|the|they)(?: (?:last |latest )?${smallCount})?${listed} (?:average|come to|add up to|total|on average)(?: (?:out at|out to|on average|in total|altogether|together))*$`,
)

/** A remark on a total of payments. */
export const onTotal: Reply<'flow_total'> = (remark, args) => {
  const put = onFlows(remark, args)
  if (put || remark.subject || remark.period) return put
  const filter = filterOf(args)
  const found = ofPayments(remark, filter) ?? ofBigOnes(remark, filter)
  if (found) return found
  if (asksNet(remark) && isWhole(filter) && !isOfSales(remark))
    return { tool: 'net_flow', args: { period: args.period } }
  if (/^(?:over|in|across|from) how many/.test(remark.text) && counts.test(remark.text))
    return { tool: 'count_payments', args: filter }
  // "How much?" after whether there was anything.
  const isOfWhether = /^(did|do|does|has|have|had|was|were|any|is|are)$/.test(
    remark.before.latest[0] ?? '',
  )
  if (isOfWhether && /^how much\b/.test(remark.text) && asksAgain(remark))
    return { tool: 'flow_total', args }
  const both = overBoth(remark, filter)
  if (both) return both
  const next = nextOf(remark, filter)
  if (next) return next
  const usual = besideUsual(remark, filter)
  if (usual) return usual
  const rest = leftToPay(remark, args)
  if (rest) return rest
  const share = shareOfWhole(remark, filter)
  if (share) return share
  const isOfMany = !args.subjects?.every(({ kind }) => kind === 'merchant')
  if (isOfMany && byPayee.test(remark.text))
    return { tool: 'breakdown', args: { ...filter, by: 'merchant' } }
  return /^(split|break) (it|that|them) (up|down|out)$/.test(remark.text)
    ? { tool: 'breakdown', args: { ...filter, by: args.subjects ? 'merchant' : 'category' } }
    : null
}

// "Just the big ones": the largest payments that make it up.
function ofBigOnes({ text }: Remark, filter: FlowFilter): ToolCall | null {
  return bigOnes.test(text)
    ? { tool: 'top', args: { ...filter, by: 'payment', n: fewMost, least: false } }
    : null
}

const thanUsual =
  /^((is|was|were|are) )?((that|it|this|they) )?(a bit |a lot |much |way )?(more|higher|bigger|greater|up|above|over|less|lower|smaller|down|below|under)( than| on)? (usual|normal|average|the usual|the average|the norm|most months|a (usual|normal|typical|average) month|(we|i) (usually|normally) (pay|spend|get|take))$/

// "Is that more than usual?" of one month: beside the mean of the months before it.
function besideUsual({ text }: Remark, filter: FlowFilter): ToolCall | null {
  const [, , , , , , way = ''] = thanUsual.exec(text) ?? []
  const isOfMonth = filter.period.unit === 'month' && filter.amountFrom === undefined
  if (!way || !isOfMonth || filter.amountTo !== undefined) return null
  const asks = /^(more|higher|bigger|greater|up|above|over)$/.test(way) ? 'more' : 'less'
  return { tool: 'against_average', args: { ...filter, asks } }
}

// "Total?" after September and then October: over both, where they are neighbours.
function overBoth({ text, before, today }: Remark, filter: FlowFilter): ToolCall | null {
  const [earlier, ...more] = before.previousPeriods ?? []
  const [latest, ...others] = before.periods
  if (!sums.test(text) || !earlier || !latest || more.length + others.length > 0) return null
  const [first, last] = earlier.from < latest.from ? [earlier, latest] : [latest, earlier]
  if (addDays(first.to, 1) !== last.from) return null
  const period = untilToday(spanPeriod(first.from, last.to), today)
  return period && { tool: 'flow_total', args: { ...filter, period } }
}

// All that came in or went out in a period.
function isWhole({ subjects, except, amountFrom, amountTo, weekdays }: FlowFilter): boolean {
  return !subjects && !except && amountFrom === undefined && amountTo === undefined && !weekdays
}

// "When do they go out?" of this month's wages: the next that is due.
function nextOf({ text, today }: Remark, { side, subjects }: FlowFilter): ToolCall | null {
  const isNext =
    /^(when|what date|what day|which day) (do|does|will|is|are) (they|it|that|those|these)( (next|next be|be))?( (go|go out|leave|due|due out|going out|paid|paid next|leaving|come out|coming out|next due|out|get paid|getting paid))( next)?$/
  const asksNextOne = /^when is (the|our|their) next( (one|payment|bill|instalment))?( due)?$/
  const isNextOne = asksNextOne.test(text)
  if (!subjects || (!isNextOne && (!isNext.test(text) || side !== 'out'))) return null
  const kinds = subjects.flatMap((each) =>
    'code' in each ? (taxKindOf({ subCategory: each.code }) ?? []) : [],
  )
  const [kind, ...others] = kinds
  if (isNextOne && side === 'out' && kind && others.length === 0)
    return { tool: 'tax_due', args: { kind } }
  const period = spanPeriod(addDays(today, 1), addDays(today, 91))
  return { tool: 'upcoming', args: { side, subjects, period, next: true } }
}

// "How much is left to pay?" of rent this year: what is still due of it.
function leftToPay({ text, before, today }: Remark, args: FlowFilter): ToolCall | null {
  const isLeft =
    /^((how much|what) is )?(still )?(left|left over|to come|still to come|outstanding|to go)( to (pay|go|go out|come out|spend))?( (this|the) (year|month|quarter))?$/
  const [named, ...others] = before.periods
  const { subjects, side } = args
  if (!isLeft.test(text) || !subjects || !named || others.length > 0 || named.to <= today)
    return null
  const period = spanPeriod(addDays(today, 1), named.to)
  return { tool: 'upcoming', args: { side, subjects, period, next: false } }
}

// "What did those average?", "what's the average shop?": words of a mean in any order.
const wordsOfMeans =
  /^(what|how|much|whats|is|was|were|are|do|does|did|the|an|a|on|it|that|they|those|them|these|each|every|one|per|of|for|come|comes|came|to|cost|spend|work|works|out|at|average|averages|averaged|mean|typically|usually|time|go|pop|shop|visit|trip|payment|order|bill|invoice|purchase|delivery|payout|size|value|amount|about|roughly)$/

function isOfAverage(text: string): boolean {
  const words = text.split(' ')
  const isMean = /\b(average|averages|averaged|mean|typically|usually)\b/.test(text)
  const isEach = /\b(each|every|a|per) (one|time|go|pop|shop|visit|trip|payment|order)\b/.test(text)
  return (isMean || isEach) && words.every((word) => wordsOfMeans.test(word))
}

/** A remark on a number of payments. */
export const onCount: Reply<'count_payments'> = (remark, args) => {
  if (remark.subject || remark.period) return null
  const filter = filterOf(args)
  if (isOfAverage(remark.text)) return { tool: 'average', args: { ...filter, per: 'payment' } }
  return (
    ofPayments(remark, filter) ??
    ofBigOnes(remark, filter) ??
    (sums.test(remark.text) || costs.test(remark.text)
      ? { tool: 'flow_total', args: filter }
      : null)
  )
}

// "And what did that cost?" after how many there were.
const costs =
  /^(what|how much) (did|does|do|has|have|was|is) (it|that|they|those|this|these)( all| lot)? (cost|come to|set|costing|cost us|set us back)( (us|me|back|in total|altogether|in all))*$/

/** A remark on the latest or the first payment. */
export const onPaymentWhen: Reply<'payment_when'> = (remark, args) => {
  if (remark.subject || remark.period) return null
  const { text } = remark
  const isBefore =
    /^(what about )?(the )?(one|time|payment)? ?before( (that|it|then))?( one)?$/.test(text)
  if (isBefore && !args.first)
    return { tool: 'payment_when', args: { ...args, skip: (args.skip ?? 0) + 1 } }
  if (counts.test(text) || text === 'how many')
    return { tool: 'count_payments', args: filterOf(args) }
  const again = asksAgain(remark) && !/^(who|to|from|what is)\b/.test(text)
  return again ? { tool: 'payment_when', args } : null
}

const ranked =
  /^((what|which)( one)?( (is|was))? )?(the )?(single )?(biggest|largest|highest|dearest|smallest|lowest|cheapest)( (one|payment|bill|receipt|invoice|order))?$/

function ofPayments({ text }: Remark, filter: FlowFilter): ToolCall | null {
  const [rank] = ranked.exec(text) ?? []
  const least = /smallest|lowest|cheapest/.test(rank ?? '')
  if (rank) return { tool: 'top', args: { ...filter, by: 'payment', n: 1, least } }
  if (latest.test(text)) return { tool: 'payment_when', args: { ...filter, first: false } }
  if (earliest.test(text)) return { tool: 'payment_when', args: { ...filter, first: true } }
  return null
}
