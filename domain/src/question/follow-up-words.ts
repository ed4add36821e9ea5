// Short remarks on the answer before, put into words that can be laid over it: "no, received",
// "anything over £200?", "when's the next one?". What they name is left to the readers.
import type { Concept } from './concepts.ts'
import type { Frame } from './frame.ts'
import { shortRemarks } from './short-remarks.ts'

/** A short remark, and the words that it is put into in the light of the frame before it. */
export type Remark = {
  readonly says: RegExp
  readonly means: (match: RegExpExecArray, before: Frame) => string | null
}

const opening = '(?:and |so |ok(?:ay)? |but |then |just |right )*'
const ranked =
  'biggest|largest|highest|smallest|lowest|dearest|priciest|cheapest|most expensive|costliest'

const remarks: readonly Remark[] = [
  ...shortRemarks,
  {
    says: /^(?:and |so )*which(?: one)?(?: of (?:them|the two|these))? (?:cost|costs|came to|comes to) (?:us )?more$/i,
    means: (_, { included, previous }) =>
      included.length === 1 && previous?.length === 1 ? 'which was more' : null,
  },
  // A correction: what follows is meant instead.
  {
    says: /^(?:(?:no|nope|nah|wrong|oops|whoops|sorry|apologies|actually|wait|hang on|my mistake|my bad|scrap that|correction)[\s,.!–-]+)+(?:(?:i|we) (?:meant|mean|said|was after|wanted)(?: to (?:say|ask|type))? |make (?:it|that) |it should(?:'ve| have)? (?:be|been|say|said) |try |for |in )*(?!(?:i|we|you|that|it|is|was|not|don|why|how|what|when|who|which|where)\b)(.{1,60})$/i,
    means: ([, rest = ''], before) => `what about ${inYear(withoutOld(rest), before)}`,
  },
  {
    says: /^(.{3,30}?),? (?:i|we) (?:meant|mean)$|^(?:make (?:it|that)|make it for|try|rather) (.{3,30})$/i,
    means: ([, first, second], before) => `what about ${inYear(first ?? second ?? '', before)}`,
  },
  {
    says: /^(?:i|we) (?:meant|mean)(?: to (?:say|ask|type))? (?!(?:how|what|when|who|which|where)\b)(.{1,60})$/i,
    means: ([, rest = ''], before) => `what about ${inYear(withoutOld(rest), before)}`,
  },
  {
    says: /^not (?!including|counting|for\b|on\b|the\b|in\b|to\b|from\b|with\b|all\b|any\b)([^,]{2,30}),\s*(?:but |i meant |make it )?(.{2,40})$/i,
    means: ([, , rest = '']) => `what about ${rest}`,
  },
  // Cards and cash after money in are how customers paid.
  {
    says: /^(?:(?:and|what about|how about|so) )?(?:just|only|but only) (?:the |by |on |in |for )*(cards?|cash)(?: (?:payments?|ones?|sales|takings|money|bit|part))*$/i,
    means: (match, before) => takingsBy(match[1], before, 'just'),
  },
  {
    says: /^(?:(?:and|what about|how about|so) )?(?:the |by |on |in |for )*(cards?|cash)(?: (?:payments?|ones?|sales|takings|money|bit|part))* (?:only|alone|by itself)$/i,
    means: (match, before) => takingsBy(match[1], before, 'just'),
  },
  {
    says: /^(?:(?:and|what about|how about) )(?:the |by |on |in |for )*(cards?|cash)(?: (?:payments?|ones?|sales|takings|money|bit|part))*$/i,
    means: (match, before) => takingsBy(match[1], before, 'what about'),
  },
  {
    says: /^(?:and )?how much (?:of (?:that|it|this|those|them) )?(?:was|were|came|is|are)(?: in)? (?:in |by |on |through |from |with )*(cards?|cash)(?: (?:payments?|sales|takings))?$/i,
    means: (match, before) => takingsBy(match[1], before, 'what about'),
  },
  // What was paid is asked of a month to come.
  {
    says: /^(?:and |so |what about |how about |ok )*(?:the |our )?(?:forecast|expected|projected|projection|estimate|prediction)(?: is| spend| cost)?(?: for| in| of| over)? (.{3,25})$/i,
    means: ([, days], { included: [only, ...others], looksAhead, answeredBy }) => {
      const { side } = (answeredBy?.args ?? {}) as { side?: string }
      if (!only || others.length > 0 || looksAhead || only.kind === 'account' || !side) return null
      return side === 'in'
        ? `how much will come in from ${only.name} in ${days}`
        : `how much will go out on ${only.name} in ${days}`
    },
  },
  // What it is set against.
  // Of two answers, the one is set against the other.
  {
    says: /^(?:and |so |right )*(?:(?:is|was|were|are) (?:that|it|this|they|we) )?(?:up or down|down or up|higher or lower|lower or higher|more or less|better or worse)(?: (?:then|at all|on it|on that|on the year|year on year|now))*$/i,
    means: (_, { periods, previousPeriods }) =>
      periods.length === 1 && previousPeriods?.length === 1 ? 'what is the difference' : null,
  },
  {
    says: /^(?:and |so )*(?:(?:is|was|were|are) (?:that|it|this|they) )?(?:up or down|down or up|higher or lower|lower or higher|more or less)(?: then| at all)?$/i,
    means: (_, { periods: [only, ...others] }) =>
      only && others.length === 0 && /^(month|quarter|year|week)$/.test(only.unit)
        ? `how does that compare with the ${only.unit} before`
        : null,
  },
  {
    says: /^(?:and |so )?(?:is|was|were|are) (?:that|it|this|they) (up|down)(?: then| at all)?$/i,
    means: ([, way], { periods: [only, ...others] }) =>
      only && others.length === 0 && /^(month|quarter|year|week)$/.test(only.unit)
        ? `is that ${way === 'down' ? 'less' : 'more'} than the ${only.unit} before`
        : null,
  },
  {
    says: /^(?:and |so |is |was |were |are |that |it |this |they )*(?:up or down|down or up|higher or lower|lower or higher|more or less|better or worse) (?:on|than|from|compared (?:with|to)|versus|vs|against) (.{3,40})$/i,
    means: ([, base]) => `how does that compare with ${base}`,
  },
  {
    says: /^(?:and |so |is |was |were |are |that |it |this |they )*(?:an increase|a rise|a drop) (?:on|than|from|compared (?:with|to)|versus|vs|against) (.{3,40})$/i,
    means: ([, base]) => `is that more than ${base}`,
  },
  // Wider days around those before.
  {
    says: /^(?:and |same |but |what about |how about |so |now )*(?:the )?(?:same )?(?:but )?(?:for |over |in |across |during )?the (?:whole |entire |full )?(year|quarter)(?: as a whole| in total| overall)?$/i,
    means: ([, unit], before) => wider(unit?.toLowerCase(), before),
  },
  {
    says: /^(?:and |so )?how (?:does|do|did) (?!that|it|this|they|these|those|we|i\b)(.{2,30}) compare$/i,
    means: ([, other], { included: [only] }) =>
      only?.kind === 'merchant' ? `and compare ${only.name} with ${other}` : null,
  },
  // What a figure is made of.
  {
    says: /^(?:and |so )?(?:what(?:'s|’s| is| was| were) (?:in|included in|behind) (?:that|it|this|there)|what (?:makes|made) (?:that|it|this) up|what(?:'s|’s| is| was) (?:that|it|this) made up of|what does (?:that|it|this) (?:consist of|include|cover))$/i,
    means: (_, before) => (isSum(before) ? 'and break that down' : null),
  },
  {
    says: /^(?:and |so |now |can you |just )*(?:split|break|broken|show|list)(?: (?:down|up|out))? (by .{3,20}|(?:month|week|day|quarter) (?:by|on) \w+)$/i,
    means: ([, by], before) => (isSum(before) ? `split that ${by}` : null),
  },
  {
    says: /^(?:and |so )?how (?:does|do|did|would|is|was) (?:that|it|this|they|those) (?:split|break down|divide|look|broken down)(?: up)? (by .{3,30}|(?:month|week|day|quarter) (?:by|on) \w+)$/i,
    means: ([, by]) => `split that ${by}`,
  },
  {
    says: /^(?:and )?(?:as|what(?:'s|’s| is) that as|what(?:'s|’s| is)|is that)? ?(?:a|what|the)? ?(?:%|percent|percentage|per cent|share|proportion|fraction)(?: of (?:the |our |my )?(?:total|all|whole|spending|spend|everything|lot|sales|income|it|them))*$/i,
    means: (_, before) => (has(before, 'top') ? 'what share are they together' : null),
  },
  {
    says: /^(?:and |so )?(?:what(?:'s|’s| is| was) )?(?:their|its|his|her) (?:share|percentage|proportion) of (?:the |our |all )?(.{3,30})$/i,
    means: ([, whole], { included: [only] }) =>
      only?.kind === 'merchant' ? `and what share of ${whole} is ${only.name}` : null,
  },
  // The payments that made a figure.
  {
    says: /^(?:and |so |but )?(?:(?:was|were|is|are) )?(?:there )?(?:anything|any|any of (?:them|those|it|that)|something|any payments?|any ones?|which(?: ones?)?(?: (?:was|were|are|is))?|what was|how about those|those|the ones?|ones?) (over|above|under|below|more than|less than|bigger than|greater than|larger than|smaller than) (£?[\d.,]+ ?k?(?: (?:pounds?|quid))?)$/i,
    means: ([, relation, amount]) => `only the ones ${relation} ${amount}`,
  },
  {
    says: new RegExp(
      `^${opening}(?:what|which)(?: one)?(?:'s|’s| is| was| were)? (?:the |our )?(${ranked})(?: one)?$`,
      'i',
    ),
    means: ([, rank], before) => (isSum(before) ? `what was the ${rank} payment of those` : null),
  },
  {
    says: /^(?:and |so )?(?:(?:what|how (?:big|large|much))(?:'s|’s| is| was) )?(?:the |an? |our )?(?:average|typical|usual) (?:fill[- ]?up|bill|order|shop|visit|trip|payout|receipt|invoice|spend|one|delivery|purchase)(?: size| value)?$/i,
    means: (_, before) => (isSum(before) ? 'what is the average per payment of those' : null),
  },
  // "What did those average?" after a number of payments.
  {
    says: /^(?:and |so )?what (?:do|did|does) (?:those|these|they|it|that) average(?: out at| out to| at)?$/i,
    means: (_, before) =>
      has(before, 'count', 'list') ? 'what is the average per payment of those' : null,
  },
  // "What do we usually spend?" after fuel is on fuel.
  {
    says: /^(?:and |so |but )*(?:what|how much) (?:do|would|did) (?:we|i) (?:usually|normally|typically|generally) (?:spend|pay|get|take|receive|fork out)(?: (?:on|for) (?:it|that|them|this))?(?: (?:a|per|each|every) month)?$/i,
    means: (_, before) => (isSum(before) && before.included.length > 0 ? 'is that normal' : null),
  },
  {
    says: /^(?:and |so )?(?:what (?:was|is|were|are)? ?(?:it|that|those|they|them)?(?: all)? ?for|what(?:'s|’s) (?:it|that) (?:all )?for|for what|what on)$/i,
    means: (_, before) => (isSum(before) || has(before, 'when') ? 'and by category' : null),
  },
  // "How many hires is that?": things that are paid for one by one, no staff.
  {
    says: /^(?:and |so )?how many (?:separate |different )?(?:hires|trips|visits|orders|shops|fill[- ]?ups|deliveries|drops|bookings|stays|purchases|tickets|meals|jobs|loads|skips|goes|times|occasions)(?: (?:is|was|were|are|did|does) (?:that|those|it|there|they|that make|that come to|that mean))?(?: in (?:all|total))?$/i,
    means: (_, before) => (isSum(before) ? 'how many payments was that' : null),
  },
  // What is bought is not counted by the books, only its payments.
  {
    says: /^(?:and |so |but )*how many (?!people|staff|employees|heads|customers|clients|suppliers|days|weeks|months|years|hours|miles|litres|kilos|units|different)([a-z]{3,}s|different [a-z]+s) (?:is|was|are|were|does|did) (?:that|this|it|there)(?: in (?:all|total)| altogether| make| come to)?$/i,
    means: (_, before) => (isSum(before) ? 'how many payments is that' : null),
  },
  // "And keep rent out", "take the wages off": the same without it.
  {
    says: /^(?:and |but |then |now |so |ok )*(?:(?:keep|keeping|leave|leaving|take|taking|put|knock|strip) (?!it\b|that\b|them\b)(.{2,30}?) (?:out|off|aside|to one side)(?: of (?:it|that|them|this|there))?|(?:drop|skip|scrap) (?!it\b|that\b|them\b)(.{2,30}))$/i,
    means: ([, name, dropped]) => `without ${name ?? dropped}`,
  },
  {
    says: /^(?:and |but |so )*why (?:is (?:it|that) )?so (high|much|big|steep|dear|expensive|low|little|small)$/i,
    means: ([, how = '']) => `why was it so ${/^(low|little|small)$/i.test(how) ? 'low' : 'high'}`,
  },
  {
    says: /^(?:and |so )*when (?:did|was|has) (?:it|they|that) (?:last )?(?:go up|gone up|rise|risen|put up|increased?|change|changed|get dearer)$/i,
    means: (_, { included: [only, ...others] }) =>
      only && others.length === 0 && only.kind !== 'account'
        ? `when did ${only.name} ${only.kind === 'merchant' ? 'put its price up' : 'last go up'}`
        : null,
  },
  // Two questions' answers added up.
  {
    says: /^(?:and |so |can you |could you |now )*(?:add|tot|put|sum|total) (?:them|those|these|the) (?:two|both) ?(?:up|together)?$/i,
    means: (_, before) => {
      const { included, previous = [], previousPeriods = [], looksAhead } = before
      const isOfNames = previous.length === 1 && included.length === 1 && isSum(before)
      return isOfNames && previousPeriods.length === 0 && !looksAhead ? 'and both together' : null
    },
  },
  // The sum of what was listed.
  {
    says: /^(?:and |so |can you |could you )*(?:tot|add|total|sum|tally) (?:them|those|these|it|that|the lot|everything)(?: all)?(?: up| together)*$/i,
    means: (_, before) => sumOfListed(before),
  },
  {
    says: /^(?:and |so )*(?:how much|what)(?: is| was| are| were|'s|’s)?(?: (?:that|it|they|those|them))?(?: (?:come|add) (?:up )?to)?(?: (?:in all|in total|all in all|altogether|all told|all in|all up))$/i,
    means: (_, before) => sumOfListed(before),
  },
  // "And so far in 2026?" after a year.
  {
    says: /^(?:and |what about |how about |so |but )*(?:so far |to date |up to now |until now )(?:in |for |during )?(this (?:\w+ )?(?:year|month|quarter|week)|20\d\d)$/i,
    means: ([, days]) => `and in ${days}`,
  },
  {
    says: /^(?:and |what about |how about |so |but )*(?:in |for |during )?(this (?:\w+ )?(?:year|month|quarter|week)|20\d\d),? (?:so far|to date|up to now|until now)$/i,
    means: ([, days]) => `and in ${days}`,
  },
  // The one after, and the one before.
  {
    says: /^(?:and |so )?(?:when(?:'s|’s| is| will)? |what(?:'s|’s| is) )?(?:be )?(?:the |our )?next(?: (?:one|payment|time|bill))?(?: (?:due|expected|be))?$/i,
    means: (_, before) =>
      before.included.length === 1 && !before.looksAhead
        ? 'and when is the next payment due'
        : null,
  },
  {
    says: /^(?:and |what about |so )*(?:the |what was the )?(?:one |time |payment )?(?:before|previous|prior|earlier)(?: (?:that|to that|then))?(?: (?:one|time|payment))?$/i,
    means: (_, before) => earlierPayment(before),
  },
]

/** The follow-up in such words; as it is where none of them fits. */
export function inLightOf(question: string, before: Frame): string {
  const text = question
    .trim()
    .replace(/[\s?.!]+$/, '')
    .replace(/\s+(?:please|then|though|thanks|thank you|pls)$/i, '')
  for (const { says, means } of remarks) {
    const found = says.exec(text)
    const put = found && means(found, before)
    if (put) return put
  }
  return question
}

// "Received, not spent": what was wrong is no part of the question.
function withoutOld(text: string): string {
  return text.replace(/,? (?:not|rather than|instead of) \S+(?: \S+)?$/i, '')
}

// "No, I meant 2025" after September is September 2025.
function inYear(text: string, { periods }: Frame): string {
  const [year] = /^(?:in |for )?20\d\d$/i.exec(text.trim()) ?? []
  const [only, ...others] = periods
  const isPart = only?.unit === 'month' || only?.unit === 'quarter'
  if (!year || !only || others.length > 0 || !isPart) return text
  const [name] = only.label.split(' ')
  return `${name} ${year.replace(/\D/g, '')}`
}

function has({ concepts }: Frame, ...some: readonly Concept[]): boolean {
  return some.some((concept) => concepts.has(concept))
}

function takingsBy(word: string | undefined, before: Frame, lead: string): string | null {
  if (!isMoneyIn(before)) return null
  return `${lead} ${word?.startsWith('card') ? 'card' : 'cash'} takings`
}

function wider(unit: string | undefined, { periods }: Frame): string | null {
  const [only, ...others] = periods
  if (!only || others.length > 0 || only.unit === unit) return null
  const year = only.from.slice(0, 4)
  const quarter = Math.ceil(Number(only.from.slice(5, 7)) / 3)
  return unit === 'year' ? `and in ${year}` : `and in Q${quarter} ${year}`
}

// A total of payments, and no ranking of payers, months or categories.
function isSum(before: Frame): boolean {
  return !has(
    before,
    ...(['top', 'bottom', 'best', 'worst', 'balance', 'net', 'who', 'customers'] as const),
    ...(['category', 'breakdown', 'will', 'upcoming', 'low', 'summary', 'tax_due'] as const),
  )
}

function earlierPayment(before: Frame): string | null {
  const isLatest = has(before, 'latest') && before.included.length > 0
  if (!isLatest || before.looksAhead) return null
  return `and list the latest ${(before.count ?? 1) + 1} payments`
}

// Payments that were listed have a total of their own; open bills are already added up.
function sumOfListed(before: Frame): string | null {
  const isOfPayments = has(before, 'list', 'payment') && before.invoiceWords === undefined
  return isOfPayments && isSum(before) && !before.looksAhead ? 'and in total' : null
}

function isMoneyIn(before: Frame): boolean {
  return has(before, 'in', 'sales') && !has(before, 'out', 'went_on')
}
