// What could be taken out or spent, in loose words: "how much could I safely take out as a divi
// right now". It is never what was taken.
import { thingEnd } from '../bought-things.ts'

const who =
  '(?:we|i|us|me and (?:the )?\\w{1,12}|me n \\w{1,12}|\\w{1,12} and (?:me|i)|the (?:partners|directors|owners|two of us|pair of us))'
const softly =
  '(?:(?:safely|sensibly|actually|reasonably|realistically|comfortably|possibly|both|each|now|still|really|just|afford to|get away with)\\s+)*'
const takes =
  '(?:take|taking|draw|drawing|pull|pulling|pay|paying|spend|spending|put|putting|chuck|chucking|lob|lobbing|bung|stick|shove|give|giving|whip|withdraw|withdrawing|grab|grabbing|splash|blow|invest|investing|splurge|stump up|dip in for|pocket|splash out)'
const amount =
  "(?:how much|how mutch|what(?:['’]?s| is)? the (?:most|maximum|max|limit)|what|hows? much)"
const cash = '(?: (?:cash|money|dosh|wonga|in cash))?'
const could = '(?:could|can|may|might)'
const aside =
  "(?:(?:i['’]?m |we['’]?re |it['’]?s )?(?:(?:a )?(?:bit|little|tad|touch) )?(?:skint|short|broke|strapped|hard up|tight)(?: at home)?(?: (?:right now|at the moment|this month))?[\\s,.–-]{1,4})?"
const takenOut = new RegExp(
  `^(?:so |and |ok(?:ay)? |right |well )*${aside}${amount}${cash}(?: (?:that|which))? (?:${could} ${who}|${who} ${could}) ${softly}${takes}(?= |[?.! ]*$)`,
  'i',
)
const isSafe =
  /^(?:so |and |ok(?:ay)? )*(?:how much|what)(?: (?:cash|money))? (?:would|will|is)(?: it)? (?:be )?(?:ok|okay|alright|all right|safe|sensible|fine) (?:for (?:me|us) )?to (?:take|draw|pay|pull|put|withdraw)(?= |[?.! ]*$)/i
// What may follow without changing which sum is meant: by whom, as what, and that it does no harm.
const harmless = [
  /^(?:out|home|back|ourselves|myself|me|us|each of us|safely|safe|in all|altogether|personally)(?= |$)/,
  /^(?:right now|now|today|at the moment|as things stand|this month|before (?:christmas|xmas|new year)|realistically|max)(?= |$)/,
  /^(?:as|in|by way of) (?:(?:a|the|my|our) )?(?:divi|divis|dividends?|drawings|bonus|bonuses|wages|salary)(?= |$)/,
  /^(?:without|and (?:still )?not|and still) (?:(?:getting|going|dipping|being|be|eating|ending up) )?(?:(?:into|in|under|below|through) )?(?:any )?(?:trouble|worrying|worry|risk|problems?|(?:our|the|my) buffer|overdrawn|the red|short|skint|ok|okay|alright|all right|fine|comfortable|safe)(?= |$)/,
  /^(?:and|but|while)? ?(?:still )?(?:stay|be|keep|remain|staying|being|keeping)(?: well| safely)? (?:above|over|within|clear of) (?:the|our|my) (?:buffer|cushion|minimum)(?= |$)/,
  /^and (?=(?:not|still))/,
  /^(?:in|on|at|from|by|come) (?:(?:early|mid|late|the end of) )?(?:january|february|march|april|june|july|august|september|october|november|december|next month)(?= |$)/,
]
const into = /^(?:into|on|at|towards|for|out in|in) (?:(?:a|an|the|our|my|some) )?/

// "Into a new van", "at ads": what it would go on.
function withoutThing(tail: string): string | null {
  const [joint] = into.exec(tail) ?? []
  if (joint === undefined) return null
  const words = tail.slice(joint.length).split(' ')
  const end = thingEnd(words, 0)
  return end > 0 ? words.slice(end).join(' ').trim() : null
}

function isHarmless(text: string): boolean {
  let tail = text
    .toLowerCase()
    .replace(/[?.!,]+/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
  while (tail !== '') {
    const found = harmless.map((each) => each.exec(tail)?.[0]).find((each) => each !== undefined)
    const rest = found === undefined ? withoutThing(tail) : tail.slice(found.length).trim()
    if (rest === null || rest === tail) return false
    tail = rest
  }
  return true
}

const when =
  /\b(?:in|on|at|from|by|come) ((?:early |mid |late |the end of )?(?:january|february|march|april|june|july|august|september|october|november|december|next month))\b/i
function daysIn(text: string): string {
  const [, days] = when.exec(text) ?? []
  return days === undefined ? '' : ` in ${days}`
}

const lengthMax = 140

const price =
  '(£?\\d[\\d,.]*k?(?: (?:grand|thousand|quid|pounds))?|(?:a|one|two|three|four|five|six|eight|ten|twenty) (?:grand|thousand))'
const hurts =
  '(?:break|sink|ruin|cripple|finish|kill|hurt|stretch|bankrupt|clean out|wipe out) (?:us|me)(?: out)?|(?:leave|put|make|get) (?:us|me) (?:short|skint|stuck|strapped|in trouble|in a hole|under|overdrawn|too tight|in the red)|be too much(?: for us)?|be a (?:stretch|problem)|do (?:us|me) in'

const turns: readonly (readonly [RegExp, string])[] = [
  // "Would a £7,500 van in January break us?", "is there room for a £4,000 trip?"
  [
    new RegExp(
      `^(?:so |and )?(?:would|will|could|is|wud) (?:spending |paying |buying |an? |another |going )*${price} (.{0,40}?)(?: going to)? ?(?:${hurts})(?: (?:do you think|or not))?(?=[\\s?.!]*$)`,
      'gi',
    ),
    'can we afford $1 $2',
  ],
  [
    new RegExp(
      `^(?:so |and )?(?:is|was|would) there (?:be )?(?:any )?(?:room|scope|space|money|enough(?: (?:money|cash|room))?)(?: in the (?:budget|bank|forecast))? for (?:an? |another )?${price} (?=\\w)`,
      'gi',
    ),
    'can we afford $1 for a ',
  ],
  [
    new RegExp(
      `^((?:so |and )?(?:can|could|may) (?:we|i)) (?:afford to )?(?:give|pay|award|treat) (?:ourselves|myself|me|us|each other)(?: to)? (?:an? |another |an extra )*${price} (?:christmas |xmas |new year )?(?:bonus|treat|divi|dividend|payment|thank you)`,
      'gi',
    ),
    'can we afford $2',
  ],
  [
    new RegExp(
      `^((?:so |and )?(?:can|could|may) (?:we|i)) (?:please )?have (?:an extra |another |an |a further )?${price} (?:out|for (?:myself|ourselves|me))`,
      'gi',
    ),
    'can we afford $2',
  ],
  [
    new RegExp(
      `^((?:so |and )?(?:can|could) (?:we|i)) (?:do|run to|manage|swing|stretch to) (?=(?:an? |another )?${price} )`,
      'gi',
    ),
    '$1 afford ',
  ],
  [
    /^(?:so |and |ok(?:ay)? |right )*how much (?:cash|money|dosh|wonga|dough)?(?: ?(?:is|have (?:we|i) got|do (?:we|i) have))?(?: (?:really|actually))? ?(?:is )?(?:going (?:begging|spare)|spare|knocking about|sloshing about|free to (?:use|blow|play with)|up for grabs|not spoken for)(?: (?:right now|now|at the moment|really))?(?=[\s?.!]*$)/gi,
    'how much is safe to spend',
  ],
  [
    /^(?:is there|have we got|do we have|have i got) (?:a )?(?:spare )?(£?[\d,.]{1,9}k?|\w{1,8} grand) (?:going )?(?:spare|going begging|to spare|knocking about)(?=[\s?.!]*$)/gi,
    'can we afford $1',
  ],
  [
    /^((?:could|can|may) (?:i|we)) (?:safely |just )*(?:pull|whip|grab|get|nick|have|draw|take) (?:out )?(£?[\d,.]{1,9}k?|a grand|\w{1,8} grand)(?: (?:out|for (?:myself|ourselves|me|us|the house|home)|today|now|right now|tomorrow|as a (?:divi|dividend|bonus)|in drawings))+(?=[\s?.!]*$)/gi,
    'can we afford $2',
  ],
]

const sum =
  '£?\\d[\\d,.]*k?(?: (?:grand|thousand|quid|pounds))?|(?:a|one|two|three|four|five|six|ten|twenty) (?:grand|thousand)'
// "And keep 10k in the bank", "without going under 5k": what is to be left.
const keeping = new RegExp(
  `,? (?:(?:and|but|while) (?:still |always )?(?:keep|keeping|have|having|leave|leaving)(?: at least)? (${sum})(?: (?:in the bank|left|back|in reserve|in hand|behind|spare|clear))*|without (?:going|dropping|dipping|falling|getting) (?:under|below) (${sum}))(?=[\\s?.!]*$)`,
  'i',
)
// "How big a bonus can we afford?", "what's the biggest van we could buy in March?"
const biggest =
  /^(?:so |and )?(?:how (?:big|large|expensive|pricey|much of) an? [\w' -]{2,25}?|what(?:['’]s| is| would be)? the (?:biggest|largest|most expensive|dearest) [\w' -]{2,25}?)(?: (?:that|which))? (?:(?:can|could) (?:we|i)|(?:we|i) (?:can|could)) (?:afford|buy|get|manage|stretch to|run to|take|have|pay|do)(?: (?:ourselves|myself|safely|out))*(?= |[?.!]*$)/i

/** A question on what is safe to spend, in plain words. */
export function withPlainSafe(question: string): string {
  if (question.length > lengthMax) return question
  const left = keeping.exec(question)
  if (left) {
    const plain = withPlainSafe(question.slice(0, left.index))
    return /^how much is safe to spend/.test(plain)
      ? `${plain} and still have ${left[1] ?? left[2]} left`
      : question
  }
  const big = biggest.exec(question)
  if (big && isHarmless(question.slice(big[0].length)))
    return `how much is safe to spend${daysIn(question.slice(big[0].length))}`
  const [head] = takenOut.exec(question) ?? isSafe.exec(question) ?? []
  if (head !== undefined && isHarmless(question.slice(head.length))) {
    return `how much is safe to spend${daysIn(question)}`
  }
  return turns
    .reduce((text, [from, to]) => text.replace(from, to), question)
    .replace(/\bcan we afford a grand\b/i, 'can we afford £1,000')
}
