// Questions about how the business is doing: on track, better than before, waiting to be paid,
// anything odd.
import type { PhrasePattern } from './pattern.ts'

const our = '[(the|our|my)]'
const better = '(better|worse|stronger|weaker|up|down|ahead|behind|healthier)'
const than = '(than|on|against|compared to|compared with|versus|vs|from|of|over|up on|down on)'
const doing = '(doing|going|performing|trading|running|looking|getting on|faring|tracking)'
const business =
  '(we|i|things|the business|business|it|the company|trade|the firm|the shop|trading|our figures|the figures|the numbers|cash flow|cashflow)'
const plan =
  '(forecast|the forecast|our forecast|plan|the plan|our plan|budget|the budget|expectations|expected|what was forecast|what we forecast|target|schedule|what we expected|what was expected|prediction|the prediction)'

const onTrack = `(are|is) ${business} [still] (on track|on target|on course|on plan|on schedule|on budget|on forecast)`
const againstPlan = [
  `(are|is) ${business} (ahead of|behind|above|below|up on|down on|over|under|ahead|beating|missing|in line with|on) ${plan}`,
  `how (are|is|do|does) ${business} ${doing} (against|compared to|compared with|versus|vs|relative to|next to) ${plan}`,
  `how (do|does|did|are|were) [(our|the)] (actuals|actual|actual figures|figures|results|numbers) (compare|compare with|compare to|compared to|compared with|stack up against|stack up|line up with|measure up to|against|look against|versus|vs) [(with|to|against)] ${plan}`,
  `(actual|actuals) (against|versus|vs|v|compared to|compared with|to) (forecast|plan|budget)`,
  `how far [off] (off|from|are we off|are we from|out) [(are we from)] ${plan} (are we|were we)`,
  `(are|were|did) {we} (hit|hitting|meet|meeting|beat|beating|make|making|miss|missing) ${plan}`,
]

export const progressPatterns: readonly PhrasePattern[] = [
  {
    says: againstPlan.map((way) => `${way} [(in|for|over|during)] {period}`),
    means: 'variance {period} against forecast',
  },
  // What is on track now is so in the month under way.
  { says: [onTrack, ...againstPlan], means: 'variance this month against forecast' },
  {
    says: [
      `(was|is|were) {period} [been] [a] {moreorless} [(month|quarter|year|week)] (than|on) {period2}`,
    ],
    means: 'was net cash flow {moreorless} in {period} than in {period2}',
  },
  {
    says: [
      `(was|is|were|has|did) {period} [been] [a] ${better} [month|quarter|year|week] ${than} {period2}`,
      `(was|is) {period} [any] ${better} or ${better} ${than} {period2}`,
      `how (does|did|do) {period} (compare|stack up|shape up|look|measure up) (with|to|against|beside|next to) {period2}`,
      `how (is|are|was) {period} (looking|doing|going|shaping up|faring|stacking up|comparing) (with|to|against|beside|next to|versus|compared with|compared to) {period2}`,
      `(did|have|are) {we} (do|done|doing) [any] ${better} in {period} ${than} [in] {period2}`,
      `(did|have) {we} (make|made) more [money|cash] in {period} than [in] {period2}`,
    ],
    means: 'net cash flow in {period} compared with {period2}',
  },
  ...(['month', 'year', 'quarter', 'week'] as const).map((length) => ({
    says: [
      `(are|is) ${business} [${doing}] [any] ${better} [or ${better}] ${than} (last ${length}${length === 'year' ? '|this time last year|the same time last year|this point last year' : ''})`,
      `(is|was) this ${length} [been] [any] ${better} [or ${better}] ${than} (last ${length}|last|the last|the one before)`,
    ],
    means: `net cash flow this ${length} compared with last ${length}`,
  })),
  {
    says: [
      `(who|which customers|which clients|whom) (are|do) {we} [still] (waiting|awaiting|expecting|due|chasing) [on|for] [for] [payment|payments|money|invoices|to pay|to pay us|a payment|to be paid] [from|for|by|on]`,
      `who owes [(us|me)] [money] [and] (how long for|for how long|since when|how old|how long have they owed it|how long has it been|how much|what)`,
      `who [still] (owes|is owing|owe) (us|me) [money|cash|anything|payment] [at the moment|right now|now|still]`,
      `(what|which|any) (invoices|customer invoices|sales invoices) are [still] (outstanding|unpaid|open|to be paid|still to come in|waiting to be paid|owing)`,
    ],
    means: 'which invoices are unpaid',
  },
  {
    says: [
      `(which|what) (customers|clients|of our customers|of our clients|people) (take|takes|are taking) [the] (longest|ages|most time|too long) (to pay|paying|to pay us|to settle|to cough up)`,
      `who (takes|take|is taking|always takes|usually takes) [the] (longest|ages|most time|too long|a long time) (to pay|paying|to pay us|to settle|to cough up|over paying)`,
      `(which|what) (customers|clients) (pay|pay us|are) (late|the latest|slowest|slow|the slowest|slow to pay|slow at paying|last)`,
      `who (pays|pays us) (late|the latest|slowest|the slowest|last)`,
    ],
    means: 'which customers usually pay late',
  },
  {
    says: [
      `(has|have|did) (anything|anybody|anyone|any supplier|we|i|any bills|any bill) [been|get|got] (paid|pay|charged|charge|taken|billed) [(anybody|anyone|for anything)] (twice|double|two times) [by mistake|in error|accidentally]`,
      `(has|have|did) (anything|anybody|anyone|any supplier|any suppliers) [been|get|got] (charged|charge|billed|bill|taken|debited) (us|me) (twice|double|two times) [by mistake|in error|accidentally]`,
      `(any|are there any|have we any|were there any|have there been any|is there any|show) (double payments|duplicates|duplicate charges|double charges|payments made twice|payments taken twice|duplicated payments|repeat charges)`,
    ],
    means: 'any duplicate payments',
  },
  {
    says: [
      `(is|was) (there|anything) [anything] (odd|strange|unusual|out of the ordinary|weird|funny|fishy|suspicious|off|amiss|wrong) [(in|about|with) (the|our|my) (payments|transactions|books|bank|accounts|account|spending)]`,
      `(anything|show me anything|show anything|spot anything|what is|whats|what looks|does anything look|is there anything) (odd|strange|unusual|out of the ordinary|weird|funny|fishy|suspicious|off|amiss|wrong) [(in|about|with) (the|our|my) (payments|transactions|books|bank|accounts|account|spending)]`,
      `(any|are there any|show me any|show|list|were there any) (odd|strange|unusual|weird|funny|fishy|suspicious|abnormal|irregular) (payments|transactions|spending|costs|charges|things|entries)`,
    ],
    means: 'any odd payments',
  },
  {
    says: [
      `(how much is|what is) (our|my|the) (biggest|largest|best|top|main|number one) (customer|client|payer) worth [(to {us}|to our business)]`,
      `(how much|what) (does|did|is) (our|my|the) (biggest|largest|best|top|main|number one) (customer|client|payer) (bring in|pay us|spend|spend with us|worth|give us|bring us|pay|contribute)`,
    ],
    means: 'who is our biggest customer',
  },
  {
    says: [
      `(what|how much) (is|was|are|does|do) (our|my|the) [average|usual|normal|typical] {every} {category} [(bill|bills|spend|cost|costs|spending|payment|payments|come to|total)]`,
      `(our|my|the) {every} {category} (bill|bills|spend|cost|costs|spending)`,
    ],
    means: 'average {category} per {every}',
  },
  {
    says: [
      `(how much|what) (did|do|have|has) {we} {spent} [money] [in total] on ${our} {category} (at|with|across|between|through|via|from|in) [both] {names} [(combined|together|in total)]`,
      `(how much|what) (did|do|have|has) {we} {spent} [money] on ${our} {category} [in total|altogether] (across|between|over) [both] {names} [(combined|together|in total)]`,
      `(total|combined) [spend|spending] [on] {category} (at|with|across|between|through|via|from) [both] {names}`,
      `(how much|what) (did|do|have|has) {we} {spent} (at|with|to) {names} (on|for|in) {category}`,
    ],
    means: 'total spend on {names} kept within {category}',
  },
  {
    says: [
      `(how much|what) (has|have|did|do|does) {payee} (paid out|pay out|paying out|send us|sent us|settle|settled|remit|remitted|deposited|deposit|put in) [to us|to me|into the account|into our account|into the bank]`,
      `{payee} (payouts|pay outs|settlements|remittances|deposits)`,
    ],
    means: 'how much came in from {payee}',
  },
  {
    says: [
      `(who|whom) (did|have) {we} pay {amount} [to]`,
      `(what|which payment|what payment) was [the|that] {amount} (for|to|payment|payment for|payment to)`,
      `who was [the|that] {amount} [payment] (to|paid to)`,
    ],
    means: 'list payments of exactly {amount}',
  },
  {
    says: [`who paid (us|me) {amount}`, `who was [the|that] {amount} [payment|receipt] from`],
    means: 'list payments received of exactly {amount}',
  },
  {
    says: [
      `what was [the|that] (big|large|huge|massive|whopping) [one|payment|debit|amount|outgoing|bill] [that went out|out]`,
      `what (big|large|huge|massive) (payment|debit|amount|one) went out`,
    ],
    means: 'biggest payment out',
  },
]
