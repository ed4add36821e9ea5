// Questions about taxes. What is due, what should be kept, and what was paid are three things.
import type { PhrasePattern } from './pattern.ts'

const keeping = `(put away|put aside|put by|set aside|keep|keep back|hold back|keep aside|save|save up|reserve|ring fence|ringfence|squirrel away|stash|stash away|have put away|have put aside|have put by|have set aside|have kept back|have saved|have saved up|be putting away|be putting aside|be putting by|be setting aside|be keeping back|be keeping|be saving|hold|hold on to|keep hold of|retain)`
const keptNow = `[by now|now|so far|today|already|up to now|to date|right now|at the moment|currently|up to today|at this point]`

// "What's the damage?": how much it will be.
const andHowMuch = `[and] (how much|how much is it|how much for|for how much|how big is it|how much will it be|what is the damage|what is it going to cost|what will it come to|what is the amount|what is the bill|how bad is it|what is the figure|what does it come to|what will it be|what is it|what do we owe|what do i owe|how much do we owe|how much do i owe|what will it cost us)`

// "And which day will it leave?": the answer on what falls due names its day.
const andWhen = `[[and] [roughly|about|approximately] (when|which day|what day|what date|which date|on what date|on which day|on what day|by when) [(will|does|do|would|is|are)] [(it|that|the money|they)] [(leave|go out|come out|be taken|leave the account|leave the bank|leave our account|clear|be due|due|going out|leaving|be paid|be gone|go|get taken|be collected|want it)]]`

const more = '(more|higher|bigger|dearer|larger|up|worse)'
const less = '(less|lower|smaller|cheaper|down|better)'
const either =
  '(more or less|less or more|higher or lower|lower or higher|bigger or smaller|up or down)'
// "Will the next VAT bill be more than the last one?"
const besideLast = (way: string) =>
  `(will|is|are|would|does) [the|our|my] [next|coming] {tax} [payment|bill|return] [going to|likely to|expected to|set to|looking] [be|come to|come out|look] [any] ${way} [than|on] [the|our|my] (last|last one|last time|previous|previous one|previous bill|one before|last bill|last payment|time before)`
// "Will January's VAT be more than last January's?"
const besideMonth = (way: string) =>
  `(will|is|are|would) {period} [s] {tax} [payment|bill|return] [going to|likely to|expected to] [be|come to] [any] ${way} [than|on] [the|our|my] {period2} [s] [one]`

const repayment = '(refund|repayment|rebate|reclaim|money back|back)'
const willCome =
  '(coming|due|due in|arriving|landing|expected|going to come|going to arrive|going to land|come|arrive|land|get here|hit the account|come through)'
const back = '(back|in back|returned|refunded|repaid)'

const ofAll =
  '[(in total|altogether|all in|all told|in all|overall|right now|now|today|at the moment|currently|so far|as of today|as of now|as things stand)]'

export const taxPatterns: readonly PhrasePattern[] = [
  // Without a kind of tax it is what has built up of all of them, and not the next to fall due.
  {
    says: [
      `(how much|what) [in] (tax|taxes) (do|are) (we|i) [currently|actually|really|still] (owe|owing) [to] [(hmrc|the taxman|the revenue)] ${ofAll}`,
      `(how much|what) (do|are) (we|i) [currently|actually|really|still] (owe|owing) [to] (hmrc|the taxman|the revenue|hm revenue) [in tax] ${ofAll}`,
      `[(what is|how much is|how big is)] [(our|the|my)] total (tax bill|tax liability|tax owed|tax owing|tax due|tax we owe|amount of tax we owe) ${ofAll}`,
    ],
    means: 'total tax owed',
  },
  // A return may come out the other way.
  {
    says: [
      `(how much|what|when|how much of the|which) {tax} (will|do|are|should|would) (we|i) [be] [expect to|going to|due to|likely to] (get|getting|receive|receiving|claim|reclaim|see|have|recover) ${back} [and] [when|how much]`,
      `(how much|what|when) (is|are|will|does|do) {tax} [going to|gonna|about to|due to|likely to] (give|pay|refund|repay|send|owe|giving|paying|refunding|sending) (us|me|we|our business) [${back}] ${andWhen}`,
      `(will|are|am|do|should) (we|i) [be] [going to|due to|likely to] (get|getting|receive|have|see|due|owed|expecting|expect|in line for|entitled to|have coming) [a|any|some|our|the|another] {tax} ${repayment} [coming] [soon|any time soon]`,
      `(when|when is|what date is|what day is|when will|how long until|when should|is|are|will) [our|the|my|any|there|a] [next] [be] {tax} ${repayment} [is|be] [${willCome}] [back] [to (us|me)] [soon] [and how much|and how much is it|and how much for|and how much will it be|and what is it]`,
      `(is|are|will) [there] [be] [any|some|a] {tax} ${willCome} ${back} [to (us|me)] [soon]`,
      `(what|which|how much|is [there] [a|any]|are [there] [any]) {tax} ${repayment} (is|are|do we expect|should we expect|can we expect|due|expected|coming|will we get|will there be) [due|expected|coming|we expect] [and when]`,
      `(how much|what) {tax} (are we owed|am i owed|do they owe us|does hmrc owe us|is owed to us|is due back|is due back to us|will hmrc owe us) [by (hmrc|the taxman)]`,
      `(how much|what) (do|does|will|is) (hmrc|the taxman|they) [going to] (owe|owing|pay|repay|refund|give) (us|me) (in|on|for|of) {tax} [back] ${andWhen}`,
      `(when|how much) (will|is|does|do) (hmrc|the taxman|they) [going to] (pay|repay|refund|give|send|return) (us|me) [back] {tax} [back]`,
      `next {tax} (refund|repayment|rebate|reclaim) [due] ${andWhen}`,
    ],
    means: 'taxrepaid {tax}',
  },
  // What came back is the other way of what was paid; "back in October" says when.
  {
    says: [
      `(how much|what) [of] (vat|the vat|our vat|my vat) (did|have|has) (we|i|hmrc|the taxman|they) (get|got|had|have|receive|received|claim|claimed|reclaim|reclaimed|recover|recovered|pay us|paid us|give us|given us|send us|sent us|refund us|refunded us) [${back}]`,
      `(how much|what) (vat|the vat) [was|has|have] (came|come|been|paid|refunded|repaid|given) ${back} [to us] [from hmrc|from the taxman|by hmrc]`,
      `(how much|what) (did|has|have) (hmrc|the taxman|they) (give|given|pay|paid|send|sent|refund|refunded|repay|repaid) (us|me) [back] (in|on|for|of) [our|the] vat [back]`,
      `[did|have] (we|i) (get|got|had|receive|received|claim|claimed|reclaim|reclaimed) [any] vat [back]`,
      `did (hmrc|the taxman|they) (give|pay|send|refund|repay) (us|me) [any|our|the|back] vat [back]`,
    ],
    means: 'how much came in from VAT repayment',
  },
  { says: [besideLast(more)], means: 'taxabovelast {tax}' },
  { says: [besideMonth(more)], means: 'taxabovelast {tax} {period} {period2}' },
  { says: [besideLast(either)], means: 'taxbesidelast {tax}' },
  { says: [besideMonth(either)], means: 'taxbesidelast {tax} {period} {period2}' },
  { says: [besideLast(less)], means: 'taxbelowlast {tax}' },
  { says: [besideMonth(less)], means: 'taxbelowlast {tax} {period} {period2}' },
  {
    says: [
      `(when|by when) (do|will|must|should) (we|i) [have to|need to|must] (have|find|get|put together) {tax} [money|cash] (ready|together|by|in|in the bank|sorted|in place)`,
    ],
    means: 'when is the next {tax} payment due',
  },
  {
    says: [
      `(what|how much) (is|are|will|would|does|do) {tax} [going to|likely to|about to] (want|wants|take|takes|be after|ask for|ask|demand|need|be wanting|be taking|be asking for|expect) [(off|from|out of|of)] [(us|me)] [next|this time|next time] ${andWhen}`,
      `(which|what) day (will|does|is) {tax} (leave|go out|come out|be taken|leave the account|leave the bank|leave our account|clear|leaving|going out|coming out) [and how much|and how much is it|and how much for]`,
      `{tax} (how (big|much|large|bad)|what (will|would) it be)`,
      `{tax} how much and (when|which day|what day) [(will|does|is) it] [(leave|go out|come out|be taken|clear|due|leaving)]`,
    ],
    means: 'when is the next {tax} payment due',
  },
  {
    says: [
      '(what|how much) (will|do) (we|i) [have to|need to] (owe|pay|owe to|pay to) {tax} at [the] end of {period}',
    ],
    means: 'when is the next {tax} payment due in {period}',
  },
  {
    says: [
      `(how much|what) should [be] (be|sat|sitting|put|sit|live) in (the|our|my) [business] (tax pot|tax savings|tax account|tax fund|tax reserve|tax kitty|savings for tax|tax savings account) ${keptNow}`,
    ],
    means: 'how much should be put aside for tax',
  },
  {
    says: [
      `{tax} (pot|fund|kitty|savings|reserve) (how much|what) should [be] (in it|it have in it|be in it|it hold|be in there|there be)`,
      `(put|set) (aside|by|away) for {tax} [so far|by now|now] (what|how much) should (it|that) be`,
      `how much should be in [the|our|my] {tax} (pot|fund|kitty|savings|reserve) ${keptNow}`,
    ],
    means: 'how much should be put aside for {tax}',
  },
  {
    says: [
      '(how much|what) {tax} (are|am) (we|i) in for [this time|this time round|this time around|next time|next]',
      '[list|what are|show] [the|our|my] [next|upcoming|coming] {tax} (deadlines|dates|due dates|payment dates)',
    ],
    means: 'when is the next {tax} payment due',
  },
  {
    says: ['(which|what) tax (is|comes|falls) [due] (first|next|soonest) [due]'],
    means: 'when is the next tax payment due',
  },
  // What should be kept for it.
  {
    says: [
      `(how much|what) [money|cash] (should|do|must|ought|would|shall|have we to|have i to|have we got to|have i got to) [we|i|the business|the company] [need to|have to|got to|to|want to] ${keeping} (for|towards|toward|against|to cover|to pay|ready for) {tax} ${keptNow}`,
      `(how much|what) {tax} (should|do|must|ought|would|shall|have we to|have i to|have we got to|have i got to) [we|i] [need to|have to|got to|to] ${keeping} ${keptNow}`,
      `(how much|what) [money|cash] (should|needs to|has to|must|ought to) be (put away|put aside|put by|set aside|kept|kept back|held back|saved|reserved) (for|towards|toward|against|to cover|to pay) {tax} ${keptNow}`,
      `(how much|what) {tax} (should|needs to|has to|must|ought to) [have been|be|have] [been] (put away|put aside|put by|set aside|kept|kept back|held back|saved|reserved) ${keptNow}`,
      `(how much|what) {tax} (is|has|have) [been] (building up|built up|build up|accruing|accrued|racking up|racked up|mounting up|mounted up|piling up|piled up|ticking up|run up|running up|clocking up|clocked up) ${keptNow}`,
      `(how much|what) {tax} (have|has|are|am) (we|i) [been] (built up|building up|accrued|accruing|racked up|racking up|run up|running up|clocked up) ${keptNow}`,
      `(how much|what) of (our|the|my|this) (balance|cash|money|bank balance) [really|actually] (belongs to|is for|is due to|is owed to|goes to|is really|is earmarked for|is spoken for by|will go to|is) {tax}`,
      `(how much|what) of {cash} [{bank}] [really|actually] (belongs to|belong to|is|are|is owed to|is due to|do we owe|do i owe|do we owe to|is down to|is spoken for by|goes to|will go to) [really|actually] {tax} [s]`,
      `(how much|what) (is|do we have|have we got|do i have|have i got) (owed|owing|owe|to owe) [to] {tax} (right now|as of now|as of today|at the moment|so far|to date|up to now|currently|as things stand|as it stands|already)`,
      `(how much|what) (do|are) (we|i) (owe|owing) [to|in] {tax} (right now|as of now|as of today|at the moment|so far|to date|up to now|currently|as things stand|as it stands|already)`,
      `(how much|what) {tax} (do|are) (we|i) (owe|owing) [hmrc|the taxman|to hmrc] (right now|as of now|as of today|at the moment|so far|to date|up to now|currently|as things stand|as it stands|already)`,
      `(how much|what) should (we|i) have (in|for) [the|our|my] {tax} [pot|fund|reserve|kitty|account] ${keptNow}`,
      `{tax} (how much|what) (do|should) (we|i) [need to|have to] (have ready|have in the bank|have saved|have aside|have by|put by|put aside|set aside|keep back|keep|save|have) ${keptNow}`,
      `(how much|what) (do|should) (we|i) [need to|have to] (have ready|have in the bank|have saved|have aside|have by) for {tax} ${keptNow}`,
      `(how much|what) is {tax} (at the moment|currently|so far|right now|as it stands|as of today|to date|up to now|now|as of now|standing at|today)`,
      `[our|the|my] {tax} (pot|reserve|provision|set aside|to set aside|to put aside|to put by|to keep back|savings needed|kitty)`,
    ],
    means: 'how much should be put aside for {tax}',
  },
  {
    says: [
      '(how much|what) {tax} (goes out|goes|leaves|leaves the account|comes out|gets paid|is paid|is going out|is leaving|is coming out)',
      '(what is the damage|what is the hit|how much is it|how bad is it|what is the bill|how much) when {tax} (goes out|leaves|leaves the account|is paid|comes out|is due|falls due|goes)',
    ],
    means: 'when is the next {tax} payment due',
  },
  // The next one.
  {
    says: [
      `(how much|what) {tax} (do|will|would|shall) (we|i) (need|have) [to (find|pay|have|come up with|hand over)] [this time|next|next time]`,
      `(how much|what) (do|will|would|shall) (we|i) (need|have) (to find|to pay|to come up with|to hand over) for {tax} [this time|next|next time]`,
      `(when|what date|what day) (is|are|does|do|will) {tax} [next] (going out|coming out|leaving|being taken|being paid|getting paid|leaving the account|leaving the bank|go out|come out|leave the account|leave our account|leave the bank|leave our bank|come out of the account|come out of the bank|go out of the account|leave|get taken|due|due out|going|being collected|payable|have to be paid|need to be paid|need paying|needs paying|has to be paid) [next] [${andHowMuch}]`,
      `{tax} (what is the damage|how bad is it|what is the hit|what will it sting us for|what is the bill|what will it be) [and when|when|and when is it|and when is it due]`,
      `(what is|how bad is|how big is) [the] (damage|bill|hit|sting) (for|on|from) [the] [next] {tax} [and] [when|and when|when is it due|this time|next time]`,
      `[what is] [the] (date|due date|deadline) (and|plus) (amount|figure|damage) (of|for) [the] [next] {tax}`,
      `[what is] [the] (amount|figure) and [the] (date|due date|deadline) (of|for) [the] [next] {tax}`,
      '(when|what date|what day|on what date|by when|how soon) (is|are|do|does|will) [we|i] [have|need|got] [to] [be] [pay|owe] [the|our|my] [next] {tax} [next] [be] [due|payable|paid|due out|going out|leaving|to be paid|to pay|to hand over] [next|again|by|out] [and how much|and how much is it|and how much for|and for how much|and how big is it|and how much will it be]',
      '(how much|what) (is|are|will|would) [the|our|my] (next|coming|upcoming|forthcoming) {tax} [going to be|be|likely to be|expected to be|come to|going to come to|looking like|look like] [and when|and when is it due|and when is it]',
      '(how much|what) (is|are|will|would) {tax} (going to be|be|likely to be|expected to be|come to|going to come to|looking like|look like|due|set to be) [next time|this time|this quarter|and when|and when is it due|next]',
      '(how much|what) {tax} (do|will|are|would|should) (we|i) (owe|have to pay|need to pay|need to find|have to find|be paying|going to owe|going to pay|owing|pay next|expect to pay|going to have to pay|going to have to find|due to pay|have to hand over|need to hand over|be due) [next|next time] [and when|and by when|and when by]',
      '(how much|what) (do|will|are) (we|i) (have to pay|need to pay|need to find|have to find|be paying|going to owe|going to pay|expect to pay|going to have to pay|due to pay|have to find|have to hand over|need to hand over) [in|for|to|on] {tax} [next|next time] [and when|and by when|and when by]',
      '(how much|what) {tax} (is|are) (due|payable|coming up|going out|next|to pay|to come|outstanding) [next] [and when|and by when]',
      '{tax} [when and how much|how much and when|due when|when due|when is it due|how much and when is it due|when is it|when and how much is it|due date|deadline|due|next due|when is it due and how much|how much is due and when|date and amount|amount and date|amount due|amount due and date]',
      '[the|our|my] next {tax} [due|date|deadline|amount|how much|when]',
      '[the|our|my] {tax} (deadline|due date|date|due by|payment date|deadlines|dates)',
      '(do|are|have|is) (we|i|there) (owe|owing|got|have|due) [any|a|some] {tax} [due|coming up|to pay|owing|outstanding|soon|due soon]',
      'how (many days|many weeks|long|many sleeps) (until|till|to|before|is it until|is it till|do we have until|have we got until|do i have until|have i got until|have i got before|have we got before|left until|have i got to pay|have we got to pay|do we have before) [we|i] [have to|need to] [pay] [the|our|my] [next] {tax} [is] [due|payable|needs paying|has to be paid|must be paid|needs to be paid|payment|goes out|comes out|leaves|date|deadline]',
      '(days|how many days|weeks) (until|till|to|before) [the|our|my] [next] {tax} [is] [due|payment|deadline|date]',
      'how soon is {tax} [due|payable]',
      '(how much|what) (is|are) [the|our|my] [next] {tax} (bill|bills|payment|liability|charge)',
      '(how much|what) (is|are) [the|our|my] [next] {tax}',
    ],
    means: 'when is the next {tax} payment due',
  },
  // Falling due within days that follow.
  {
    says: [
      '(how much|what) [total] {tax} (is|are|will be|falls|fall|comes up|do we have|do i have|have we got|have i got|is there|have we) [due|falling due|payable|coming up|to pay|coming due|fall due] [in total|altogether]',
      '(is|are|do|have) [there|we|i] [have|got] [any|a|some] {tax} [is] (due|payable|falling due|coming up|to pay|to be paid|coming due|going out)',
      '[the|our|my] [total] {tax} (due|payable|falling due|to pay|coming up|going out|coming due|to be paid)',
      '(total|all the|all our|all|how much total|how much in) {tax} (due|payable|falling due|to pay|coming up|going out|to come)',
      '(what|which|how much) (is|are|do) (we|i) (owe|owing|due to pay|have to pay|need to pay|paying) [to|in|for|of] {tax}',
    ],
    means: 'when is the next {tax} payment due',
  },
  // All taxes: those on wages stand under another category.
  {
    says: [
      '(what|which|how much) [total] (tax|taxes) (have|did|has) {we} (paid|pay|handed over|hand over|paid over|forked out) [in total|altogether|to hmrc|to the taxman|in all|out]',
      '(how much|what) (have|did) {we} (pay|paid|hand over|handed over|spend|spent) (in|on|for) [all] [our|the] (tax|taxes) [in total|altogether|to hmrc|in all]',
      '[total|all] (tax|taxes) [that] (paid|we paid|we have paid|i paid|i have paid) [in total|to hmrc]',
    ],
    means: 'how much did we pay in taxes and paye',
  },
  // What was paid.
  {
    says: [
      '(when|what date|what day) (did|was) [we|i] [last|the last|our last|my last] [hmrc|the taxman|the vatman] [last] (pay|paid|take|took|taken|settle|settled) {tax} [last]',
      'when was {tax} last (paid|taken|settled)',
      'when was (the|our|my) (last|latest|most recent|previous) {tax} [paid|payment]',
      '(when did) (hmrc|the taxman) last (take|collect|get|have) {tax}',
      '(how much|what) (was|were) (the|our|my) (last|latest|most recent|previous) {tax} [we paid|i paid|paid] [and when|and when was it|and when did we pay it]',
      '(how much|what) (did|have) (we|i) [last] (pay|paid) [in|for|on|as] {tax} (last time|the last time|most recently|last|last time round|last time around)',
      '[the|our|my] (last|latest|most recent|previous) {tax} (paid|we paid|i paid)',
    ],
    means: 'when did we last pay {tax}',
  },
]
