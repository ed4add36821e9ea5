// Questions as they are spoken across a counter: how long the money lasts, how this year goes, what
// has been paid back, two costs side by side, what a payer is worth.
import type { PhrasePattern } from './pattern.ts'

const last =
  '(last|last us|hold out|hold|see us through|keep us going|tide us over|carry us|stretch|go|take us|keep us afloat)'
const against =
  '(compared to|compared with|compared against|against|versus|vs|relative to|next to|set against|on)'
const paidBack =
  '(paid back|paid off|repaid|given back|handed back|settled|cleared|knocked off|chipped off|paid down)'
const loan =
  '[(the|our|my|that|this)] [(bank|business|van|car|start up|growth|bounce back)] (loan|loans|finance|borrowing|borrowings|hire purchase)'
const cancelled =
  '(cancelled|cancel|dropped|drop|ditched|ditch|got rid of|binned|bin|stopped|stopped paying|cancelling|dropping|ditching|getting rid of|binning|stopping)'

export const spokenPatterns: readonly PhrasePattern[] = [
  {
    says: [
      `how (long|many months|many weeks) (is|are|will|would|does|do|can|might) {cash} [left] [we have] [(going to|likely to)] ${last} [(us|for)]`,
      `how long (is|will|would|does|can) what (we have|we have got|is in the bank|is left) ${last}`,
      '(when|how soon) (is|are|will|would|does|do) {cash} [(going to|likely to)] (dry up|give out|run dry|peter out|be all gone|be gone|be used up)',
    ],
    means: 'when will we run out of money',
  },
  {
    says: [
      `how (are|is) {we} (doing|getting on|faring|performing|going|shaping up) [so far] [this year] ${against} last year`,
      `how (are|is) (things|business|trade|trading|it) [going|doing|looking] [so far] [this year] ${against} last year`,
      `(are|is) {we} (doing|faring|performing) (better|worse|better or worse|any better|any worse) [so far] [this year] than last year`,
      `(is|has) this year [been] (going|shaping up|turning out) (better|worse|any better|any worse) than last [year]`,
    ],
    means: 'how does this year compare with last year',
  },
  {
    says: [
      `how much have {we} ${paidBack} [so far] [(on|off|of|from)] ${loan} [so far|up to now|to date]`,
      `how much of ${loan} (have {we}|has been) ${paidBack} [so far|up to now|to date|already|by now]`,
      `how much has gone (on|into|towards) (paying off|paying back|repaying|clearing) ${loan} [so far|up to now|to date]`,
    ],
    means: 'how much have we paid on the loan in total',
  },
  {
    says: [
      '(what is|show|show me|give me) [the|our] split between {name} and {name2}',
      'how (does|do|is|are) {name} (stack up|split|shape up|square up|measure up) (against|with|beside|next to|and) {name2}',
      '{name} (next to|side by side with|set beside|beside|alongside) {name2}',
    ],
    means: 'compare {name} and {name2}',
  },
  {
    says: [
      '(what is|what was|which is|which was) [the|our] (priciest|dearest|costliest|most expensive|steepest|heftiest) (thing|item|purchase|buy) [(we bought|we paid for|we paid|we made|that we bought|that we paid|there was)]',
      '(what is|what was|which is|which was) [the|our] (biggest|largest) (thing|buy) [(we bought|we paid for|we made|that we bought|there was)]',
    ],
    means: 'what was the largest purchase',
  },
  {
    says: [
      '(what is|what was|which is|which was) [the|our] (priciest|dearest|costliest|most expensive|steepest|heftiest) (payment|bill) [(we paid|we made|that we paid|there was)]',
    ],
    means: 'what was the largest payment out',
  },
  {
    says: [
      '(what is|how much is) {payee} (worth|bringing in|worth to the business|good for) [to us] [(a|per|in a|each|every|in any) year] [for us]',
      '(what|how much) (does|do) {payee} (bring in|bring us|earn us|make us|bring us in) [(a|per|in a|each|every) year]',
    ],
    means: 'how much did {payee} pay us in the last 12 months',
  },
  {
    says: [
      '(who|which customers|which payers|which clients) (is|are|has|have) [been] [got] (paying|getting|pay) [us] (slower|later|more slowly|slower and slower|later and later) [to pay] [than (they used to|they did|before|usual|normal)]',
      '(is|are) (anyone|anybody|any customers|any clients|any of our customers|any of them) [getting] (paying|pay) [us] (slower|later|more slowly|later and later) [than (they used to|they did|before|usual|normal)]',
    ],
    means: 'who pays late',
  },
  {
    says: [
      'how many times did {we} (fill up|tank up|fill the van|fill the tank|stop for petrol|stop for diesel|put fuel in) [(at the pump|at the pumps|the van|the car|the tank|with fuel|with diesel|with petrol)]',
    ],
    means: 'how many payments for fuel',
  },
  {
    says: [
      '(what is|what was) (the|our) (last|latest|most recent) (thing|bill|payment) [(that|which)] {we} (paid|bought|paid for|made|settled)',
      '(what is|what was) (the|our) (last|latest|most recent) (thing|payment) [(that|to)] (to leave|left|went out of|to go out of) [the|our] (account|bank)',
    ],
    means: 'what was our last payment out',
  },
  {
    says: [
      `(what|how much) (would|could|will|do|can) {we} save [(a|per|each|every) (month|year)] if {we} ${cancelled} [(our|the)] {payee}`,
    ],
    means: 'what if we stopped paying {payee}',
  },
  {
    says: [
      `(what|how much) (would|could|will|do|can) {we} save [(a|per|each|every) month] by ${cancelled} [(our|the)] {payee}`,
    ],
    means: 'how much do we pay {payee} a month on average',
  },
  {
    says: [
      `(what|how much) (would|could|will|do|can) {we} save (a|per|each|every|in a) year by ${cancelled} [(our|the)] {payee}`,
    ],
    means: 'how much did we pay {payee} in the last 12 months',
  },
  {
    says: [
      '(what|how much) (vat|is the vat|will the vat be|vat is there|vat will there be|vat is due) [(due|to pay)] (on|for|with) [(the|our)] next (return|vat return|quarter|vat quarter)',
      '(what|how much) is (on|in) [(the|our)] next vat return',
    ],
    means: 'how much is the next VAT payment',
  },
]
