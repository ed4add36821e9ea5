// One name set against a sum of others: "is the rent more than gas and phones together".
import type { PhrasePattern } from './pattern.ts'

const our = '[(the|our|my)]'
const kinds =
  '[(bill|bills|cost|costs|spend|spending|payments|income|takings|charges|money|sales|receipts)]'
const together =
  '(together|put together|combined|added up|added together|taken together|in total|all together|between them|added|as one|do together|did together)'
const joinedBy = (and: string, names: readonly string[]) =>
  `[(the|our|my|both)] ${names.map((name) => `{${name}} ${kinds}`).join(` ${and} ${our} `)}`
const sum = (names: readonly string[]) =>
  `${joinedBy('(and|plus|with|added to)', names)} [${together}] [(do|did|put)]`
// "Compare Adobe with Canva and Figma" sets three side by side, where nothing adds them up.
const plainSum = (names: readonly string[]) =>
  `(${joinedBy('(and|plus)', names)} ${together}|${joinedBy('(plus|added to)', names)})`
const beside =
  '(v|vs|versus|against|compared to|compared with|as against|set against|relative to|next to|alongside|beside|up against|as opposed to|set beside)'
const earns =
  '(cost|costs|come to|comes to|came to|take|takes|took|taken|bring in|brings in|brought in|pay|pays|paid|earn|earned|charge|charges|charged|get|got|spend|spent|give|gave|been|be|set us back|worth|add up to|make up|eat up|generate)'
const more =
  '(more|less|bigger|smaller|higher|lower|larger|greater|dearer|cheaper|pricier|a bigger cost|a bigger bill|a bigger customer)'
const to = '[(to|on|at|with|from|for|in|off|of)]'
const than = `than ${to}`
const by = '[(by how much|and by how much|or not)]'
const us = '[(us|me)]'
const in_ = '[(in|this|so far)]'

// A sum of two or three names, the first of which has the number that is given.
const namesFrom = (from: number, size: number) =>
  Array.from({ length: size }, (_, at) => `name${from + at}`)
const named = (from: number, size: number) =>
  namesFrom(from, size)
    .map((name) => `{${name}}`)
    .join(' and ')

const againstSum = (other: string, plain: string): string[] => [
  `(is|are|was|were|does|do|did|has|have) ${our} {name} ${kinds} [${earns}] ${us} ${more} ${than} ${other} ${by}`,
  `{name} ${kinds} ${beside} ${plain}`,
  `(compare|set|put|comparing|how does|how do|how did) ${our} {name} ${kinds} [(compare|stack up|measure up)] (with|to|against|beside|next to) ${plain}`,
  `how much ${more} (did|do|have|are|were) {we} ${earns} ${to} {name} ${than} ${other}`,
  `how much ${more} (is|are|was|were|does|do|did|has|have) ${our} {name} ${kinds} [${earns}] ${us} ${than} ${other}`,
  `(do|did|have|are|were) {we} ${earns} ${more} ${to} {name} ${than} ${other}`,
  `(which|what) (is|was|costs|cost|comes to|came to|takes|took) ${us} ${more} ${our} {name} or ${other}`,
  `is there ${more} (from|on|to|in|spent on|coming from) {name} ${than} ${other}`,
]
const sumAgainst = (own: string, plain: string, last: string): string[] => [
  `(is|are|was|were|does|do|did|has|have) ${own} [${earns}] ${us} ${more} ${than} ${our} {${last}} ${kinds} ${in_}`,
  `${plain} ${beside} ${our} {${last}} ${kinds}`,
  `(compare|set|put|comparing|how does|how do|how did) ${plain} [(compare|stack up|measure up)] (with|to|against|beside|next to) ${our} {${last}} ${kinds}`,
  `(do|did|have|are|were) {we} ${earns} ${more} ${to} ${own} ${than} ${our} {${last}} ${kinds}`,
  `how much ${more} (do|did|does|is|are|was|were|have|has) ${own} [${earns}] ${us} ${than} ${our} {${last}} ${kinds}`,
]

const oneAgainst = (size: number): PhrasePattern => ({
  says: againstSum(sum(namesFrom(2, size)), plainSum(namesFrom(2, size))),
  means: `{name} onesideagainst ${named(2, size)}`,
})
const severalAgainst = (size: number): PhrasePattern => ({
  says: sumAgainst(sum(namesFrom(1, size)), plainSum(namesFrom(1, size)), `name${size + 1}`),
  means: `${named(1, size)} bothsidesagainst {name${size + 1}}`,
})

export const joinedSidePatterns: readonly PhrasePattern[] = [
  oneAgainst(2),
  oneAgainst(3),
  severalAgainst(2),
  severalAgainst(3),
]
