// Questions about the highest and the lowest that is still to come. "peakahead" is a word that only
// these patterns write.
import type { PhrasePattern } from './pattern.ts'

// Words that say that it is still to come, without naming days.
const toCome =
  '(ahead|coming up|to come|coming|on the horizon|going forward|still to come|in the forecast|in front of us)'
const outgoings =
  '(outgoings|payments out|spending|payments|bills|costs|money out|money going out|cash out|going out|leaving|goes out|to pay|to pay out|due out|outgoing)'
const income =
  '(income|money in|receipts|takings|money coming in|cash in|coming in|comes in|cash coming in|due in|incomings|payments in)'

export const peakPatterns: readonly PhrasePattern[] = [
  {
    says: [
      `[what is|which is|which|what] [the|our|my] (busiest|heaviest|dearest|costliest|priciest|most expensive) {interval} (for|of) ${outgoings} ${toCome}`,
      `${toCome} [what is|which is] [the|our|my] (busiest|heaviest|dearest|costliest) {interval} (for|of) ${outgoings}`,
    ],
    means: 'peakahead highest {interval} money out',
  },
  {
    says: [
      `(which|what) {interval} (will|are|is|do|should) (we|i|the business|it) [going to|likely to|expected to|expect to|set to] (spend|pay|pay out|be paying|shell out|fork out|be paying out) [out] [the] {extreme} [money|cash|out]`,
      `(which|what) {interval} (will|is|are|does|do) [the] {extreme} [money|cash] (go|going|leave|leaving|be going|expected to go) [to go] [out]`,
      `(which|what) {interval} (will|is|are) [going to|likely to|expected to] (have|see|be) [the|our] {extreme} ${outgoings}`,
      `(which|what) {interval} (has|have|sees) [the] {extreme} ${outgoings} ${toCome}`,
      `[our|the|my] {extreme} {interval} (for|of) ${outgoings} ${toCome}`,
      `[what is|when is] [our|the|my] {extreme} {interval} ${toCome} for ${outgoings}`,
      `(which|what) {interval} ${toCome} (has|sees|is) [the] {extreme} ${outgoings}`,
    ],
    means: 'peakahead {extreme} {interval} money out',
  },
  {
    says: [
      `(which|what) {interval} (will|are|is|do|should) (we|i|the business|it) [going to|likely to|expected to|expect to|set to] (take|get|receive|earn|bring in|be paid|make in sales|take in) [in] [the] {extreme} [money|cash|in]`,
      `(which|what) {interval} (will|is|are|does|do) [the] {extreme} [money|cash] (come|coming|land|landing|arrive|be coming|expected to come) [to come] [in]`,
      `(which|what) {interval} (will|is|are) [going to|likely to|expected to] (have|see|be) [the|our] {extreme} ${income}`,
      `(which|what) {interval} (has|have|sees) [the] {extreme} ${income} ${toCome}`,
      `[our|the|my] {extreme} {interval} (for|of) ${income} ${toCome}`,
      `(which|what) {interval} ${toCome} (has|sees|is) [the] {extreme} ${income}`,
    ],
    means: 'peakahead {extreme} {interval} money in',
  },
  {
    says: [
      `(which|what) {interval} (will|do|are|does) (we|i|the business|cash|the balance) [going to|likely to] (lose|burn|use up|drop|fall|go down|drain|eat) [the] (most|furthest) [cash|money]`,
      `(which|what) {interval} (is|will be) [the|our] (biggest|largest|worst) (cash drain|drain|drop|fall|net outflow) ${toCome}`,
    ],
    means: 'peakahead lowest {interval} net cash',
  },
  {
    says: [
      '[what is|what will be|what is going to be|when is|when will be] [the|our|my] (highest|peak|maximum|biggest|largest|best|top) [point|bank|cash] (balance|bank balance|cash balance|cash position|point|cash) (ahead|to come|coming up|going to be|in the forecast|will be|we expect|going forward|expected|we will have|i will have)',
      '(what is|when is) [the|our|my] (highest|most|peak|maximum) [that] {cash} (will|is going to|is expected to|should) (get|get to|be|reach|hit|go|have) [{bank}]',
      'when (will|do|are|does|is) {cash} [going to|expected to|likely to] (have|be|hit|reach|be at|see|peak) [at] [its|the|our|their|my] (most|highest|peak|best|fullest|healthiest|flushest|high point|highest point|top) [{bank}]',
      'when (is|will) {cash} [be|going to be] [at] [its|the|our|their|my] (highest|fullest|healthiest|flushest|peak|high point) [expected|going to be|likely to be]',
      'how (high|healthy) (will|is|are) {cash} [going to] (get|go|be|reach|climb)',
    ],
    means: 'peakahead highest day balance',
  },
  // The lowest point, of days that follow.
  {
    says: [
      '[what is|when is] [the|our|my] (lowest|worst|tightest|leanest|thinnest|low) (point|balance|bank balance|cash balance|cash position|spot|ebb|cash|day for cash) (this side of|between now and|from now to|from now until|before|up to|until|till) {period}',
    ],
    means: 'when will cash be lowest before {period}',
  },
  {
    says: [
      '(which|what) (month|week) (will be|is|looks|is going to be) [the|our] (tightest|leanest|worst|lowest|hardest|thinnest) [for cash|for money|cash wise|for us]',
      '(which|what) [one|month|week] (is|will be|looks|are) [the] (worst|tightest|lowest|leanest|hardest) (for cash|for money|cash wise|for our cash|for the bank)',
      '(worst|tightest|leanest|hardest|thinnest) (week|month|day|spot|patch) (coming up|ahead|to come|coming) [for cash|for us|for money]',
      'when (should|do|must) (we|i) (be careful|watch) [with|about|of] [the|our] (cash|money|spending)',
    ],
    means: 'when will cash be lowest',
  },
  // The largest due, of days that follow.
  {
    says: [
      '[what is|which is] [the|our|my] [single] {most} [single] {cost} (expected|to come|still to come|we have left|left|that is left|we face|facing us|on the cards|due|going out|coming up|ahead|on the way)',
    ],
    means: 'largestdue 1 payments going out',
  },
  {
    says: [
      '[what is|which is|who is] [the|our|my] [single] {most} [single] (receipt|payment in|payment|amount|chunk of money|lump of money|bit of money|sum) [that is|we are|to be] (expected|due in|coming in|to come in|expecting|due from customers|from customers|on its way in|due to land|landing)',
      'when (does|do|is|will|are) [the|our] {most} (chunk|lump|bit|sum|payment|amount) [of money|of cash] (come|coming|land|due|arrive|expected) [in]',
    ],
    means: 'largestdue 1 payments coming in',
  },
]

/** Of days to come alone: the same words without them are of the past. */
export const peaksWithDaysAhead: readonly PhrasePattern[] = [
  {
    says: [
      '{name} (how much|total|in total|altogether|what is the total|how much in all)',
      '(how much|what) (for|on) {name}',
    ],
    means: 'how much will go out on {name}',
  },
  {
    says: [
      '[what is|which is] [the|our|my] [single] {most} [single] (outgoing|payment out|bill|payment|cost|expense|debit|commitment)',
    ],
    means: 'largestdue 1 payments going out during',
  },
  {
    says: [
      '[what is|which is] [the|our|my] [single] {most} [single] (receipt|payment in|customer payment|payment from a customer)',
    ],
    means: 'largestdue 1 payments coming in during',
  },
  {
    says: ['[what is] [the|our|my] (peak|highest|maximum) [bank|cash] (balance|point|cash)'],
    means: 'peakahead highest day balance',
  },
]
