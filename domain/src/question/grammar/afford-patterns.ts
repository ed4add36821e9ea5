// Questions about what can be paid: one sum, a sum every month, or how much at most.
import type { PhrasePattern } from './pattern.ts'

const can = `(can|could|would|will|do you think|might|are|am|is) [{we}|it] [{we}] [be able to|still be able to|able to|also|just|actually|realistically|comfortably|safely|easily|ok to|okay to|alright to|all right to|in a position to|still]`

// "I'm minded to take £3,000 out. Would we still be above our buffer?": over two sentences.
const minded =
  '(i am|we are|i was|we were|i have been|we have been) [just|also|now] (minded to|thinking of|thinking about|tempted to|planning to|planning on|hoping to|looking to|looking at|considering|wanting to|about to|toying with|going to|inclined to)'
const wish =
  '(i want to|we want to|i would like to|we would like to|i might|we might|i plan to|we plan to|i fancy|we need to|i need to|i am after|we are after)'
const spending =
  '(take|taking|draw|drawing|pull|pulling|spend|spending|pay|paying|withdraw|withdrawing|lay out|laying out|buy|buying|get|getting|put|putting|order|ordering) [(myself|ourselves|me|us|out|in)]'
// It may be taken on any day until then, so every day ahead counts.
const soon =
  '(before|by|this side of) (christmas|xmas|new year|the new year|the end of the year|year end|the year end|the end of the month|month end|the holidays|the break)'
const wouldHold =
  '[and] (would|will|do|can|could|are|am|is|should) (we|i|it|that|the balance|the account|our balance|the bank) [still|then|also] [(be|stay|remain|keep|end up|sit|leave us|have been|going to be|leave me)] [still] [comfortably|safely|well] [above|over|clear of|on the right side of|within|ok with|fine with] {our_buffer} [(if (i|we) (did|do|did that|do that|did so|went ahead)|then|after that|afterwards|by doing that)]'

const going =
  '(without|and not|while not|but not) [us|me|it|ever|actually] (dipping|going|falling|dropping|dip|go|fall|drop|getting|slipping|ending up|sinking) (under|below|beneath|lower than|less than)'
const keeping =
  '(and|but|while|whilst|and still) [still] (keep|keeping|stay|staying|leave|leaving|have|having|hold|holding|be|remain|remaining) [us|me|with] [above|over|at least|a balance above|a balance over] '

export const affordPatterns: readonly PhrasePattern[] = [
  // What is to be left, where it is an amount of its own.
  {
    says: [
      `${can} {afford} [{article}] {amount} [on|for|towards] [{article}] [{thing}] ${going} {amount2}`,
      `${can} {afford} [{article}] {amount} [on|for|towards] [{article}] [{thing}] ${keeping} {amount2} [{bank}|left|behind]`,
    ],
    means: 'can we afford {amount} keepabove {amount2}',
  },
  {
    says: [
      `${can} {afford} [{article}] {amount} [on|for|towards] [{article}] [{thing}] ${going} {our_buffer}`,
      `${can} {afford} [{article}] {amount} [on|for|towards] [{article}] [{thing}] without (going|being|getting|ending up) (overdrawn|into the red|in the red|into overdraft|short|under)`,
      `(will|would|am|are|is) (i|we|it) [be] (alright|ok|okay|fine|safe|all right|good) (to|if i|if we) (draw|take|take out|draw out|pay myself|pay ourselves|withdraw|spend|take out another|take another) [{article}] {amount} [out|extra]`,
    ],
    means: 'can we afford {amount}',
  },
  {
    says: [
      `(${minded}|${wish}) [${spending}] [{article}|another|about|around|roughly] [extra|further] {amount} [(out|extra|more)] [(of|from) (the business|the company|the account|the bank|savings)] [(on|for|as|in|towards) [{article}] {thing}] [${soon}] ${wouldHold}`,
      `(${minded}|${wish}) [${spending}] [{article}|another] {thing} (for|at|costing|of) [about|around] {amount} [${soon}] ${wouldHold}`,
      `if (i|we) (took|take|drew|draw|spent|spend|paid|pay|withdrew|withdraw) [(myself|ourselves|out)] [{article}|another] [extra|further] {amount} [(out|extra|more)] [(on|for|as|in|towards) [{article}] {thing}] [${soon}] ${wouldHold}`,
    ],
    means: 'can we afford {amount}',
  },
  {
    says: [
      `${can} {afford} [{article}] {amount} (a|per|each|every) month [more] [for|on|to|towards|in] [{article}] [{thing}]`,
      `${can} {afford} [{article}] {thing} (at|for|on|costing|of|that costs|which costs) [about|around] {amount} (a|per|each|every) month`,
      `${can} {afford} [{article}] {amount} [more|extra] (a|per|each|every) month`,
      `${can} {afford} [{article}] {amount} (monthly|extra a month|more each month|more every month|more per month|more a month)`,
      `${can} (take on|hire|employ|recruit|bring in|bring on) [{article}] {thing} (at|for|on|costing|of) [about|around] {amount} (a|per|each|every) month`,
    ],
    means: 'what if we spend {amount} a month',
  },
  {
    says: [
      `${can} {afford} [{article}] {amount} [more|extra] (a|per|each|every) month [more|extra] (for|on|to|towards|in) [{article}] {name}`,
    ],
    means: 'what if we spend {amount} a month on {name}',
  },
  {
    says: [
      `${can} {afford} [{article}] {amount} [{thing}] [now|today|right now|at the moment|straight away|from the business]`,
      `${can} {afford} [{article}] {amount} (for|on|towards|out for|as|out as|out of the business for) [{article}] {thing}`,
      `${can} {afford} [{article}] {amount} [out] in (drawings|dividends|divis|equipment|stock|new equipment|new stock|kit|new kit|bonuses|extra wages|materials)`,
      `${can} {afford} [{article}] {thing} (for|at|costing|of|that costs|which costs|priced at|worth|coming in at|that is|which is) [about|around] {amount}`,
      `${can} {afford} [{article}] {amount} (off|back on|back to|towards|off of|onto|into) [the|our|my] (loan|overdraft|card|credit card|bounce back loan|van|mortgage|savings|pension)`,
      `(is|would|will) (it|that) [be] (safe|ok|okay|alright|all right|fine|possible|doable|affordable|sensible cash wise) [for us|for me] to (spend|pay|pay out|take|take out|draw|buy|lay out|withdraw|commit) [{article}] {amount} [now|today|right now|at the moment|{thing}]`,
      `(is|would|will) (it|that) [be] (safe|ok|okay|alright|all right|fine|possible|doable) [for us|for me] to (spend|pay|pay out|take|take out|draw|lay out|withdraw|commit) {amount} (on|for|towards) [{article}] {thing}`,
      `(is|would) there [be] enough [money|cash|{bank}] [{bank}] (for|to buy|to pay for|to cover|to spend) [{article}] {amount} [{thing}]`,
      `(do|have|would) (we|i) [have|got] enough [money|cash|{bank}] [{bank}] (for|to buy|to pay for|to cover|to spend) [{article}] {amount} [{thing}]`,
      `(do|have|would) (we|i) [have|got] enough [money|cash|{bank}] [{bank}] (for|to buy|to pay for|to cover|to spend) [{article}] {thing} (at|for|costing|of) {amount}`,
      `(is|are) {amount} [{thing}] (spare|free|available|affordable|doable|within reach|ok|okay|safe|manageable|possible)`,
      `(have|has) (we|i) got {amount} (spare|to spare|free|going spare|to spend|to play with) [for] [{article}] [{thing}]`,
      `(do) (we|i) have {amount} (spare|to spare|free|going spare|to spend|to play with) [for] [{article}] [{thing}]`,
      `(what if|what happens if|what would happen if|how would it look if|how do we look if|where are we if) (we|i) (spend|spent|pay|paid|take|took|take out|took out|buy|bought|draw|drew|lay out) [{article}] {amount} [out] [on|for|to] [{article}] [{thing}]`,
    ],
    means: 'can we afford {amount}',
  },
  {
    says: [
      `how much (can|could|may|might|should) (we|i) [safely|comfortably|reasonably|realistically|sensibly|actually] (take|take out|draw|draw out|spend|spare|withdraw|lay out|pay out|pay ourselves|pay myself|use|invest|afford to spend|afford to take out|afford to draw|afford|afford to pay ourselves|afford to pay myself|have|splash out|put towards new kit) [safely|out|without worrying|without risk|without any risk|comfortably|ourselves|myself|from the business|out of the business|out safely] [{nowish}]`,
      `how much (can|could) (we|i) [safely] (take|draw|spend|withdraw|pay out|take out|draw out) [out] (and still|and|without|while|whilst) [still] (keep|keeping|stay above|staying above|stay over|be above|be ok with|breaking|dipping into|going below|touching|eating into|hitting|protecting|have|having|leave|leaving|going under|going into|breaching|hold|holding|above) {our_buffer}`,
      `how much (is|are|do we have|have we got|do i have|have i got) [{bank}] [{article}] (spare|safe to spend|safe to take|safe to take out|safe to draw|free to spend|going spare|to spare|free|available to spend|surplus to requirements|surplus|we can spend|i can spend|we could spend|left to spend|not spoken for|not earmarked|uncommitted) [{nowish}|{bank}]`,
      `(what|how much) (have|do) (we|i) (got|have) (spare|to spare|going spare|to play with|free|to spend|not spoken for|that is not spoken for|that is spare|left over to spend)`,
      `what is (the most|the maximum|the largest amount|the biggest amount|the max|the limit) (we|i) (can|could) [safely] (spend|take|draw|take out|draw out|withdraw|pay out|pay ourselves|pay myself|afford)`,
      `[what is|how much is|what would be] (safe|ok|okay|available|free) to (spend|take|take out|draw|draw out|withdraw) [{nowish}]`,
      `(what|how much) (can|could|would|might) (we|i) [safely|comfortably] (take out|take|draw|draw out|pay|pay out|pay ourselves|pay myself|withdraw) (as|in|by way of) [a|an] (dividend|dividends|divi|divis|drawings|bonus) [safely|comfortably|without worrying] [{nowish}]`,
      `(what|how much) is (safe|ok|okay|alright|fine) for (me|us) to (take|take out|draw|draw out|spend|withdraw|pay ourselves|pay myself) [as drawings|in drawings|as a dividend|in dividends|out]`,
      `what (can|could) (we|i) [safely] (spend|take out|draw|draw out|afford|afford to spend|take|withdraw|pay ourselves|pay myself) [safely] [{nowish}]`,
      `(spare|free|disposable|available) (cash|money|funds) [available|to spend] [{nowish}]`,
      `how much (headroom|wiggle room|breathing space|leeway|slack|spare cash|spare money|free cash|breathing room|room for manoeuvre) (do we have|have we got|is there|do i have|have i got|have we) [now|today|right now|at the moment]`,
    ],
    means: 'how much is safe to spend',
  },
  {
    says: [
      `how much (can|could|may|might|should) (we|i) [safely] (take|take out|draw|draw out|spend|withdraw|pay out|pay ourselves|pay myself|use|invest) [out] [this month|now|today|before christmas|before the end of the month] (and|but|while|whilst|and still) [still] (keep|keeping|stay above|staying above|stay over|have|having|leave|leaving|hold|holding|be left with) [at least] {amount} [in the bank|in the account|left|spare|clear|behind|in hand]`,
      `how much is safe to spend (and|but|while|whilst|and still) [still] (keep|keeping|stay above|staying above|stay over|have|having|leave|leaving|hold|holding|be left with) [at least] {amount} [in the bank|in the account|left|spare|clear|behind|in hand]`,
      `how much (can|could|may|might|should) (we|i) [safely] (take|take out|draw|draw out|spend|withdraw|pay out|pay ourselves|pay myself|use|invest) [out] without (going|dropping|dipping|falling|getting) (under|below|beneath) {amount}`,
    ],
    means: 'how much is safe to spend keepabove {amount}',
  },
  // What is expected to go out anyway.
  {
    says: [
      '(will|do|are|is|have|would) (there|we|i|it) [be|have|got] enough [money|cash|funds] [left] [{bank}] [{bank}] (for|to pay|to cover|to meet|to make|to pay for) [the|our|my] {category} [bill|bills|run|payment]',
      '(will|are|can|am|could|would) (we|i) [going to|be able to|able to|going to be able to] [be|manage to|still] (ok|okay|alright|all right|fine|able|pay|cover|make|meet|good|covered|sorted) [to pay|for|to cover|to make|paying|to meet|with] [the|our|my] {category} [bill|bills|run|payment|money]',
      '(is|are|will) (the|our|my) {category} [bill|bills|run|payment] [be] (covered|affordable|safe|ok|okay|doable|going to be covered)',
    ],
    means: 'can we cover the {category}',
  },
  {
    says: [
      '(have|do|will) (we|i) [have|got] enough [money|cash] [put by|put aside|put away|set aside|saved|saved up|kept back|in the bank|put away] (for|to cover|to pay|to meet|to settle) {tax}',
      '(is|will) there [be] enough [money|cash] [{bank}] [put by|put aside|set aside|saved] (for|to cover|to pay|to meet|to settle) {tax}',
      '(can|could|will|would) (we|i) [still|actually] [be able to|manage to|afford to] (pay|cover|meet|settle|afford|manage) {tax} [(when|once) (it|that) (is|falls|comes|gets) [(due|out|round|taken)]]',
    ],
    means: 'can we cover the {tax}',
  },
]
