// What books of a bank never hold: what is left in a cupboard, who is enrolled or booked, what a
// sheet costs, who complained, somebody's postcode. Such a question is refused with figures of
// those it names, and never answered with a figure that only shares its words.
import type { InterpretInput } from './interpretation.ts'
import type { OutsideTopic } from './outside.ts'
import { plainWords } from './phrasing/plain-words.ts'
import { readQuestion } from './read-question.ts'
import type { Choice } from './tool-call.ts'

// What is counted and paid, and so may be in the books.
const money =
  'money|cash|payments?|invoices?|bills?|transactions?|weeks?|months?|days|years?|pounds?|quid|jobs?|projects?|instal?ments?|runway|balance|overdraft|loans?|mortgage|rent|rates?|tax|vat|paye|wages|pay|budget|spend\\w*|income|sales|credit|debt|profit|refunds?|transfers?|deposits?|times|orders?|trips?|visits?|shops?|goes|lots|purchases?|payouts?|funds?'
const notMoney = `(?!(?:${money}|of|is|are|was|were|do|did|does|will|would|have|has|can)\\b|\\S+ (?:${money})\\b)`
const place =
  '(?:store|stores|stock|cupboard|fridge|freezer|warehouse|shed|yard|workshop|loft|stockroom|store ?room|drawer|greenhouse|cellar)'
const notToPay =
  '(?! (?:to|over|from|on|unpaid|owing|due|after|until|before|of the|in the (?:account|bank))\\b)'
const measure =
  '(?:sheet|metre|meter|litre|liter|kilo|kg|roll|box|bag|unit|tonne|ton|pallet|mile|pint|tin|can|bottle|ream|sqm|sq m|square metre|square foot|foot|hour|night|lesson|session|copy|page|item|piece|tray|case|crate|portion|cover|seat)'

const patterns: readonly (readonly [OutsideTopic, RegExp])[] = [
  [
    'staff',
    /\bhow (?:much|many) (?:days )?(?:annual )?(?:holiday|leave)(?! (?:let|lets|cottage|insurance|pay|club|inn|income|home|property))\b|\b(?:annual leave|holiday|toil)\b.*\b(?:entitlement|left to take|owed to|still to take)\b|\bwho(?: is|['’]?s|s)? (?:on|off)(?: on)? (?:shift|duty|holiday|leave|the rota|call|sick)\b|\bwhat (?:did|were|was|are|is|have|do) (?:the |our |my )(?:lads|lasses|girls|boys|team|staff|guys|men|crew) (?:do|doing|done|up to|work on|working on|get up to|got on)\b/i,
  ],
  [
    'stock',
    new RegExp(
      `\\bhow (?:many|much) ${notMoney}(?:[\\p{L}-]+ ){1,4}?(?:(?:are|is|were|was|have|has|do|did|we|i|got|there|still|they) )*(?:(?:left|remaining|in stock)\\b${notToPay}|in (?:the|our) (?:[\\p{L}-]+ ){0,2}${place}\\b|(?:enrolled|signed up|registered)\\b|on the (?:[\\p{L}-]+ )?(?:intake|course|waiting list|register)\\b)`,
      'iu',
    ),
  ],
  [
    'stock',
    new RegExp(
      `\\b(?:have we (?:got )?|do we have |is there |are there |we got |got )any ${notMoney}(?:[\\p{L}-]+ ){1,3}?(?:left|remaining|in stock|in (?:the|our) ${place})$`,
      'iu',
    ),
  ],
  [
    'stock',
    new RegExp(
      `\\bhow many ${notMoney}(?:[\\p{L}-]+ ){1,3}?(?:did|have|has|do|does) (?:[\\p{L}'’]+ ){1,3}?(?:make|made|print|printed|produce|produced|build|built|teach|taught|fit|fitted|paint|painted|clean|cleaned|sew|sewn|pack|packed|ship|shipped|enrol|enrolled)\\b(?!.*\\b(?:to|from|at)\\b)`,
      'iu',
    ),
  ],
  [
    'stock',
    new RegExp(
      `\\b(?:per|for each|for every) ${measure}\\b|\\bhow much (?:is|does|are|do) an? ${measure} (?:of|at|from|cost)\\b|\\b(?:charges?|costs?|prices?|pay) (?:us )?(?:for )?an? ${measure} of\\b|\\bhow many ${notMoney}[\\p{L}]+ of [\\p{L}]+ (?:have (?:we|i) got|do (?:we|i) have|are there)$`,
      'iu',
    ),
  ],
  [
    'stock',
    /\bhow many people (?:visited|came|attended|turned up|clicked|looked)\b|\bhow long (?:did|does|do) .{3,40} (?:job|project|work|install) (?:take|last)\b/i,
  ],
  [
    'stock',
    /\b(?:is|are|was) (?!(?:we|i|any|it|that|this|there)\b|.*\b(?:pa(?:y|id|ying)|money|cash|balance|funds?|credit|refund|invoice|bill|rent|wages|vat|tax|loan|transfer)\b)(?:\S+ ){1,4}?(?:booked(?: up)?|vacant|fully booked|let out|occupied)\b/i,
  ],
  [
    'records',
    /\b(?:complain(?:s|ed|ing|ts?)?|moaned|(?:bad|good|nice|poor|negative|online|google|star) reviews?|left (?:us )?an? .{0,20}reviews?|feedback|testimonials?|star ratings?|(?:un)?happy (?:with|about)|pleased with|satisfied with|(?:annoyed|cross|angry|upset) (?:with|about|at))\b|\b(?:parcel|delivery|package)\b.*\b(?:turn(?:ed)? up|arrived?|been delivered|get here)\b|\b(?:wi-?fi|door|alarm|gate|safe) code\b|\bkey ?safe\b/i,
  ],
  [
    'records',
    /\bwhat time (?:does|do|is|are|did) (?!.*\b(?:pa(?:y|id|yment|yments)|money|go out|goes|land|arrive|clear|come in|direct debit|wages|balance)\b)|\bopening (?:hours|times)\b|\bwhat (?:grade|mark|score|colour|shape|height|weight)\b|\b(?:what is|how much is|check) (?:the |our )?mileage\b|\bmileage (?:on|of) (?:the|our|my)\b|\bwho (?:signed for|answered|opened up|locked up)\b|\b(?:changeover|bin|delivery) day\b/i,
  ],
  [
    'fees_within',
    /\b(?:before|without|gross of|excluding|not counting) (?:their |its |the |any |all )?(?:fees?|commissions?|deductions)(?= |[?.!]|$)/i,
  ],
  [
    'contact',
    /(?:['’]s|s['’]) (?:mobile|phone|telephone|phone number|number|postcode|post code|address|e-?mail|email address|website|surname|extension|landline)[\s?.!]*$|\bpost ?codes?\b|\b(?:get|getting) (?:hold of|in touch with)\b/i,
  ],
]

/** What a question asks for that no books of a bank hold; null for any other. */
export function notHeld(question: string, words: readonly string[]): OutsideTopic | null {
  const text = words.join(' ')
  const found = patterns.find(([, pattern]) => pattern.test(question) || pattern.test(text))
  return found ? found[0] : null
}

const namesMax = 2

/** Figures of those whom such a question names. */
export function figuresOf(question: string, { question: context, plan }: InterpretInput): Choice[] {
  const { included, choices } = readQuestion(plainWords(question, context), context)
  const named = [
    ...included,
    ...choices.flatMap(({ subjects }) => (subjects.length === 1 ? subjects : [])),
  ].filter((each) => each.kind === 'merchant')
  return named.slice(0, namesMax).flatMap((each) => {
    const { name } = each
    const isPayer = each.kind === 'merchant' && plan.sideOfMerchant(each.ids) === 'in'
    const prompts = isPayer
      ? [`How much came in from ${name}?`, `When did ${name} last pay us?`]
      : [`How much did we pay ${name}?`, `Show payments to ${name}`]
    return prompts.map((prompt) => ({ label: prompt, prompt }))
  })
}
