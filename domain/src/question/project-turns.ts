// How people put it about sales projects: where a job stands, how likely it is, what has become of
// it, in the words that the reader of projects knows.
import { nameWords } from './name-words.ts'

type Named = { readonly name: string; readonly client: string }

const turns: readonly (readonly [RegExp, string])[] = [
  // "Do we have any sales projects open?" is how many there are.
  [
    /^(?:and |so )*(?:do|have|are|is) (?:we|i|there) (?:have |got )?(?:any )?(?:(?:sales|live|open|current|active) )*(projects|deals|bids|jobs(?= (?:in|lined|on the books|booked)))(?: (?:still|in the pipeline|lined up|booked in|open|live|on|active|going|at the moment|on the go|right now|currently|on the books|in here|set up))*$/g,
    'how many $1 are there',
  ],
  [
    /\b(?:shaping up|coming along|getting (?:on|along)|progressing|faring|panning out)\b/g,
    'looking',
  ],
  // "When do the next chunks land?"
  [
    /\bwhen (do|will|does|are) (the |all the |its |their |our )?(?:next |remaining |other )?(?:chunks|lumps|bits|slices|portions|parts)\b/g,
    'when $1 $2payments',
  ],
  // The VAT in what a client pays.
  [
    /^of the £?[\d,.]+k? (.{3,40}?) (?:would|will|is to|are to|is going to) (?:pay|be paying)(?: (?:us|me))?(?: for)?(?=.*\bvat\b)/g,
    '$1',
  ],
  [
    /\b(?:is ?n['’]?t|is not|are ?n['’]?t|are not|not) (?:ours?|mine|my|us|me) to keep(?: (?:because|as|since) (?:it['’]?s|it is|it|of)(?: the)? vat)?\b/g,
    'vat',
  ],
  [
    /\b(?:is|are|goes|go) (?:on )?(?:as |to |for )?(?:the )?vat\b(?! (?:man|bill|return|due))/g,
    'vat',
  ],
  [
    /\b(?:with|plus|without|before|excluding|excl|ex|net of|after|not counting) (?:the )?vat\b/g,
    '',
  ],
  [
    /\bweighted (?:by|for|with|at|on) (?:the |their |its )?(?:likelihood|chances?|probability|probabilities|odds)(?: of (?:each|winning))?\b/g,
    'weighted',
  ],
  [
    /\b(?:adjusted|allowing) for (?:the |their |its )?(?:likelihood|chances?|probability|odds|risk)\b/g,
    'weighted',
  ],
  [
    /\b(?:still )?(?:up in the air|in the balance|pitched for(?: but not (?:yet )?won(?: yet)?)?|not (?:yet )?won(?: yet)?|yet to (?:be )?(?:win|won)|still to be (?:won|decided|confirmed)|undecided|unconfirmed|waiting to hear (?:about|on|back on)|quoted for(?: but not (?:yet )?won(?: yet)?)?)\b/g,
    'proposed',
  ],
  [
    /\b(?:are |is )?(?:still )?(?:only |just |merely )?(?:at the )?proposals?(?: stage)?(?=,| and\b|$)/g,
    'proposed',
  ],
  [
    /\b(?:in the bag|over the line|a done deal|a goer|nailed down|sewn up|ours|confirmed)\b/g,
    'won',
  ],
  [/\b(?:land|landed|clinch|clinched|bag|bagged) (?=the\b|that\b|our\b)/g, 'win '],
  [/\b(?:on the go|underway|under way|in progress|running at the moment)\b/g, 'won'],
  [
    /\b(?:went|gone|fell|falls?|fall|goes|go) (?:elsewhere|through|away|to (?:someone|somebody) else|down the pan|pear shaped|belly up|south)\b/g,
    'lost',
  ],
  [
    /\b(?:if (?:it|that|this|they) (?:comes?|came) off|if (?:we|i) (?:win|get|land|won|got|landed) (?:it|that|them))\b/g,
    '',
  ],
  [/\bnext (?:bit|chunk|lump|slice|instalment|installment|bill|invoice)\b/g, 'next payment'],
  [
    /\b(?:last|final) (?:bit|chunk|lump|slice|instalment|installment|bill|invoice)\b/g,
    'final payment',
  ],
  [
    /\b(?:off|from|out of|across|among|amongst) (?=(?:(?:the|our|my|any|all) )*(?:sales )?(?:projects|jobs|deals)\b)/g,
    'of ',
  ],
  // What is left once its costs are paid is the margin.
  [
    /\b(?:net of|after|less|minus|allowing for|taking off|once you take off|once (?:we have|we['’]ve) paid) (?:all )?(?:of )?(?:its|the|their|our)? ?(?:costs?|expenses|materials)\b/g,
    'margin',
  ],
  [
    /\b(?:(?:will |do |are |be )?(?:we|i) )?(?:be |are |am )?(?:in|out of) pocket\b|\b(?:will |do |would |did |going to )?(?:(?:we|i) )?(?:be )?(?:make|making|clear|clearing) (?:any |much )?(?:money |anything |a bit )?(?:on(?= \w)|(?:out of|from)(?= (?:the|our|that|it)\b))/g,
    ' margin of',
  ],
  // What is still to be paid for a job is its costs.
  [
    /\b(?:what|how much)(?: more)? (?:do|will|must|have) (?:we|i) (?:still |yet |got |have |need )*to (?:pay|spend|fork|shell|find)(?: out)?(?= (?:on|for|towards)\b)/g,
    'what costs are left',
  ],
  [
    /\bhow (?:sure|certain|confident|hopeful) (?:are (?:we|you)|am i) (?:of|about)(?: (?:getting|winning))?\b/g,
    'how likely is',
  ],
  [/\b(?:add|adds) up to\b|\bcomes? to(?: in all| altogether)?\b(?=[\s?.!]*$)/g, 'worth'],
  [
    /\b(?:left to pay|to pay|still to pay) (?:on|at|from) our (?:side|end)\b|\bour side of (?:it|things)\b/g,
    'costs left',
  ],
  [
    /\b(?:going to |likely to |will (?:it|we) )?(?:lose|losing|loses) (?:us |me )?money(?: (?:on|from))?\b/g,
    'margin',
  ],
  [
    /^(?:and )?(?:what(?: is|['’]?s)|how much(?: is|['’]?s)) (?:still |left )*to (?:pay|find|spend) (?=(?:for|on|towards)\b)/g,
    'what costs are left ',
  ],
  // Which of the bids is likeliest, and the chance of each.
  [
    /\b(?:most likely|likeliest|more likely|likelier|best bet|surest|nearest to being won)\b(?: to (?:be won|come off|come in|go ahead|happen|land|get|win))?/g,
    'likely',
  ],
  [/\b(?:(?:our|the|any|all|of|these|those) )?proposals\b/g, 'proposed projects'],
  [
    /\b(\d+|two|three|four|five) (?=proposed|active|won|lost|live|open|projects|bids|jobs|deals)/g,
    '',
  ],
]

// "Cost us" of a job that is lost is what it would no longer bring.
const ofLoss = /\b(?:cost|do to|mean for|hurt|set|hit) us(?: back)?(?: in cash)?\b/g

// Of what is overdue the answer names the client.
const fromWhom =
  /\b(?:and |plus )?(?:who (?:is |are |was )?(?:it |they |that |them |those )?(?:of|from|by|with)|(?:from|by|off|with) (?:who|whom|which clients?|which customers?)|who (?:owes?|is behind|for)(?: (?:it|them|us|that))?|whose(?: (?:is it|are they))?)\b/g

/** The words of a question about projects, put plainly. */
export function withPlainProjects(text: string, projects: readonly Named[]): string {
  const isOfLoss = /\b(?:losing|lose|lost|without|fell|falls?|goes?|gone)\b/.test(text)
  const plain = turns.reduce((words, [from, to]) => words.replace(from, to), text)
  const isLate = /\b(?:overdue|late)\b/.test(text)
  const whole = isLate ? plain.replace(fromWhom, '') : plain
  const put = isOfLoss ? whole.replace(ofLoss, '') : whole
  const streets = projects.some((each) =>
    [...nameWords(each.name), ...nameWords(each.client)].includes('street'),
  )
  return (streets ? put.replace(/\bst\b/g, 'street') : put).replace(/\s+/g, ' ').trim()
}
