// A share held against a mark: "is rent more than a quarter of our costs", "does one customer bring
// in over half of sales".
import type { PhrasePattern } from './pattern.ts'

const our = '[(the|our|my|all our|all the|all|total|our total|the total|all of our|all my)]'
const kinds =
  '[(bill|bills|cost|costs|spend|spending|payments|income|money|on its own|alone|by itself|still|now)]'
const takes =
  '(make up|makes up|made up|take up|takes up|took up|take|takes|took|taken|taking|eat up|eats up|eating up|ate up|eaten|eat|account for|accounts for|accounted for|bring in|brings in|brought in|give us|gives us|gave us|represent|come to|comes to|came to|cost|costs|cost us|costs us|contribute|contributes|generate|swallow|swallows|use up|pay|pays|paid|amount to|been|got to|get to|reach|reached|hit|gone)'
const fractions = ['{fraction}', '{count} (percent|per cent|pc|pct)']
const outOf = '[(of|out of)]'
const way =
  '(go|goes|gone|going|went|come|comes|coming|came|spent|spend|paid|been spent|being spent|tied up|due|down|earned|made)'
const to = '(on|to|from|with|in|to pay for|towards|by|through|via|off|in from)'

const saysWith = (fraction: string, whole: string): string[] => {
  const mark = `{marklimit} ${fraction} ${outOf} ${our} ${whole}`
  return [
    `[(so|and|but)] (is|are|was|were) ${our} {names} ${kinds} ${mark}`,
    `(does|do|did|has|have) ${our} {names} ${kinds} ${takes} ${mark}`,
    `(does|do|did|has|have|is|are|was|were) ${mark} [now] [been] ${way} ${to} ${our} {names}`,
    `(do|did|have|are) {we} (spend|spent|spending|pay|paid|paying|get|got|getting|make|made|earn|earned|take|taken|took|taking|put|receive|received) ${mark} ${to} ${our} {names}`,
    `(is|are|was|were) ${mark} ${our} {names}`,
    `{names} ${kinds} ${mark}`,
    `(has|have) ${our} {names} ${kinds} (gone|got|crept|risen|been) [(above|past)] ${mark}`,
    `(is|are) {we} (spending|paying|getting|making|earning|taking) ${mark} ${to} ${our} {names}`,
    `(do|does|did) {we} (rely|depend) on {names} for ${mark}`,
  ]
}

// What of is the way that the money of the names goes, or their trade.
const wholes = [
  ['{flow}', ' of {flow}'],
  ['(money|cash|total|everything|the lot|all of it)', ''],
  ['(business|trade|work|custom)', ' of sales'],
  ['{category} [(spend|spending|cost|costs|bill|budget)]', ' of {category}'],
] as const

const top =
  '(biggest|largest|top|best|main|number one|leading|single biggest|single largest|highest paying|best paying)'
const topWith = (fraction: string, group: string): string[] => {
  const mark = `{marklimit} ${fraction} ${outOf} ${our} {flow}`
  return [
    `(is|are|was|were) ${our} ${top} ${group} ${mark}`,
    `(does|do|did|has|have) ${our} ${top} ${group} ${takes} ${mark}`,
    `(does|do|did|is|are|was|were) ${mark} [been] ${way} ${to} ${our} ${top} ${group}`,
  ]
}
const putMark = (fraction: string) =>
  fraction === '{fraction}' ? fraction : 'markof{count}percent'
const payers = '(customer|client|payer|account)'
const payees = '(supplier|vendor)'

const topPatterns: readonly PhrasePattern[] = fractions.flatMap((fraction) => [
  {
    says: topWith(fraction, payers),
    means: `what share of {flow} is our top customer {marklimit} ${putMark(fraction)}`,
  },
  {
    says: topWith(fraction, payees),
    means: `what share of {flow} is our top supplier {marklimit} ${putMark(fraction)}`,
  },
])

export const shareMarkPatterns: readonly PhrasePattern[] = [
  ...topPatterns,
  ...fractions.flatMap((fraction) =>
    wholes.map(([whole, put]) => ({
      says: saysWith(fraction, whole),
      means: `what share${put} is {names} {marklimit} ${putMark(fraction)}`,
    })),
  ),
]
