// What is asked of a change, beside the change itself: where cash would be on a day, how low it
// would get, how long it would last, and whether so much or the buffer would be kept.
import { addDays, type Day } from '../../calendar.ts'
import { type Minor, minor } from '../../money.ts'
import type { Period } from '../period.ts'
import { type QuestionContext, readQuestion } from '../read-question.ts'
import { bufferAsked } from './buffer-asked.ts'

/** A change without what is asked of it. */
export type AskedOfChange = {
  readonly change: string
  /** The day at whose end the balance is wanted. */
  readonly at?: Day
  /** What is to be kept; nothing where it is whether cash runs out. */
  readonly keep?: Minor
  /** Whether the buffer would be kept. */
  readonly keepsBuffer?: boolean
  /** The first day below the buffer is wanted. */
  readonly belowBuffer?: boolean
  /** Whether how long cash would last is wanted. */
  readonly lasts?: boolean
  /** The day up to which the lowest point is wanted. */
  readonly lowUntil?: Day
  /** Something else is still to be paid by the day. */
  readonly pays?: true
  /** What the change comes to by the day is wanted. */
  readonly cost?: boolean
  /** Whether cash would be below the buffer, or above it, is wanted as yes or no. */
  readonly asks?: 'below' | 'above'
}

const us =
  '(?:we|i|us|me|it|that|this|things|(?:the|our|my) (?:cash|money|balance|bank|bank balance|account|cash balance))'
const would = "(?:would|will|does|do|might|could|can|should|['’]s|['’]d|['’]ll|am|are|is)"
const where = new RegExp(
  `\\b(?:wheres|whats|hows|(?:where|how|how much|what)(?: (?:money|cash))? ?${would})(?: ${us})?(?: ${would})?(?: (?:be|have|leave|leaves|stand|look|end up|put|get us|sit|happen to|do to))?(?: ${us})?(?: (?:be|standing|looking|left|left with|in the bank|in the account|at))*(?: (?:(?:at|by|come|on|in|for|as of) )?([^?,]{3,30}?))?$`,
  'i',
)
// "…, balance at the end of April", "… and low point by June": without a verb.
const apart = '(?:[,;:–-]\\s*(?:and |with )?|\\b(?:and|with) )(?:(?:the|our|my) )?'
const balance = new RegExp(
  `${apart}(?:(?:closing|cash|bank|month-end) )?(?:balance|cash position|cash|bank)(?: (?:at|by|on|for|come|as of|in))? ([^?,]{3,30}?)$`,
  'i',
)
const lowApart = new RegExp(
  `${apart}(?:low|low point|lowest point|lowest balance|lowest cash)(?: (?:before|by|until|till|up to|between now and|in|during) ([^?,]{3,25}?))?$`,
  'i',
)
const low =
  /\b(?:what(?:['’]s| is| would be| was| would| will be| will)?|how) (?:the |our |my )?(?:lowest|low point|lowest point|lowest balance|low|tight)(?: (?:point|balance|figure))?(?: (?:we(?:['’]d|['’]ll)?|i(?:['’]d|['’]ll)?|it(?:['’]d|['’]ll)?|that|(?:the|our|my) (?:cash|money|balance|bank|bank balance|account)|cash|would|will|could|can|do|does|get|gets|go|goes|drop|fall|be|to|down|things|is))*(?: (?:before|by|until|till|up to|between now and|in|during) ([^?,]{3,25}?))?(?:,? and (?:when|(?:on )?(?:what|which) (?:day|date)|(?:what|which) (?:is |['’]s )?the (?:worst|lowest|tightest) day)(?: (?:is|would|will) (?:it|that)(?: be)?)?)?$/i
const look =
  /\bwhat (?:does|would|will|do) (?:the |our |my )?(?:low point|lowest point|low|forecast|cash(?: ?flow)?|balance|picture|things)(?: then)? (?:look|be|become)(?: like)?(?: then)?$/i
// "What does cash look like at the end of June?"
const looksThen =
  /\bwhat (?:does|would|will|do) (?:the |our |my )?(?:cash|balance|bank|bank balance) look like (?:at|by|on) ([^?,]{3,30}?)$/i
const long =
  /\bhow long (?:(?:would|will|does|could|might|can|do) (?:my|our|the|it|we|i)(?: (?:money|cash))? (?:have|last|keep going|keep trading|carry on|survive|manage|hold out|get by|stay afloat|have left|have got)|(?:have|['’]ve) (?:we|i) got|till? (?:we|i) (?:run out|go under|are bust))(?: (?:me|us|for|left))?$/i
// "£5,000", "10 grand", "five thousand".
const some =
  '(£?[\\d,.]+ ?k?(?: (?:grand|thousand))?|(?:a|one|two|three|four|five|six|seven|eight|nine|ten|fifteen|twenty|thirty|forty|fifty) (?:grand|thousand))'
const keep = new RegExp(
  `\\b(?:(?:do|would|will|can|could) (?:we|i) )?(?:still )?(?:hold|keep|have|leave|stay above|be above|keep above|stay over|be over|keep over|remain above|remain over|holding|keeping|leaving|staying above) (?:on to |onto )?(?:at least |over |more than )?${some}(?: (?:clear|spare|back|in hand|in the bank|in the account|behind|left|as a cushion|as a float|at (?:the|our|its) (?:lowest|worst|tightest|low)(?: point)?|all the way(?: through)?|throughout|at all times|the whole (?:time|way)))*(?:,? (?:tax|taxes|vat|everything) (?:included|counted))?$`,
  'i',
)
const below = new RegExp(
  `\\b(?:when )?(?:do|does|would|will|could|might) (?:we|i|it|cash|the bank|the balance|the account) (?:ever |still |then |actually |first )*(?:drop|dip|fall|go|get|be|sink|slip|end up) (?:under|below|beneath) ${some}(?: (?:at any point|at all|anywhere|at any time))?$`,
  'i',
)
const spent =
  /\b(?:(?:(?:from )?when|how soon|at what point) )?(?:do|does|would|will|could|might) (?:we|i|it|cash|money|the cash|the money) (?:ever |still |then |actually |first )*(?:run (?:out|dry|short)(?: of (?:money|cash))?|(?:go|be|end up|get|fall|drop|dip) (?:broke|bust|under|overdrawn|into (?:the red|an overdraft)|in the red|below zero|below nothing|under zero|negative|minus)|hit zero|(?:need|want|use|hit|touch|go into|dip into|be into|eat into) (?:the|our|an|my) overdraft)(?: (?:at any point|at all))?(?: (?:before|by|until|till|between now and|in|during) ([^?,]{3,25}?))?$/i
const covered =
  /\b(?:would|will|can|could|do|does) (?:we|i|it|there|that) (?:still |be able to |have enough to |be enough to |then |afford to |be still able to |leave enough to |just about )*(?:cover|pay|meet|manage|make|afford|clear|find) (?:all )?(?:of )?(?:the |our |my )?(?:(?:january|february|march|april|may|june|july|august|september|october|november|december)(?:['’]s)? )?(?:bills|wages|payroll|everything|everyone|everybody|rent|costs|outgoings|vat|staff|suppliers|tax|taxes|way)(?: bill| bills| run)?(?: (?:in|on|by|at|come) ([^?,]{3,30}?))?$/i
// "What happens to the January low?"
const happens =
  /\bwhat(?:['’]s| (?:happens|would happen|will happen|becomes|would become)) (?:to|with|of) (?:the |our |my )?(?:(january|february|march|april|may|june|july|august|september|october|november|december)(?:['’]s)? )?(?:low|low point|lowest point|lowest balance|cash|cash flow|cashflow|balance|bank balance|bank|money|forecast)(?: (?:in|by|for|at the end of) ([^?,]{3,25}?))?$/i
// "What does that cost by the end of May?"
const cost =
  /\b(?:what|how much)(?: extra| more| on top)?(?: (?:would|will|does|do|is|might)|['’]?s|['’]ll|['’]d) (?:that|it|this|the (?:extra|rise|increase|change))(?: extra| all| be| going to)*(?: (?:cost|add|add up to|come to|mean|set us back|set me back|take))(?: (?:us|me|extra|more|on top|in all|in total|altogether))*(?: (?:by|until|till|up to|to|between now and|come) ([^?]{3,40}?))?$/i
// "How much worse off are we by the end of May?"
const worse =
  /\bhow much (?:(?:worse|better|poorer|richer) off (?:are|am|would|will|do|is|might) (?:we|i)(?: (?:be|end up|get))*|(?:more|less|extra|fewer)(?: (?:cash|money))? (?:would|will|do|should|might) (?:we|i)(?: then)? (?:have|end up with|be left with|see)(?: in the bank)?) (?:by|until|till|up to|come|in|at) ([^?]{3,40}?)$/i
// "Would we still be OK at the end of May?"
const fine =
  /\b(?:would|will|are|do) (?:we|i)(?: still)?(?: be| stay)?(?: still)? (?:ok|okay|alright|all right|fine|solvent|afloat|in the black|above water)(?: for (?:cash|money))? (?:(?:at|by|come|in|on) ([^?,]{3,30}?))$/i
// "… and still pay the VAT in February" after a sum that is taken out.
const stillPays =
  /\b(?:and|n|&|but)(?: then)? still (?:be able to |manage to |have enough to )?(?:cover|pay|meet|afford|make|clear|do) (?:all )?(?:of )?(?:the |our |my )?(?:(?:january|february|march|april|may|june|july|august|september|october|november|december)(?:['’]s)? )?(?:bills|wages|payroll|everything|everyone|everybody|rent|costs|outgoings|vat|paye|corporation tax|staff|suppliers|tax|taxes)(?: bill| bills| run)?(?: (?:in|on|by|at|come) ([^?,]{3,30}?))?$/i
// "Would we survive to May?"
const survives =
  /\b(?:would|will|do|could|can|might) (?:we|i)(?: still)? (?:survive|last|make it|get through|keep going|stay afloat|get by|be alive)(?: (?:until|till|to|through to|up to|past|beyond) ([^?,]{3,25}?))?$/i
// Two lines to stay clear of: "and still be OK for the rent in January".
const enough =
  /\b(?:still |then )?(?:be|have|am|are) (?:ok|okay|alright|all right|fine|enough|covered)(?: left)? (?:for|to (?:pay|cover|meet)) (?:all )?(?:the |our |my )?\w+(?: (?:bill|run|\w+))?(?: (?:in|on|by|at|come) ([^?,]{3,30}?))?$/i
const overdrawn =
  /\b(?:without|and not|but not) (?:going|getting|ending up|dipping|slipping|being) (?:overdrawn|broke|bust|under|into the (?:red|overdraft)|into (?:overdraft|an overdraft)|in the red|below zero|negative)$/i
// "How much would a 4% pay rise from February cost by the end of May?"
const costly =
  /^(?:how much|what) (?:would|will|does) (?:an? |the )?(.{2,12} (?:pay|wage|salary) (?:rise|increase)\b.{0,30}?) (?:cost|come to|add)(?: (?:us|me|in all|in total|altogether))* (?:by|until|up to) (.{3,30})$/i
const joint = /[\s,;:–-]*(?:\b(?:and|n|but|so|then|while|whilst|also|still)\b[\s,]*)*$/i

/** Cuts off what is asked of a change; null where nothing is. */
export function askedOfChange(question: string, context: QuestionContext): AskedOfChange | null {
  const text = bareText(question)
  const [, risen, until] = costly.exec(text) ?? []
  const [end] = until === undefined ? [] : (daysIn(until, context) ?? [])
  if (risen && end) return { change: `what if we gave a ${risen}`, at: end.to, cost: true }
  // "Where would we be in March if we lost Northwind?" asks first.
  const [, ahead, tail] =
    /^(.{6,60}?),? ((?:if|suppose|supposing|assuming) .{6,})$/i.exec(text) ?? []
  if (ahead && tail) {
    const query = cutOff(ahead, context)
    const dated = query && query.at === undefined ? withDays(query, tail, context) : null
    if (dated) return dated
    return query && /^\W*$/.test(query.change) ? { ...query, change: tail } : null
  }
  const query = cutOff(text, context)
  if (!query || query.change.split(/\s+/).length < 3) return null
  // "Do we stay over our buffer, and what's the lowest we'd get to?": both are asked of it.
  const other = query.change.includes('?')
    ? null
    : cutOff(query.change.replace(/[\s,:;]+$/, ''), context)
  return other && other.change.split(/\s+/).length > 2
    ? { ...other, ...query, change: other.change }
    : query
}

/** What is asked of the change before: "and would we run out?"; null where it holds more. */
export function askedAlone(question: string, context: QuestionContext): AskedOfChange | null {
  const text = bareText(question)
  const query = cutOff(text, context)
  return query && /^(?:and|so|but|ok|okay|then|[\s,])*$/i.test(query.change) ? query : null
}

// "What'll be in the bank if sales drop 10% by the end of March?": the day is that of the balance.
function withDays(
  query: AskedOfChange,
  tail: string,
  context: QuestionContext,
): AskedOfChange | null {
  const [whole, days] =
    /,? (?:by|come|as of|at the) ((?:the )?(?:end|start|middle) of .{3,20})$/i.exec(tail) ?? []
  const [period] = days === undefined ? [] : (daysIn(days, context) ?? [])
  if (!period || whole === undefined || !/^\W*$/.test(query.change)) return null
  return { ...query, change: tail.slice(0, -whole.length), at: period.to }
}

function cutOff(text: string, context: QuestionContext): AskedOfChange | null {
  const wanted = cost.exec(text) ?? worse.exec(text)
  if (wanted) {
    const [period] = wanted[1] === undefined ? [] : (daysIn(wanted[1], context) ?? [])
    return period ? { change: before(text, wanted.index), at: period.to, cost: true } : null
  }
  const well = fine.exec(text) ?? looksThen.exec(text)
  const [wellBy] = well?.[1] === undefined ? [] : (daysIn(well[1], context) ?? [])
  if (well && wellBy) return { change: before(text, well.index), at: wellBy.to }
  const lowest = low.exec(text)
  const found = lowest ? null : (where.exec(text) ?? balance.exec(text))
  if (found) {
    const days = found[1] === undefined ? [] : daysIn(found[1], context)
    const [period] = days ?? []
    if (days) return { change: before(text, found.index), ...(period ? { at: period.to } : {}) }
  }
  const plain = lowest ?? happens.exec(text) ?? look.exec(text) ?? lowApart.exec(text)
  if (plain) {
    const [period] =
      [plain[1], plain[2]].flatMap((days) => (days ? daysIn(days, context) : [])) ?? []
    const hasDays = plain[1] !== undefined || plain[2] !== undefined
    if (!hasDays || period)
      return {
        change: before(text, plain.index),
        ...(period ? { lowUntil: untilOf(plain[0], period) } : {}),
      }
  }
  const lasting = long.exec(text)
  if (lasting) return { change: before(text, lasting.index), lasts: true }
  const ofBuffer = bufferAsked(text)
  if (ofBuffer) {
    const { at, days, keepsBuffer, asks } = ofBuffer
    const [until] = days === undefined ? [] : (daysIn(days, context) ?? [])
    const upTo = until ? { lowUntil: untilOf(text.slice(at), until) } : {}
    const wanted = keepsBuffer && !until ? { keepsBuffer } : { belowBuffer: true }
    if (until || days === undefined)
      return { change: before(text, at), ...wanted, ...upTo, ...(asks ? { asks } : {}) }
  }
  const red = overdrawn.exec(text)
  if (red) return { change: before(text, red.index), keep: minor(0) }
  const own = covered.exec(text) ?? enough.exec(text)
  const bills = own ?? stillPays.exec(text)
  if (bills) {
    const days = bills[1] === undefined ? [] : daysIn(bills[1], context)
    const [period] = days ?? []
    const at = period ? { at: period.to } : {}
    if (days)
      return {
        change: before(text, bills.index),
        keep: minor(0),
        ...at,
        ...(own ? {} : { pays: true }),
      }
  }
  const bare = spent.exec(text) ?? survives.exec(text)
  if (bare) {
    const [until] = bare[1] === undefined ? [] : (daysIn(bare[1], context) ?? [])
    const upTo = until ? { lowUntil: untilOf(bare[0], until) } : {}
    if (until || bare[1] === undefined)
      return { change: before(text, bare.index), keep: minor(0), ...upTo }
  }
  const kept = keep.exec(text) ?? below.exec(text)
  const amount = kept?.[1] && readQuestion(`over ${kept[1]}`, context).amounts[0]
  return kept && amount ? { change: before(text, kept.index), keep: amount.amount } : null
}

// "Before June" ends with May.
function untilOf(text: string, { from, to }: Period): Day {
  return /\b(?:before|until|till)\b(?! (?:the )?end\b)/i.test(text) ? addDays(from, -1) : to
}

function before(text: string, end: number): string {
  return text.slice(0, end).replace(joint, '')
}

// What stands in brackets says the same again.
function bareText(question: string): string {
  return question
    .trim()
    .replace(/,? if (?:ever|at all)\b,?/gi, '')
    .replace(/[\s?.!]+$/, '')
    .replace(/ \([^)]*\)$/, '')
    .replace(/[\s?.!]+$/, '')
    .replace(/\?+[\s,]*(?=(?:and |if so,? )*(?:when|how soon|by how much|on what day)$)/i, ' and ')
}

// One stretch of days and nothing else.
function daysIn(text: string, context: QuestionContext) {
  const { periods, unused, included } = readQuestion(`by ${text}`, {
    ...context,
    assumesAhead: true,
  })
  return periods.length === 1 && unused.length + included.length === 0 ? periods : null
}
