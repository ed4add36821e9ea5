// What could be taken out or spent, in loose words: "how much could I safely take out as a divi
// right now". It is never what was taken.

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
const takenOut = new RegExp(
  `(?:^|[\\s,–-])${amount}${cash}(?: (?:that|which))? (?:${could} ${who}|${who} ${could}) ${softly}${takes}\\b`,
  'i',
)
// A tax, a saving, a reduction or a condition is another question.
const other =
  /\d|\b(?:vat|paye|hmrc|tax|taxman|aside|put by|put away|by for|towards|save|saved|cut|claim|after|once|before the|if|keep|keeping|leave|leaving|last (?:week|month|year|quarter)|did|yesterday)\b/i
const when =
  /\b(?:in|on|at|from|by|come) ((?:early |mid |late |the end of )?(?:january|february|march|april|june|july|august|september|october|november|december|next month))\b/i
const lengthMax = 140

const turns: readonly (readonly [RegExp, string])[] = [
  [
    /^(?:so |and |ok(?:ay)? |right )*how much (?:cash|money|dosh|wonga|dough)?(?: ?(?:is|have (?:we|i) got|do (?:we|i) have))?(?: (?:really|actually))? ?(?:is )?(?:going (?:begging|spare)|spare|knocking about|sloshing about|free to (?:use|blow|play with)|up for grabs|not spoken for)(?: (?:right now|now|at the moment|really))?(?=[\s?.!]*$)/gi,
    'how much is safe to spend',
  ],
  [
    /^(?:how much|what)(?: (?:cash|money))? (?:would|will|is) (?:be )?(?:ok|okay|alright|all right|safe|sensible|fine) (?:for (?:me|us) )?to (?:take|draw|spend|pay|pull|put|withdraw)\b[^\d?.!]{0,50}(?=[\s?.!]*$)/gi,
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
  const found = takenOut.exec(question)
  if (found && !other.test(question)) {
    const [, days] = when.exec(question) ?? []
    return `how much is safe to spend${days === undefined ? '' : ` in ${days}`}`
  }
  return turns
    .reduce((text, [from, to]) => text.replace(from, to), question)
    .replace(/\bcan we afford a grand\b/i, 'can we afford £1,000')
}
