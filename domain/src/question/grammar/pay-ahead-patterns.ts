// Questions about what somebody or something will be paid at a time to come: wages on Friday, rent
// next month.
import type { PhrasePattern } from './pattern.ts'

const bill = '[bill|bills|cost|costs|run|payment|payments|figure|total]'
const monthEnd =
  '(at month end|at the month end|month end|this month end|at the end of the month|at the end of this month|end of the month|end of this month|end of month|by month end|come month end|come the end of the month|for the end of the month)'

export const payAheadPatterns: readonly PhrasePattern[] = [
  {
    says: [
      '(total|sum) of [all] [the|our|my] (bills|payments|outgoings|costs) (landing|going out|coming out|leaving|hitting the account|due out|to go out)',
    ],
    means: 'what is due out',
  },
  {
    says: [
      '(does|do|will|is|are) {name} (get|be|getting|going to be|due to be|going to get) [paid|a payment]',
      'when (does|do|will|is|are) {name} [next] (get|be|getting|going to be|due to be) paid [next]',
    ],
    means: 'when is the next payment to {name}',
  },
  {
    says: [
      '(who|what) is [the] next [person|customer|client|one|company|payer] (due|going|expected|supposed|meant) to pay (us|me)',
      '(who|which customer|which client) (pays|is paying|will pay|should pay|is (due|going|expected|supposed|meant|set) to pay) (us|me) next [and] [(how much|how much for|for how much|when|how much and when|when and how much)]',
      '(who|which customer|which client) is next [due|up|in line] to pay (us|me) [and] [(how much|how much for|for how much|when|how much and when|when and how much)]',
      '(when|who) is [the|our|my] next (customer payment|payment in|receipt|money in|payment from a customer) [due|expected|from]',
    ],
    means: 'next payment coming in',
  },
  {
    says: [
      'when (will|does|do|is) [the|our|my] {name} [loan|finance|monthly|regular] [payment|repayment|bill|instalment] (go out|come out|leave|leave the account|be taken|get taken|due|due out|going out|coming out|goes out) [next|again] [and] [how much|for how much|how much is it|how much for]',
    ],
    means: 'when is the next payment to {name}',
  },

  {
    says: [
      `(what|how much) (is|are|will|do|does|should) [the|our|my] {name} ${bill} [going to|likely to|set to|looking] [be|looking|look|come to|looking like|like|cost us|due] [like] ${monthEnd}`,
      `(what|how much) (are|is|will|do|am|should) (we|i) [be] [going to|due to|have to|need to] [pay|paying|pay out|paying out|spend|spending] [for|on|to|in|out] [the|our|my] {name} ${bill} ${monthEnd}`,
      `(what|how much) (is|are) [we|i] [due|going] [out] to {name} ${monthEnd}`,
      `[how much|what] [is|are] [the|our|my] {name} ${bill} (due|going out|going to be|to pay|coming out) ${monthEnd}`,
      `(what|how much) (is|will|does|do) {name} (getting|get|due|be getting|be paid|being paid|due to be paid|take home|owed) ${monthEnd}`,
      `(this|the) month {name} ${bill}`,
    ],
    means: 'when is the next payment to {name} by the end of this month',
  },
  {
    says: [
      `(what|how much) (are|is|will|do|am) (we|i) [be] [going to|due to|have to] [pay|paying|pay out|paying out] [to|for|out] [the|our|my] {name} {ahead_day}`,
      `(what|how much) (is|are) (going|due|due out|going out|leaving) [to|for|on|in] [the|our|my] {name} {ahead_day}`,
      `(what|how much) (is|will|does|do) [the|our|my] {name} ${bill} (getting|get|due|be getting|be paid|being paid|be|going to be|come to|coming to|going to come to|due to be paid|cost|take|taking) {ahead_day}`,
      `[how much|what] [is|are] [the|our|my] {name} ${bill} (due|going out|coming out|leaving) {ahead_day}`,
      `[what is|how much is|how much are] {ahead_day} {name} ${bill}`,
      `(what|how much) (does|do|will|is|are) [the|our|my] {name} ${bill} {ahead_day} [going to|likely to] (come to|cost|be|total|amount to|coming to)`,
    ],
    means: 'what is due out for {name} {ahead_day}',
  },
  // Over days that follow.
  {
    says: [
      `what (is|are|does|do) [the|our|my] {name} ${bill} [is|are] (looking like|look like|looking|shaping up|shape up|going to look like|likely to be|set to be|going to be|going to come to|expected to be|expected to come to)`,
      `how (is|are) [the|our|my] {name} ${bill} (looking|shaping up|going to look)`,
      `(expected|forecast|predicted|projected|estimated) {name} ${bill}`,
      `[how much|what] (do|should|can) (we|i) (expect to pay|expect to spend|expect to be paying|need to budget|budget|allow|need to allow|set aside) (in|on|for|to) {name} ${bill}`,
      `(how much|what) (have|has|do|are) (we|i) [got|have] (going|due|to go|to pay|due to go) [out] (to|for) {name}`,
    ],
    means: 'how much will go out on {name}',
  },
  {
    says: [
      '{name} (payouts|payments|money|receipts|income|sales|takings) (expected|due in|due|coming in|to come in|coming|on the way)',
      '(how much|what) (is|are) (due|coming|expected|due to come|on its way|landing) [in] from {name}',
      '(what|how much) (should|will|do) (we|i) [expect to] (get|receive|see|be paid) (from|by) {name}',
    ],
    means: 'what is due in from {name}',
  },
]
