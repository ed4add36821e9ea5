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
  "(?:how much|how mutch|what(?:['’]s| is)? the (?:most|maximum|max|limit)|what|hows? much)"
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
const lengthMax = 140

const turns: readonly (readonly [RegExp, string])[] = [
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

/** A question on what is safe to spend, in plain words. */
export function withPlainSafe(question: string): string {
  if (question.length > lengthMax) return question
  const [head] = takenOut.exec(question) ?? isSafe.exec(question) ?? []
  if (head !== undefined && isHarmless(question.slice(head.length))) {
    const [, days] = when.exec(question) ?? []
    return `how much is safe to spend${days === undefined ? '' : ` in ${days}`}`
  }
  return turns
    .reduce((text, [from, to]) => text.replace(from, to), question)
    .replace(/\bcan we afford a grand\b/i, 'can we afford £1,000')
}
