// Questions about balances, now and in the past.
import type { PhrasePattern } from './pattern.ts'

export const balancePatterns: readonly PhrasePattern[] = [
  // Of one account, and of today.
  {
    says: ['[what is|what was|how much is] {account} balance [right now|now|today|at the moment]'],
    means: 'balance of {account}',
  },
  {
    says: [
      'what is {cash} like (right now|now|today|at the moment)',
      'how (is|are) {cash} (looking|doing) (right now|now|today|at the moment)',
    ],
    means: 'what is the balance',
  },
  // Now, beside what is ahead.
  {
    says: [
      'what is {cash} like',
      'how (is|are) {cash} (looking|doing|holding up|shaping up|placed|fixed) [for cash|cash wise|cashwise|moneywise|money wise]',
      'how (are|am) (we|i) (fixed|placed|doing|looking|off|set) (for cash|for money|cash wise|cashwise|moneywise|money wise|for funds)',
      'are (we|i) (ok|okay|alright|all right|good|fine) (for cash|for money|cash wise|cashwise)',
      'where (are|do) (we|i) (at|stand|sit) (cash wise|cashwise|for cash|with cash|with the cash|on cash|money wise)',
    ],
    means: 'the forecast',
  },
  {
    says: [
      '[what is|how much is] (the|our|my) (cash position|bank position|bank balance|cash balance|current account balance|cash at bank) [{edge}] [as of now|right now|at present|currently|at the moment]',
      '(how much|what) (cash|money) [do we have|have we got] {edge}',
    ],
    means: 'what is the balance {edge}',
  },
  {
    says: [
      '[what was|what were|how much was|what is|how much is] [the|our|my] (bank|cash|account|bank account|money|cash at bank) [balance|position|total|figure] {year_end}',
      '(what|how much) [money|cash] (was|were) [there] [{bank}] {year_end}',
      '(what|how much) [money|cash] did {we} (have|hold|finish with|end with|close with) [{bank}] {year_end}',
      '[the|our|my] (balance|closing balance|bank balance|cash balance) {year_end}',
    ],
    means: 'what was the balance at the end of last financial year',
  },
  {
    says: [
      '[what was|what is|how much was] [the|our|my] (closing|end of day|day end) [bank|cash|account] balance [on|at|for|of|as at|as of]',
    ],
    means: 'what was the balance at the end of',
  },
  // Several accounts as one are the whole of them.
  {
    says: [
      '[what was|what is|how much was|how much is] [the] (balance of|total of|total in|money in|cash in|amount in|balance in) (both accounts|all accounts|all the accounts|all our accounts|both our accounts|both my accounts|all my accounts|both the accounts|the two accounts|our two accounts) [together|added together|combined|in total|put together|added up|in all]',
      '[what was|what is|how much was|how much is|what were|what are] [in] (both accounts|all accounts|all the accounts|all our accounts|both our accounts|both my accounts|all my accounts|both the accounts|the two accounts|our two accounts) (together|added together|combined|in total|put together|added up|in all|summed|totalled|total|added)',
      '(what|how much) did (both accounts|all accounts|all the accounts|all our accounts|both our accounts|the two accounts|our accounts) (hold|have in them|have|come to|add up to|total) [together|added together|combined|in total|put together|added up|in all|between them]',
      '(combined|total|joint|overall) (balance|total|cash|money) [of|in|across|over] [both accounts|all accounts|all the accounts|all our accounts|the two accounts|our accounts|the accounts]',
    ],
    means: 'what was the balance',
  },
  // Whether it was so much.
  {
    says: [
      '(did|was|were) {cash} [balance] (stand at|at|sit at|come to|show|read|say|hold|reach|have|be at|exactly) [about|around|exactly|roughly] {amount} [{bank}] [{edge}]',
      '(was|were) there {amount} {bank} [{edge}]',
      '(did|had|have) (we|i) (have|got) {amount} {bank} [{edge}]',
    ],
    means: 'was the balance {amount} {edge}',
  },
  // On a day of the past; the day follows.
  {
    says: [
      '(what|how much) (did|do) {we} have {bank} [{edge}]',
      '(what|how much) [money|cash] (was|were) (there|sitting|sat|left|lying|held|showing) [sitting|left] [{bank}] [{edge}]',
      '(what|how much) [money|cash] (was|were) {bank} [{edge}]',
      '(what|how) (was|were) (the|our|my) (bank|account|bank account|cash|cash position|bank position|bank total) [balance] [at|on|like|looking like] [{edge}]',
      '(what|how much) did (the|our|my) (bank|account|bank account|balance|bank balance) (stand at|sit at|show|say|read|hold|come to|have in it) [{edge}]',
      '(how much|what) [cash|money] did {we} have [{edge}]',
      '(bank|cash|account|the bank|the account|cash at bank|bank statement) [balance|position|total] (as at|as of|at|on|as on|back on|{edge})',
      'what was {cash} (at|on|{edge})',
    ],
    means: 'what was the balance {edge}',
  },
  {
    says: [
      '(what|how much) (did|do) {we} have (in|on) {account} [{edge}]',
      '(what|how much) [money|cash] (was|were) (there|sitting|sat|left|held) (in|on) {account} [{edge}]',
      '(what|how much) [money|cash] (was|were) (in|on) {account} [{edge}]',
      'what (was|were) {account} [balance] [at|on|worth|standing at|like] [{edge}]',
      '(what|how much) did {account} (stand at|sit at|show|say|hold|have in it|have) [{edge}]',
      '{account} [balance] (as at|as of|at|on|{edge}|back on)',
      '[the|our] balance [was] (of|in|on|for|at) {account} (as at|as of|at|on|{edge}|back on)',
    ],
    means: 'what was the balance of {account} {edge}',
  },
  {
    says: [
      '(what|how much) [money|cash] (is|have we got|do we have|have i got|do i have|are we holding|do we hold) (sitting in|sat in|in|on|left in|left on|held in|put by in|stashed in|kept in|within|tucked away in) {account}',
      '(what|how) is {account} (at|on|standing at|looking|stand at|sitting at|up to)',
      '[the] [current] (balance|amount|money|cash) (of|in|on|for|at|held in|sitting in) {account}',
      '{account} [balance] [now|today|right now|at the moment|currently|currently standing at]',
    ],
    means: 'balance of {account}',
  },
  // The lowest and the highest there have been, of one account and of all.
  {
    says: [
      '[the|what is the|what was the|what has been the] {low} [that] {account} (has ever been|has been|ever got|has got|has got to|got to|ever went|went|has gone|was|fell to|fell|dropped to|dropped|sank to|sank|dipped to|dipped|stood at|reached|has dropped to|has fallen to|hit|has hit)',
      '[what was|what is|when was|show] [the|our|my] {low} (balance|amount|point|level|figure) (in|on|of|for) {account}',
      'how low (did|has) {account} (get|got|go|gone|fall|fallen|drop|dropped|been|dip|dipped) [to|down to]',
      'when was {account} [at] [its|the] [very] {low} [point|level|ebb]',
      '[the|our] {account} (lowest|minimum) [balance|point|level] [ever]',
      '[what is|what was] [the] {low} [that] {account} [is|has|was|s] [ever] (been|got|got to|gone|gone to|dropped to|fallen to|sunk to|dipped to|gone down to|been down to)',
      '[what is|what was] [the] {low} [amount|balance|figure|sum] [that] (we|i) [have|has|had] [ever] (had|kept|held|got down to) (in|on) {account}',
      '{account} (at its|at the) {low} [point|ebb]',
      'how (low|far down) (did|has) {account} [ever] (get|got|go|gone|fall|fallen|drop|dropped|dip|dipped|sink|sunk)',
    ],
    means: 'when was the balance of {account} lowest',
  },
  {
    says: [
      '[the|what is the|what was the|what has been the] {high} [that] {account} (has ever been|has been|ever got|has got|has got to|got to|ever went|went|has gone|was|rose to|rose|climbed to|climbed|stood at|reached|has risen to|hit|has hit)',
      '[what was|what is|when was|show] [the|our|my] {high} (balance|amount|point|level|figure) (in|on|of|for) {account}',
      'how high (did|has) {account} (get|got|go|gone|rise|risen|climb|climbed|been) [to|up to]',
      'when was {account} [at] [its|the] [very] {high} [point|level]',
      '[the|our] {account} (highest|maximum|peak) [balance|point|level] [ever]',
      '[what is|what was] [the] {high} [that] {account} [is|has|was|s] [ever] (been|got|got to|gone|gone to|risen to|climbed to|gone up to|been up to|went|went up to)',
      '[what is|what was] [the] {high} [amount|balance|figure|sum] [that] (we|i) [have|has|had] [ever] (had|kept|held|built up) (in|on) {account}',
      '{account} (at its|at the) {high} [point]',
    ],
    means: 'when was the balance of {account} highest',
  },
  {
    says: [
      '[the|what is the|what was the|what has been the] {low} [that] {cash} (has ever been|has been|have ever been|have been|ever got|ever got to|has got|has got to|got|got to|has ever got to|ever went|went|has gone|has ever gone|was|had|ever was|ever had|has had|has ever had|have ever had|fell to|dropped to|dipped to|went down to|has gone down to) [{bank}]',
      '(what is|what was|when was|when did) [the] {low} [amount|balance|bank balance|cash balance|we|i|sum|point|level|figure] [of cash|of money] [that] [we|i|have] [have|had] [ever] (had|have|been|got|gone|seen|was) [{bank}|down to|to]',
      '(the|what is the|what was the|my|our) {low} (amount|balance|bank balance|cash balance|closing balance|point|level|figure) [of cash|of money] [that] (we|i) (have|had|have had|ever had|have ever had|have had) [ever] [{bank}]',
      'when did {cash} (bottom out|trough|hit bottom|hit rock bottom|dip the most)',
      'when did (we|i) (hit|reach|have|get to|see) (our|my|the) {low} [ever] (balance|bank balance|cash balance|point|cash position)',
      'how low (did|has|have) {cash} (get|go|got|gone|been|fall|fallen|drop|dropped|dip|dipped) [down to|to]',
      'when (was|were) {cash} [at] [its|our|their|my|the] [very] {low} [point|ebb|level|{bank}]',
      'when (did) {cash} (hit|reach|get to) [its|our|rock|the] ({low}|bottom) [point|ebb|level]',
      '(what|which) day (was|were|did) {cash} [{at_its}] {low} [{bank}]',
    ],
    means: 'when was the balance lowest',
  },
  {
    says: [
      '[the|what is the|what was the|what has been the] {high} [that] {cash} (has ever been|has been|have ever been|have been|ever got|ever got to|has got|has got to|got|got to|has ever got to|ever went|went|has gone|was|had|ever was|ever had|has had|has ever had|have ever had|went up to|climbed to|rose to) [{bank}]',
      '(what is|what was|when was|when did) [the] {high} [amount|balance|bank balance|cash balance|we|i|sum|point|level|figure] [of cash|of money] [that] [we|i|have] [have|had] [ever] (had|have|been|got|gone|seen|was) [{bank}|up to|to]',
      '(the|what is the|what was the|my|our) {high} (amount|balance|bank balance|cash balance|closing balance|point|level|figure) [of cash|of money] [that] (we|i) (have|had|have had|ever had|have ever had|have had) [ever] [{bank}]',
      'when did {cash} (peak|top out|hit its peak|max out)',
      'when did (we|i) (hit|reach|have|get to|see) (our|my|the) {high} [ever] (balance|bank balance|cash balance|point|cash position)',
      'how high (did|has|have) {cash} (get|go|got|gone|been|climb|climbed|rise|risen) [up to|to]',
      'when (was|were) {cash} [at] [its|our|their|my|the] [very] {high} [point|level|{bank}]',
      'when (did) {cash} (hit|reach|get to) [its|our|a|the] {high} [point|level]',
      '(what|which) day (was|were|did) {cash} [{at_its}] {high} [{bank}]',
    ],
    means: 'when was the balance highest',
  },
  // Days below an amount.
  {
    says: [
      '(how many|number of|on how many) days (were|was|did|has|have|had) {cash} [been|spend|spent|sit|sat|close|closed|finish|finished] [{bank}] {under} {amount}',
      '(how many|number of|on how many) days [that] (did) {cash} {fall} {under} {amount}',
      '(days|number of days) {under} {amount}',
      'how (often|many times) (were|was|did|has|have) {cash} {fall} {under} {amount}',
      'how long (were|was|did|has|have) {cash} [been|spend|spent|sit|sat|stay|stayed] {under} {amount}',
    ],
    means: 'how many days was the balance under {amount}',
  },
  {
    says: [
      '(did|have|has|was|were|had) {cash} [ever] {fall} {under} {amount} [at any point|at any time|at all|at any stage|anytime]',
      '(did|have|has|was|were|had) {cash} [ever] {under} {amount} [at any point|at any time|at all|at any stage|anytime]',
      'when (did|was|were|has|have|had) {cash} [last] [{fall}] {under} {amount}',
      '[has there been|was there|were there|have there been] (a|any|any) (day|days|time|times|point|points) [when|that|where|on which] {cash} (was|were|fell|went|dropped|dipped|closed) {under} {amount}',
    ],
    means: 'when was the balance under {amount}',
  },
  // Shapes.
  {
    says: [
      '(what|how much) (was|were|did we have|did i have|have we had|had we got) [left] [over] {bank} {edge} (each|every|of each|of every) month',
      '(what|how much) (was|were|did we have|did i have|have we had|had we got) [left] [over] {bank} (each|every) (month|month end)',
      '(month end|end of month|monthly|closing|month by month|month on month|monthly closing|end of each month|each month end|each month) [closing] [bank|cash|account] (balance|balances|bank balance|position|positions|cash balances)',
      '(balance|balances|bank balance|closing balance|closing balances|cash balance|bank balances) (by month|each month|every month|month by month|per month|at each month end|at every month end|at month end|{edge} each month|{edge} every month|month end by month end)',
      '[what was|what were|how much was|show] [the|our|my] (cash|money|bank balance|balance|cash balance|cash position) [in the bank] (at|by|on) the (end|last day) of (each|every) month',
      'how has {cash} (changed|moved|gone|looked|been) (month by month|each month|by month|month on month|from month to month)',
    ],
    means: 'closing balance by month',
  },
  {
    says: [
      '(on average|what on average|typically|usually) how much (do|did) {we} [usually|normally|typically] (have|keep|hold) {bank}',
      'how much (do|did|have) {we} (usually|normally|typically|generally|on average) (have|keep|hold|kept|had|held) {bank}',
      '(what is|what was|what has been) (the|our|my) (average|typical|usual|mean|normal) (balance|bank balance|cash balance|cash position|amount {bank}|cash level) [been|{bank}]',
      'average (cash|bank|account|amount|money|funds) [balance] [{bank}]',
    ],
    means: 'what was the average balance',
  },
  // Against the buffer.
  {
    says: [
      'how (far|much) (above|over|below|under|clear of|away from|off) {our_buffer} [are|is|am] {cash} [now|today|right now|at the moment|currently]',
      'how (far|much) (are|is|am) {cash} (above|over|below|under|clear of|away from|off|from) {our_buffer} [now|today|right now|at the moment|currently]',
      'how (close|near) (are|is|am) {cash} to {our_buffer} [now|today|right now|at the moment|currently]',
      '(are|is|am) {cash} (above|over|below|under|clear of|within|at|on) {our_buffer} [now|today|right now|at the moment|currently]',
      'where (do|does|are|is) {cash} [stand|sit] (against|versus|vs|compared with|compared to|relative to|in relation to|v|next to) {our_buffer}',
      'how much (headroom|room|cushion|slack) (is there|do we have|have we got|do i have|have i got) [over|above|on|to] {our_buffer} [now|today|right now|at the moment|currently]',
    ],
    means: 'what is the buffer',
  },
]
