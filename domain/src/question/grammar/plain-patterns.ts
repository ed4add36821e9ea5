// Short questions as owners put them in passing: whether a cost is creeping up, who has gone quiet,
// what changed, whether the business makes it to a month.
import type { PhrasePattern } from './pattern.ts'

const these = '[(these days|now|lately|at the moment|recently|nowadays|any)]'
const used =
  '(used to|it used to|they used to|did|did before|ever did|ever have|before|usual|normal|normally|usually|we did|we used to|we normally do|we usually do|in the past|we were|it was|they were)'
const make =
  '(make it|last|survive|hold out|hang on|keep going|get|scrape through|limp|manage|stay afloat|keep afloat|get by)'

export const plainPatterns: readonly PhrasePattern[] = [
  {
    says: [
      `(are|is|do) {we} (spending|spend|paying|pay|forking out|shelling out) more [money] (on|for|to) {name} ${these} than [we|i] ${used}`,
      `(are|is|do) {we} (paying|pay) {name} more ${these} than [we|i] ${used}`,
      `(is|are|does) {name} [costing] [us] (more|dearer|higher|costing more|cost more) ${these} than [we|i] ${used}`,
    ],
    means: 'has {name} gone up',
  },
  {
    says: [
      `(are|is|do) {we} (spending|spend|paying|pay) (less|fewer) [money] (on|for|to) {name} ${these} than [we|i] ${used}`,
      `(are|is|do) {we} (paying|pay) {name} less ${these} than [we|i] ${used}`,
    ],
    means: 'has {name} gone down',
  },
  {
    says: [
      `(are|is|do) {we} (spending|spend) more [money] ${these} than [we|i] ${used}`,
      '(is|are) {our} (spending|costs|outgoings|expenses|overheads) (creeping up|getting out of hand|out of control|climbing|rising)',
    ],
    means: 'has spending gone up',
  },
  {
    says: [
      `(how much|what) (do|did|have|are|does) {we} (lose|losing|lost|waste|wasting|fritter away|burn through) (to|in|on|through) {name}`,
    ],
    means: 'how much did we pay in {name}',
  },
  {
    says: [
      '(is|are) {payee} [been] (paying|pay) [us] (later|slower|more slowly|more late) than (usual|normal|they did|they used to|before|normally|usually|they should)',
      '(is|are) {payee} (getting slower|getting later|slipping|dragging their heels|dragging their feet) [to pay|with payments|paying|at paying]',
    ],
    means: 'is {payee} late',
  },
  {
    says: [
      '(how much|what) interest (have|did|do|are) {we} (paid|pay|paying) [(on|for)] [(the|our|my|that|this|all our)] [(bank|business|van|car|start up)] (loan|loans|finance|borrowing|borrowings|overdraft)',
    ],
    means: 'how much loan interest did we pay',
  },
  {
    says: [
      'when (is|does|do|are|will) {name} (renew|renewal|renewed|be renewed|up for renewal|due for renewal|come up for renewal|due to renew|coming up|come up|come round|coming round) [again|next]',
      'when is [the|our|my] {name} renewal [due|coming up]',
      '[any|are there any|is there any|have we got any] {name} (renewal|renewals) (coming up|due|soon|on the horizon) [soon]',
    ],
    means: 'when is {name} next due',
  },
  {
    says: ['what is (the|our|your|my) forecast (for|in|over|during) {period}'],
    means: 'forecast for {period}',
  },
  {
    says: [
      `(when|what date|which day) (do|does|are|is|would) {cash} [likely to|going to|due to|about to] (go|going|drop|dropping|fall|falling|dip|dipping|get|sink) {under} {amount}`,
    ],
    means: 'when will the balance go under {amount}',
  },
  {
    says: [
      `how (many months|many weeks|long) (can|could|will|would) {we} [still] ${make} [for] [(on|with) what (we have|we have got|is in the bank|we have in the bank|there is)]`,
      `how (many months|many weeks) [worth] of (cash|money|runway) (do|have) {we} [have|got] [left]`,
    ],
    means: 'when will we run out of money',
  },
  {
    says: [
      `(will|can|do|would|are) {we} [going to] ${make} [(through|up)] (to|until|till|past|as far as|into|through) {period}`,
    ],
    means: 'will the balance go under £0 before {period}',
  },
  {
    says: [
      'how (sure|certain|confident|reliable) (are|is) (you|it|that|the forecast|your forecast|this|your numbers|the numbers|these figures)',
      'can (i|we) (trust|rely on|believe) (you|it|that|the forecast|your forecast|this|your numbers|these figures)',
    ],
    means: 'how accurate is the forecast',
  },
  {
    says: [
      'what (has|is) (changed|different|new) (since|from|compared with|compared to|on) last month',
      'what is (changed|different|new) this month',
    ],
    means: 'what has changed this month compared with last month',
  },
  {
    says: [
      '(why|how come) (are|is|have|has|did) [{our}] (costs|spending|outgoings|expenses|overheads|spend) [so|gone|been|going] (up|high|higher|climbing|rising|increased|increasing|risen|go up)',
      '(what is|what is been|what has been) (driving|behind|causing|pushing|pushing up|responsible for) [the|our|this] (increase|rise|jump|growth|climb|surge) in [{our}] (costs|spending|outgoings|expenses|overheads|spend)',
      '(what is|what has been) (pushing|driving) [{our}] (costs|spending|outgoings|expenses|overheads) up',
    ],
    means: 'which costs have gone up the most',
  },
  {
    says: [
      '(how many months|how often|in how many months|in which months|which months) (did|do|have|has) {we} (lose|lost|losing|make a loss|made a loss|run at a loss|burn) [money|cash]',
    ],
    means: 'months with more out than in',
  },
  {
    says: [
      '(is|are|does|do) [the|our] (money in|income|takings|sales|receipts|what comes in) (covering|cover|keeping up with|matching|match|enough for) [the|our] (money out|outgoings|costs|spending|bills|expenses|what goes out)',
    ],
    means: 'did more come in than went out in the last three months',
  },
  {
    says: [
      '(when|what day|what date) did {we} (pay|send|give) {amount} to {payee}',
      '(when|what day|what date) did {we} (pay|send|give) {payee} {amount}',
    ],
    means: 'payments to {payee} of exactly {amount}',
  },
  {
    says: [
      '[(when is|what is)] [the|our] next (payroll|pay run|wages|wage run|payday|pay day) [date|day|run]',
      'when (is|are) [the|our] (payroll|pay run|wages|wage run) [next] [due|run|going out|go out]',
    ],
    means: 'when are wages next due',
  },
  {
    says: [
      '[what is|what was|how much is|how much was] [the] [total] [of] [all] [(the|our|my|any)] refunds [that] {we} (got|had|received|have had|have got|have received|got back|had back)',
      '(how much|what) (did {we} get|have {we} got|did {we} have|have {we} had|came|has come) back (in|through|as|from) refunds',
      '(how much|what) (did {we} receive|have {we} received|came in|has come in) (in|as|from) refunds',
    ],
    means: 'refunds received',
  },
  {
    says: [
      '(is|are) {cash} [position] (getting) (better|worse|stronger|weaker) [or (better|worse|stronger|weaker)] [lately|these days|now]',
      '(is|are) {cash} [position] (improving|recovering|worsening|shrinking|growing|dwindling|rising|falling|dropping|climbing|going down|going up) [or (improving|worsening|shrinking|growing|rising|falling|dropping|going down|going up|down|up)] [lately|these days|now|at the moment]',
    ],
    means: 'how far cash moved',
  },
  {
    says: [
      '[how] (could|can|would|will) {we} (manage|cope|survive|live|get by|carry on|keep going|do) without {payee}',
      'what (would|will|does) (happen|become of us|it do to us) [if we] (without|losing|lose|lost) {payee}',
    ],
    means: 'what if we lost {payee}',
  },
  {
    says: [
      '(how much|what) (was|did {we}|have {we}|has been|is) (moved|move|transferred|transfer|shifted|shift|switched) between [(our|the|my)] [own] accounts',
      '[all|total|show|list] [(our|the|my)] (transfers|moves|movements) between [(our|the|my)] [own] accounts',
    ],
    means: 'how much was moved to savings',
  },
]
