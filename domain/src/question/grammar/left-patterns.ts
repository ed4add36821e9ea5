// Questions about what is left: after payments to come, and above the buffer. "balanceafter" is a
// word that only these patterns write.
import type { PhrasePattern } from './pattern.ts'

// "The next VAT bill", "wages and VAT", "paying the rent".
const payments =
  '[the|our|my|all the|this|next] [next|coming|upcoming] ({names}|{tax}|{name} and [the|our|my] {tax}) [bill|bills|payment|payments|run|money|direct debit|due]'
const gone =
  '(gone|sorted|goes out|go out|is paid|are paid|has been paid|have been paid|gets paid|get paid|being paid|is paid out|is paid off|has gone|have gone|is gone|are gone|has gone out|have gone out|gone out|goes|go|leaves|leave|leaves the account|leaves the bank|is out of the way|are out of the way|is done|are done|is settled|are settled|comes out|come out|is taken|are taken|gets taken|has left|have left|has come out|have come out|has cleared|have cleared|clears|clear|hits|hit|hits the account|is sorted|are sorted|is out)'
// These speak of days to come by themselves.
const willBeLeft =
  '(what|how much) [cash|money] (will|would|should|might) [we|i|there|that|the balance|our balance|the bank balance|the bank|cash] (have|be|be left|leave|have left|be left with|still have|look like|be at|stand at|end up with) [us|me] [left|left over|remaining|with|us with] [{bank}]'
const inTheBank =
  '(what|how much) [cash|money] (is|are|do|does) [we|i|there|that|it] [have|leave|got|leave us with|leave us] [left|left over|remaining] {bank}'
const whereWeStand =
  '(where|how) (will|would|are|do|does) (we|i|things|the balance|the bank|that|it) (be|stand|look|end up|leave us|leave me|be looking)'
const balance =
  '[what is|what will be|what would be] [the|our|my] [expected|predicted|forecast|projected|remaining|bank|cash|closing] (balance|cash|bank balance|cash balance|cash position|position|money in the bank|bank)'
const howWell =
  'how (skint|flush|well off|broke|badly off|comfortable|healthy|tight|low|much better off|much worse off|hard up) (will|would|are|do|does|is) (we|i|things|cash|the balance|the bank) [going to] [be|look|get]'
// "What's left" alone may be of what came in: only with a payment that is still to leave.
const left =
  '(what|how much) [cash|money] (is|are|do|does|have) [we|i|that|it] [have|got|leave] (left|left over|left with|remaining|us with|us|me with)'

export const leftPatterns: readonly PhrasePattern[] = [
  {
    says: [
      `(after|once) [next|the next] (payday|pay day|wages due) (${willBeLeft}|${inTheBank}|${whereWeStand}|${balance}|${left})`,
      `(${willBeLeft}|${inTheBank}|${whereWeStand}|${balance}|${left}) [{bank}] (after|once) [next|the next] (payday|pay day|wages due)`,
    ],
    means: 'balanceafter wages',
  },
  {
    says: [
      `(after|once|when) ${payments} [${gone}] (${willBeLeft}|${inTheBank}|${whereWeStand}|${balance})`,
      `(${willBeLeft}|${inTheBank}|${whereWeStand}|${balance}) (after|once|when) ${payments} [${gone}] [at the end]`,
      `${howWell} (after|once|when) ${payments} [${gone}]`,
      `if (we|i) (pay|paid|settle|settled|clear|cleared) ${payments} [off] [now|today|straight away|right now|right away|tomorrow] (${willBeLeft}|${inTheBank}|${whereWeStand}|${balance}|${left})`,
      `(after|once|when) ${payments} ${gone} ${left} [{bank}]`,
      `${left} [{bank}] (after|once|when) ${payments} ${gone}`,
      `(after|once|when) (paying|settling|we pay|we have paid|i pay|i have paid|we settle|we have settled) ${payments} (${willBeLeft}|${inTheBank}|${whereWeStand}|${balance}|${left})`,
      `(${willBeLeft}|${inTheBank}|${whereWeStand}|${balance}|${left}) [{bank}] (after|once|when) (paying|settling|we pay|we have paid|i pay|i have paid|we settle|we have settled) ${payments}`,
    ],
    means: 'balanceafter {names} {name} {tax}',
  },
  // What is left on a day is a balance, and no rest of what came in.
  {
    says: [
      `(after|once) ${payments} ${left} (on|by|at|come) {period}`,
      `${left} (on|by|at|come) {period} (after|once) ${payments}`,
    ],
    means: 'balanceafter {names} {name} {tax} on {period}',
  },
  {
    says: [
      `(what|how much) [cash|money] (is|will be|are we|will we be|do we have|will we have) (left|left with|left over) [{bank}] (when|once|after) (everyone|everybody|the staff|all the staff|the team) (has been|have been|is|are|gets|get) paid`,
      `(when|once|after) (everyone|everybody|the staff|all the staff|the team) (has been|have been|is|are|gets|get) paid (what|how much) [cash|money] (is|will be|are we|will we be|do we have|will we have) (left|left with|left over) [{bank}]`,
    ],
    means: 'balanceafter wages',
  },
  // Beside what is there now.
  {
    says: [
      `(will|would|is|are|am) (there|we|i|{cash}) [going to] (be|have|end up|end up with|have got) [(any|a bit|a lot|much)] (more|better off|higher|up|richer) [money|cash] [left] [{bank}] [{edge}] [of] than now`,
    ],
    means: 'balanceabovenow {edge}',
  },
  {
    says: [
      `(will|would|is|are|am) (there|we|i|{cash}) [going to] (be|have|end up|end up with|have got) [(any|a bit|a lot|much)] (less|worse off|lower|down|poorer) [money|cash] [left] [{bank}] [{edge}] [of] than now`,
    ],
    means: 'balancebelownow {edge}',
  },
  // What may be taken out now, with all the words around it.
  {
    says: [
      '(what|how much) [cash|money] (can|could|may|might|should) (we|i) [safely|comfortably|reasonably|realistically|sensibly|afford to|responsibly] (take|take out|draw|draw out|withdraw|pull out|spend|splash|splash out|pay ourselves|pay myself|get out|lift|pay out) [safely|comfortably] [out] (of|from|out of) (the business|the company|the firm|the account|the bank|here|the shop|the current account|our account|my account) [safely] [{nowish}]',
      '(what is|what would be) (the most|the maximum|the max|the largest amount|the biggest amount|the limit) [that] (we|i) (can|could|may|might|should) [safely] (spend|take|take out|draw|draw out|withdraw|pull out|pay out|pay ourselves|pay myself|afford) [out] [of the business|of the company|from the business|ourselves|myself] [without|and still] (going under|going below|dipping into|dipping below|breaking|breaching|touching|eating into|hitting|stay above|staying above|keep above|keep|keeping|be above) {our_buffer}',
      'how much (of our|of the|of my|of this) (balance|cash|money|bank balance|cash balance) (is|can we|can i|could we|could i) [really|actually|safely|truly] (ours to spend|mine to spend|free to spend|safe to spend|spare|available to spend|free|spend|safely spend|use|not spoken for|uncommitted|available)',
      '(what|how much) [could|can|should|would] (we|i) [safely|comfortably] (splash out|lay out|lash out|put|spend|shell out|blow) [safely] (on|into|towards) (a|an|the|some|new) [new] {thing}',
      '[how much|what is the|any|is there any|do we have any|have we got any|what] (headroom|leeway|wiggle room|slack|breathing space|breathing room|spare cash|spare money|room) [have we got|do we have|is there|have i got|do i have] [above|over|before we hit|before hitting|on top of] {our_buffer}',
    ],
    means: 'how much is safe to spend',
  },
]
