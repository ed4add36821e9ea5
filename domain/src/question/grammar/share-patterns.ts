// Parts of a whole: of sales, of what came in or went out, of a category.
import type { PhrasePattern } from './pattern.ts'

const our =
  '[(the|our|my|all our|all the|all|total|our total|the total|all of our|my total|overall|our overall)]'
const whole = '({category}|{flow})'
const verbs =
  '(is|are|was|were|goes on|go on|went on|goes to|go to|went to|is made up of|was made up of|gets spent on|was spent on|is spent on|is spent with|was spent with|is spent at|was spent at|did {we} spend on|do {we} spend on|do {we} spend with|was down to|is down to|was with|is with|is taken by|is taken up by|was eaten up by|is eaten up by)'
// No cost is where money comes from.
const comes =
  '(comes from|come from|came from|came in from|comes in from|is from|was from|were from|are from|does it come from|that comes from|that came from|coming from|did {we} get from|do {we} get from)'
const accounts =
  '(account for|account|make up|represent|bring in|contribute|take up|take|cover|amount to|come to|form|generate|provide|constitute|eat up|eat)'
const asks = '[(what|what is|what was|which|roughly what|about what|and what|whats)] [(the|is the)]'

const tail =
  '[(how much of|what share of|what part of|what percentage of|what proportion of|how much) [(our|the|my)] (sales|income|turnover|takings|revenue) (are they|is that|do they make up|comes from them|come from them|is it|is from them|were they|are down to them|is down to them|do they account for)]'

const bite = '[(share|part|slice|bite|chunk|proportion|percentage|portion|lump)] [out]'
const takesMore =
  '(take|takes|taking|took|taken|eat|eats|eating|ate|eaten|swallow|swallowing|cost|costing|make up|making up|account for|accounting for|been|use|using) [up]'
const against =
  '(than|compared with|compared to|against|versus|vs|v) [(it was|they were|it did|they did|in|at)]'

export const sharePatterns: readonly PhrasePattern[] = [
  {
    says: [
      `(is|are|was|were) ${our} {name} [a] {moreorless} ${bite} of ${our} {flow} ${against} {period}`,
      `(is|are|was|were|has|have|did|do|does) ${our} {name} [been] ${takesMore} [a] {moreorless} ${bite} of ${our} {flow} ${against} {period}`,
    ],
    means: 'what share of {flow} is {name} {moreorless} compared with {period}',
  },
  {
    says: [
      `(is|are|was|were) ${our} {name} [a] {moreorless} ${bite} of ${our} {flow} [in] {period} ${against} {period2}`,
      `(is|are|was|were|has|have|did|do|does) ${our} {name} [been] ${takesMore} [a] {moreorless} ${bite} of ${our} {flow} [in] {period} ${against} {period2}`,
    ],
    means: 'what share of {flow} is {name} {moreorless} in {period} compared with {period2}',
  },
  {
    says: [
      `[(how do|what is|what are|what were)] ${our} {name} [(costs|spend|spending)] as [a] {share} of ${our} {flow} [in] {period} ${against} {period2} [(to the same date|to date|so far|up to now|to the same point)]`,
    ],
    means: 'what share of {flow} is {name} in {period} compared with {period2}',
  },
  {
    says: [
      `(is|are|was|were) ${our} {name} [a] {moreorless} ${bite} of ${our} {flow} ${against} {period} [in] {period2}`,
      `(is|are|was|were|has|have|did|do|does) ${our} {name} [been] ${takesMore} [a] {moreorless} ${bite} of ${our} {flow} ${against} {period} [in] {period2}`,
    ],
    means: 'what share of {flow} is {name} {moreorless} in {period2} compared with {period}',
  },
  {
    says: [
      `how much of ${our} ${whole} ${verbs} ${our} {names}`,
      `how much of ${our} ${whole} (do|does|did) {names} ${accounts} [for]`,
      `${asks} {share} of ${our} ${whole} ${verbs} ${our} {names}`,
      `${asks} {share} of ${our} ${whole} [(do|does|did)] {names} ${accounts} [for]`,
      `{names} [(bill|costs|spend|spending|payments|income)] as [a] {share} of ${our} ${whole}`,
      `(what is|what was|what are|what were|show|work out) [(the|our|my)] {names} [(bill|costs|spend|spending|payments|income)] as [a] {share} of ${our} ${whole}`,
      `{names} [(bill|costs|spend|spending)] (share|percentage|percent|proportion) of ${our} ${whole}`,
      `how (big|large) (a|an) {share} of ${our} ${whole} (is|are|was|were|do|does|did) {names} [${accounts}]`,
      `(what|which) {share} (does|do|did) {names} ${accounts} of ${our} ${whole}`,
      `${asks} {share} of ${our} ${whole} (that is|which is|that was|that goes on|that went on|being|taken by|which goes on|going on) ${our} {names}`,
      `how (dependent|reliant) are {we} on {names} for ${our} ${whole}`,
    ],
    means: 'what share of {category}{flow} is {names}',
  },
  {
    says: [
      `how much of ${our} ${whole} ${comes} ${our} {names}`,
      `${asks} {share} of ${our} ${whole} ${comes} ${our} {names}`,
    ],
    means: 'what share of {category}{flow} is from {names}',
  },
  {
    says: [
      `[(what is|what was|how big is|how large is|show)] ${our} [(sales|customer|income)] exposure to {names} ${tail}`,
      `how (exposed|dependent|reliant|dependant|beholden) (are|is|were) {we} (to|on|upon) {names} ${tail}`,
      `how (much|heavily) (do|did|are) {we} (depend|rely|depending|relying|dependent|reliant) (on|upon) {names} ${tail}`,
      `(how much of|what share of|what part of) (our|the|my) (business|trade|work) (is|comes from|came from|was) {names}`,
      `how (important|big|significant) (is|are|was) {names} to (us|the business|our sales|our turnover|the firm) ${tail}`,
    ],
    means: 'what share of sales is {names}',
  },
]
