// Questions about how high and how low the balance gets: when it is back above an amount, how far
// from the buffer it comes, and what brings it down. "cashreaches" is a word that only these
// patterns write.
import type { PhrasePattern } from './pattern.ts'

const back =
  '[going to|likely to|expected to|due to|be able to] [be|get|go|come|climb|rise|creep|recover]'
const above =
  '(back above|back over|back up to|back to|back up above|back up over|above|over|past|up to|north of|on the right side of|clear of|out of the hole and above|at|back at)'
const reaches =
  '[going to|likely to|expected to] (hit|reach|pass|top|break|get to|clear|climb to|break through|cross)'
const soon = '[again|any time soon|anytime soon|soon|next|ever|at any point|this year or next]'

export const reachPatterns: readonly PhrasePattern[] = [
  {
    says: [
      `(when|what date|what day|by when|how soon) (are|is|will|do|does|am|can|should|would) {cash} [next] ${back} ${above} {amount} [{bank}] ${soon}`,
      `(when|what date|what day|by when|how soon) (are|is|will|do|does|am|can|should|would) {cash} [next] [be] [back] ${reaches} {amount} [{bank}] ${soon}`,
      `(will|are|is|do|does|am|can) {cash} ${reaches} {amount} [{bank}] (again|any time soon|anytime soon|soon|at any point|ever)`,
      `(will|are|is|do|does|am|can) {cash} ${back} (back above|back over|back up to|back to|back up above|back up over) {amount} [{bank}] ${soon}`,
      `how long (until|till|before) {cash} (is|are|am|get|gets|go|goes|be) ${above} {amount} [{bank}] ${soon}`,
      `how long (until|till|before) {cash} (hit|hits|reach|reaches|pass|passes|top|tops|get to|gets to) {amount} [{bank}] ${soon}`,
    ],
    means: 'cashreaches {amount}',
  },
  {
    says: [
      `(when|what date|what day|by when|how soon) (are|is|will|do|does|am|can|should|would) {cash} [next] ${back} ${above} {our_buffer} ${soon}`,
      `how long (until|till|before) {cash} (is|are|am|get|gets|go|goes|be) ${above} {our_buffer} ${soon}`,
    ],
    means: 'cashreaches buffer',
  },
  // The lowest point, its cause and its distance from the buffer.
  {
    says: [
      'when (is|are|will be) [the|our|my] (tightest|worst|hardest|leanest|toughest|lowest|thinnest|trickiest|weakest|skintest|shortest) (month|week|day|point|spot|time|moment) [{cash_wise}] [going to be|likely to be|ahead|coming up|to come]',
      'how (far|much) (above|below|over|under|clear of|from|off|short of) {our_buffer} (do|does|will|would|are|is|could|might) {cash} [going to] (get|go|be|fall|drop|come|dip|end up|sink)',
      'how (far|much) (above|below|over|under|clear of|from) {our_buffer} (is|will be|would be) (the|our|my) (low point|lowest point|low|lowest balance|worst point|trough|lowest)',
      '[how much|what] (headroom|breathing space|breathing room|slack|room|leeway|margin|clearance) [over|above|to|between us and] [{our_buffer}] [is there|do we have|have we got|will we have|do i have|would we have|will there be] (at|on|come) (the|our|my) (low point|lowest point|low|lowest|worst point|trough|tightest point|worst)',
    ],
    means: 'when will cash be lowest',
  },
  {
    says: [
      'what is (dragging|pulling|bringing|taking|pushing|knocking|driving|making|forcing|sending) {cash} (down|so low|low|lower|drop|dip|fall|tight|so tight|so far down) [so much] in {period}',
      'what (drags|pulls|brings|takes|pushes|knocks|makes|sends) {cash} (down|so low|low|lower|drop|dip|fall|tight) [so much] in {period}',
    ],
    means: 'why will cash be low in {period}',
  },
  {
    says: [
      'what is (dragging|pulling|bringing|taking|pushing|knocking|driving|making|forcing|sending|causing|behind) ({cash}|the low point|the lowest point|the dip|the low) [(down|so low|low|lower|drop|dip|fall|tight|so tight|to dip|to drop|to fall)] [so much]',
      'what (drags|pulls|brings|takes|pushes|knocks|causes|makes) ({cash}|the low point|the lowest point|the dip|the low) [(down|so low|low|lower|drop|dip|fall|tight|to dip|to drop|to fall)] [so much]',
    ],
    means: 'why will cash be low',
  },
  {
    says: [
      '(will|would|do|does|is|are|can|should) {cash} [going to|likely to|expected to] [all|always] (stay|remain|keep|hold|hold up|stick|be staying) (above|over|at least|at|clear of) {amount} [{bank}] [all the way|the whole time|throughout] [{edge}]',
    ],
    means: 'will the balance go under {amount} {edge}',
  },
  {
    says: [
      '(will|would|do|does|is|are|can|should) {cash} [going to|likely to|expected to] [all|always] (stay|remain|keep|hold|hold up|stick|be staying) (above|over|clear of|within|on the right side of) {our_buffer} [all the way|the whole time|throughout]',
    ],
    means: 'when will cash be lowest',
  },
  {
    says: [
      '(do|does|will|would|is|are|could|might) {cash} [going to|ever|actually] (dip|fall|drop|go|get|slip|sink|dipping|falling|dropping|going|getting) [down] {under} {amount} [{bank}] [at any (stage|point|time)|ever|at all] [{edge}]',
    ],
    means: 'will the balance go under {amount} {edge}',
  },
  {
    says: [
      '(if|what if|suppose|say) {payee} (never pays|never pay|does not pay|do not pay|did not pay|stops paying|stop paying|stopped paying|goes bust|go bust|went bust|pays late|pay late|paid late|is late|are late|were late|delays|delayed) [us|me] [ever|again] [(are|would|will|do|does|can|could) (we|i|it|that|cash) [still] [be] [ok|okay|all right|alright|fine|manage|cope|survive|short|safe]]',
    ],
    means: 'what if {payee} pays late',
  },
  {
    says: [
      '(if|what if|suppose|say) {payee} (paid|pays|pay) [us|me] {count} (days|weeks|months) late [(are|would|will|do|does|can|could) (we|i|it|that|cash) [still] [be] [ok|okay|all right|alright|fine|manage|cope|survive|short|safe]]',
    ],
    means: 'what if {payee} pays {count} days late',
  },
  // Whether everybody can be paid is whether cash holds.
  {
    says: [
      '(will|are|can|could|would) {we} [going to be|be] [able to|manage to] [still] (pay|cover|meet|settle) (everyone|everybody|everything|all our bills|all the bills|our bills|the bills|all our suppliers|our suppliers|what is due|all that is due|everything that is due)',
      '(is|will) there [be] enough [money|cash] to (pay|cover|meet|settle) (everyone|everybody|everything|all our bills|all the bills|our bills|the bills|what is due|everything that is due)',
    ],
    means: 'when will cash be lowest',
  },
  // Running out, by any sign of it.
  {
    says: [
      '(is there|are there|do you see|can you see|any|see) [any] (sign|signs|hint|prospect|possibility|indication|chance|danger|risk|worry) (of|that) [us|me|we|i|{cash}] [will|might|could] (run out|running out|run out of money|running out of money|run out of cash|running out of cash|going overdrawn|go overdrawn|going into the red|going into overdraft|running dry|going bust) [of money|of cash]',
    ],
    means: 'will we run out of money',
  },
  {
    says: [
      'how (many|much) [more] (months|weeks|days|time|long) (before|until|till) {cash} (are|is|am|will be|run|runs) (out|out of cash|out of money|skint|broke|bust|out of funds)',
      'how long (before|until|till) {cash} (are|is|am|will be|run|runs) (out|out of cash|out of money|skint|broke|bust|out of funds)',
    ],
    means: 'when will we run out of money',
  },
  // A balance that closes days to come.
  {
    says: [
      '(estimated|projected|forecast|forecasted|expected|predicted|likely|anticipated) [month end|closing|end|final] (balance|cash|bank balance|cash balance|cash position|bank position) (at|for|in|come|by|on|of) [{edge}] [of] {period}',
      '(estimated|projected|forecast|forecasted|expected|predicted|likely|anticipated) [month end|closing|end|final] (balance|cash|bank balance|cash balance|cash position|bank position) {period}',
      '{period} (estimated|projected|forecast|forecasted|expected|predicted|likely|anticipated) [month end|closing|end|final] (balance|cash|bank balance|cash balance|cash position|bank position)',
    ],
    means: 'what will the balance be at the end of {period}',
  },
]
