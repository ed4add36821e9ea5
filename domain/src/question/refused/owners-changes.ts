// Changes in owners' words, put as what-ifs that are read: what changes, by how much and from when
// is taken out, and every other word must be one that such changes are put in.
import { putTurns, type Turn } from '../phrasing/turn.ts'
import { changeOfNames } from './changes-of-names.ts'
import { holdsOnly, wordsOf } from './words-of.ts'

const opening =
  /^(?:(?:ok|so|and|reckon|what (?:happens|becomes)(?: (?:of|to) [a-z ]{2,20}?)? if|what would (?:it|that) (?:free up|save)(?: us)? if|how long would (?:our |the )?(?:cash|money) last if|what if|if|say|suppose|supposing|imagine|scenario(?: of| with| where)?)[\s,]+)+/i
const effect = '(?:the bank|our cash|us|we|i|cash|the money)'
const closing = new RegExp(
  `[, ]+(?:(?:and |then )?what (?:happens|would happen)(?: to ${effect})?|and (?:see|show me)|and tell me where we end up|what then|what (?:does|would) (?:that|it) do(?: to us)?|what(?:'d| would) (?:that|it) save(?: us)?|how much better off would (?:we|i) be|how would cash look|would the money stand it|can it afford it|are we good for it|just the once|if i'm being sensible)$`,
  'i',
)
const leading =
  /^(?!what|which|how|who|when|if|say|suppose|imagine|scenario|add|put|move|take|raise|cancel|remove|month in)(?![^,]*\b(?:assum\w*|unless|without|except|excluding|ignoring|not counting)\b)[^,?£%]{8,60}, (?=(?:what if|suppose|if|imagine) )/i

const month =
  '(?:next month|(?:in|from|by) (?:january|february|march|april|may|june|july|august|september|october|november|december)(?: \\d{4})?)'
const monthAt = new RegExp(
  `\\b${month}\\b|\\b(?<=on )(?:january|february|march|april|june|july|august|september|october|november|december)\\b`,
  'i',
)
const sumAt = /£\d[\d,.]*(?:k| grand| thousand)?(?![\d%])/i
const shareAt = /\b\d{1,3}(?:\.\d+)? ?(?:%|percent\b|per cent\b)/i
const monthlyAt =
  /\b(?:(?:a|each|every|per) (?:calendar )?month(?: from now)?|monthly|month in month out,?)(?= |,|$)/gi
const yearlyAt = /\b(?:(?:a|each|every|per) year|yearly)(?= |,|$)/gi

const small =
  "a an the our my we i us of to on in at is it that this was were be being been with for from there's there some one new extra additional another more just and if what had has have our business club charity shop farm firm company"
const cost = wordsOf(
  `${small} spend spends spending spent add adds added adding put paying pay start starting take took taking cost costs bill bills payment payments standing order direct debit outgoings outgoing goes go out leaves leave account rent second unit commit commitment something recurring unexpected one-off single repair turns up lands blow splash lease once per per-month kind`,
)
const afforded = wordsOf(
  `${small} can could afford able run cope would ok okay safe manage check you will going sustainable advise kindly whether recurring commitment commit one-off direct debit standing order monthly take are good outgoings splash am thinking lease payment splash out if hold off or not`,
)
const receipt = wordsOf(
  `${small} get gets receive receives received receipt one-off donation grant legacy comes come money takings win wins job worth paid investor puts put sends send back add hmrc single`,
)
const hire = wordsOf(
  `${small} hire set lad lass create post person appoints appoint manager job paying salary add adds added wants good joiner found i've him her take someone somebody expand team scenario who what if`,
)
const fewer = wordsOf(
  `${small} by sell sells sales takings fees bookings receipts income trade work less down fall falls fell drop drops go goes come comes dries up bit say under shrink shrinks shrinking customers footfall costs`,
)
const more = wordsOf(
  `${small} by sell sells sales takings fees bookings receipts income trade work customers more up grow grows growing rise rises jump jumps go goes come comes over busier get coming lifts its take raise raises own prices put say website add forecast`,
)

type Taken = { readonly rest: string; readonly when: string }

// The words that are left, and the month that was named among them.
function takenFrom(text: string): Taken {
  const [named] = monthAt.exec(text) ?? []
  const rest = text
    .replace(monthAt, ' ')
    .replace(monthlyAt, ' ')
    .replace(yearlyAt, ' ')
    .replace(sumAt, ' ')
    .replace(shareAt, ' ')
    .toLowerCase()
  const when =
    named === undefined ? '' : ` ${/^(?:in|from|by|next)/i.test(named) ? named : `in ${named}`}`
  return { rest, when }
}

// "A new coffee machine", "for storage": what is bought changes no sum.
const aNewOne =
  /\b(?:(?:on|for) (?:an?|some) (?:new )?[a-z]+(?: [a-z]+)?|(?:replaces|buys) (?:the |a |some )?[a-z]+(?= for))(?=,| next | in | from | a month| for|$)/gi
const anything = /\bfor [a-z]+(?= next | in | from |$)/gi

function ofSum(
  text: string,
  { isPlan, isAfforded }: { isPlan: boolean; isAfforded: boolean },
): string | null {
  const [sum] = sumAt.exec(text) ?? []
  if (!sum || shareAt.test(text) || /\brent(?:s|ed|ing)? out\b/i.test(text)) return null
  const isMonthly = text.replace(monthlyAt, '').length < text.length
  const isYearly = text.replace(yearlyAt, '').length < text.length
  const { rest, when } = takenFrom(text)
  const { rest: bare } = takenFrom(text.replace(aNewOne, ' '))
  if (isYearly)
    return !isMonthly && holdsOnly(hire, rest) && hires.test(rest)
      ? `what if we hire somebody at ${sum} a year${when}`
      : null
  const rhythm = isMonthly ? ' a month' : ''
  if (isAfforded && holdsOnly(afforded, bare)) return `can we afford ${sum}${rhythm}${when}`
  if (!isPlan) return null
  if (holdsOnly(receipt, bare) && comesIn.test(rest) && !isMonthly)
    return `what if we receive ${sum}${when}`
  const { rest: other } = takenFrom(text.replace(aNewOne, ' ').replace(anything, ' '))
  if (!goesOut.test(rest) || !holdsOnly(cost, other)) return null
  return isMonthly
    ? `what if we spend an extra ${sum} a month${when}`
    : `what if we spend ${sum}${when}`
}

const hires = /\b(?:hire|lad|lass|post|person|manager|job|salary|joiner|somebody|someone)\b/
const affords =
  /\b(?:can|could|are|am|will|would|is) (?:we|i|it|the business|you)\b.*\b(?:afford|cope|able|take on|ok|okay|safe|manage|good for|commit)\b|\brun to\b|\bsustainable\b|\bthe money stand it\b/i
const comesIn =
  /\b(?:received?|receives|receipt|donation|grant|legacy|takings|wins?|investor|back|money in)\b/
const goesOut =
  /\b(?:spen[dt]\w*|pay(?:ing|ments?)?|costs?|bills?|standing order|direct debit|outgoings?|goes out|leaves|rent|commit\w*|blow|splash|lease|repair|replaces|buys)\b/

function ofShare(text: string): string | null {
  const [share] = shareAt.exec(text) ?? []
  if (!share || sumAt.test(text)) return null
  const { rest, when } = takenFrom(text)
  if (!isOfSales.test(rest)) return null
  const falls = holdsOnly(fewer, rest) && goesDown.test(rest)
  const rises = holdsOnly(more, rest) && goesUp.test(rest)
  if (falls === rises) return null
  return `what if sales ${falls ? 'drop' : 'rise'} ${share}${when}`
}

// "Fees" alone may be those of a bank.
const isOfSales =
  /\b(?:sell|sales|takings|(?:our|my) fees|bookings|receipts|income|trade|work|grow|busier|coming)\b/
const goesDown = /\b(?:less|down|falls?|drops?|under|shrink\w*|footfall)\b/
const goesUp = /\b(?:more|up|grow\w*|rises?|jumps?|over|lifts|raises?|add|put)\b/

const quoted = /^got a quote for (£\d[\d,.]*k?)(?: for [^,]+)?, what if (?:we|i) go ahead( \S.*|)$/i
const shut =
  /^(?:we (?:shut|close) (?:tomorrow )?and took nothing|we had to shut), how long (?:does our money last|could we pay the bills)$/i
const usual = new RegExp(`^we pay (\\S.*?) (${month}) as usual, how much stays in the bank$`, 'i')
const turns: readonly Turn[] = [
  [quoted, 'what if we spend $1$2'],
  [shut, 'how long would our cash last if nothing came in'],
  [usual, 'how much will be left after $1 $2'],
  [/^what's (?:my|our) fun money (?=\S)/i, 'how much can we safely spend '],
]

const orders = /^(?:add|put|raise|take|remove|cancel|move)\b/i

/** The what-ifs that such a change may come to, the likeliest first. */
export function changesMeant(question: string): readonly string[] {
  const text = question.replace(leading, '').replace(closing, '')
  // "Cancel Costa" wants it done; "cancel Costa, what then" asks.
  const asks = closing.test(question) || /\b(?:forecast|outgoings)$/i.test(question)
  const isTried = opening.test(text) || (orders.test(text) && asks)
  const isPlan = isTried || /^(?:add|put in)\b/i.test(text)
  const bare = text.replace(opening, '')
  const isAfforded = affords.test(question)
  const isAsked = isTried || /\bwhat\b/i.test(question)
  const whole = question.replace(opening, '')
  const found = [
    ...(leading.test(question) ? [question.replace(leading, '')] : []),
    ...(isAsked ? [changeOfNames(bare), changeOfNames(whole)] : []),
    ...[bare, whole].map((each) => (putTurns(each, turns) === each ? null : putTurns(each, turns))),
    isTried ? ofShare(bare) : null,
    ofSum(bare, { isPlan, isAfforded }),
  ].flatMap((each) => each ?? [])
  const lasting = 'how long would our cash last if'
  return lasts.test(question) ? found.map((each) => each.replace(/^what if/, lasting)) : found
}

const lasts = /^how long would (?:our |the )?(?:cash|money) last if/i
