// What the asker believes and the books may not bear out: a supplier that was given up, a figure
// that was given before, a refund, a payment made twice.
import type { PhrasePattern } from './pattern.ts'

const quit =
  '(stopped (using|paying|buying from|going to|dealing with|having|shopping at|ordering from|renting from)|cancelled|canceled|cancel|left|leave|quit|ditched|ditch|dropped|gave up|got rid of|get rid of|ended|terminated|finished with|switched (away from|from)|moved (away from|from|off)|binned|stopped|stop (using|paying)|packed in|came off|gave notice to|cut ties with|parted ways with|closed [(the|our|my) account with]|close [(the|our|my) account with])'
const thing =
  '[(account|contract|subscription|policy|deal|direct debit|membership|plan|insurance|standing order|service)]'
const left =
  '(stopped (using|paying|having) (them|it)|cancelled|cancelled it|cancelled them|canceled|left|left them|quit|ditched them|ended it|finished with them|switched|switched away|moved away|stopped|closed the account|gave notice|packed it in|got rid of it|got rid of them)'
const when = '[back] [(in|on|from|since|during|as of|at|last)] {period}'
const opening = '[(i thought [that]|i am sure [that]|surely|pretty sure)]'
const who = '(we|i) [(had|would|have|were|would have)]'
const link = '[(so|and|but|then|yet|so then|so now)]'
const still = `(why|how come|are|is|do|does|have|has|what|how much|am) [(is it|is|are|am|do|does|have|has)] [(we|i|they|it|there|money|it that)] [(are|is|am)] [still] [been|being|getting] [(pay|paying|paid|charged|billed|debited|charging|billing|taking|debiting|going|going out|coming out|leaving|leave|leaves|gone|charge|owe)] [money] [out] [(us|me|by)] [(to|for)] [(them|it|my account|our account|the account|my bank|our bank)] [since|since then|for]`
const sure =
  '[(right|correct|did we not|did i not|have we not|did not we|have not we|did they not|is that right|yes|no)]'

const sooner =
  '(yesterday|earlier|earlier today|before|this morning|last week|last time|the other day|just now|a minute ago|previously|last month|on friday|on monday)'
const blamed = `(said|showed|reported|quoted|say|showing|saying) [to] [(me|us)] [${sooner}] [that] [there was]`
const whyNot =
  '[(so|but|and)] [(why|how come|what) [(is|has|did|was|happened to|are)] [(it|that|this|we|i)] [now] [(dropped|drop|changed|change|different|lower|less|gone down|fallen|fall|down|gone|not that|so different|happened)]]'

const overdrawn =
  '(go overdrawn|went overdrawn|overdrawn|go into the red|went into the red|in the red|go into overdraft|went into overdraft|go into our overdraft|went into our overdraft|in overdraft|run out of money|ran out of money|below zero|went below zero|go below zero)'
const whatCaused =
  '(what caused it|what caused that|why|why was that|how come|what happened|what was behind it|what was it|what did that|what pushed us under|what tipped us over|what made that happen)'
const double = '(twice|two times|double|more than once|2 times|two lots)'
const paysUs = '(paid|pay|sent|given|gave|transferred|coughed up|cough up|settled up|stumped up)'

const asksNet = '[(what is|what was|show|give me|total|whats)] [(our|the|my|total)]'
const spend =
  '[(spend|spending|purchases|total|cost|costs|payments|outlay|bill|bills|total spend|total paid|total cost|amount paid|orders|net spend)]'
const lessRefunds =
  '(less|net of|minus|after|excluding|taking off|with|allowing for|deducting|after deducting|after taking off|once you take off) [(any|the|their|our|all)] (refunds|refund|returns|credit notes|credits|money back|refunds taken off|refunds deducted|refunds off)'

const believed =
  '[(i thought|thought|i reckon|reckon|i am sure|pretty sure|surely|i take it|so)] [that]'
const not =
  '(not|not yet|do not seem to have|does not seem to have|do not appear to have|does not appear to have|seem not to have)'

export const premisePatterns: readonly PhrasePattern[] = [
  {
    says: [
      `(we|i|the account|the bank) [(were|was|had|have|did)] [(gone|been|go)] ${overdrawn} [(in|on|during)] {period} [so|and|but] ${whatCaused}`,
      `(why|how come|what made us|what made me|what caused us to) [(did|were|was|are|have)] [(we|i|the account)] [be|been|gone] ${overdrawn} [(in|on|during)] {period}`,
      `${whatCaused} when (we|i) [(were|was)] ${overdrawn} [(in|on|during)] {period}`,
    ],
    means: 'when was the balance below £0 in {period}',
  },
  {
    says: [
      `(why|how come|what made|for what reason) [(did|has|have|is|are)] {payee} [(been)] (charge|charged|charging|bill|billed|billing|debit|debited|take|took|taken|invoice|invoiced) (us|me) ${double}`,
      `(why|how come) (were|was|have|did) (we|i) [(been|get)] (charged|billed|debited|invoiced|pay|paid) ${double} by {payee}`,
      `(why|how come) [(did|have)] (we|i) (pay|paid) {payee} ${double}`,
      `(did|has|have|did not) {payee} (charge|charged|bill|billed|debit|debited|take|took|taken|invoice|invoiced) (us|me) ${double} ${sure}`,
    ],
    means: 'list payments to {payee} to date',
  },
  {
    says: [
      `(why|how come|what made|for what reason) [(did|has|have|is|are)] {payee} [(been)] (charge|charged|charging|bill|billed|billing|debit|debited|take|took|taken|invoice|invoiced) (us|me) ${double} [(in|on|during)] {period}`,
      `(why|how come) (were|was|have|did) (we|i) [(been|get)] (charged|billed|debited|invoiced|pay|paid) ${double} by {payee} [(in|on|during)] {period}`,
      `(why|how come) [(did|have)] (we|i) (pay|paid) {payee} ${double} [(in|on|during)] {period}`,
    ],
    means: 'list payments to {payee} {period}',
  },
  {
    says: [
      `{payee} [(has|have)] ${paysUs} (us|me) (nothing|not a thing|not anything|no money) ${sure}`,
      `${believed} {payee} [(has|have|did|had)] ${not} ${paysUs} [(us|me)] [(anything|a thing|any money|any|at all|a penny|up|yet)] ${sure}`,
      `(has|have|did|had) not {payee} ${paysUs} [(us|me)] [(anything|yet|up)]`,
      `(did|has|have) {payee} (pay|paid|cough|coughed|stump|stumped|settle|settled) up [(us|me)] [(yet|in the end)]`,
      `${believed} [(we|i)] [(have|had|did)] [not] (received|had|got|seen|have) (nothing|anything|no money|any money) from {payee} ${sure}`,
      `(nothing|no money) [(has|have)] [(come|came|been)] [(in|received|paid)] from {payee} ${sure}`,
    ],
    means: 'how much did {payee} pay us',
  },
  {
    says: [
      `${believed} (we|i) [(have|had|did)] ${not} (pay|paid|paying|settle|settled|use|used|buy from|spend anything on|spend anything at) [for] [(the|our|my)] {name} [(anything|a thing|a penny|yet|at all|up)] ${sure}`,
      `(have|had|did) (we|i) not (pay|paid|settled) [for] [(the|our|my)] {name} [(anything|yet|at all)]`,
    ],
    means: 'how much did we pay on {name}',
  },
  {
    says: [
      `[(has|have)] {payee} [(has|have)] never (paid|given|sent) [(us|me)] [(anything|a thing|a penny)] [(in|on|for|during)] {period} ${sure}`,
    ],
    means: 'how much did {payee} pay us in {period}',
  },
  {
    says: [
      `[(have|has|did)] [(we|i)] [(have|had|did)] never (paid|pay|used|bought|bought anything|spent anything|spent a penny|paid anything|paid a penny) [(to|from|with|at|on|for)] {payee} [(anything|a thing|a penny|before)] ${sure}`,
    ],
    means: 'how much did we ever pay {payee}',
  },
  {
    says: [
      `[(has|have)] {payee} [(has|have)] never (paid|given|sent) [(us|me)] [(anything|a thing|a penny|yet|before)] ${sure}`,
    ],
    means: 'how much did {payee} ever pay us',
  },
  {
    says: [
      `${opening} ${who} ${quit} {payee} ${thing} ${when} ${link} ${still}`,
      `${opening} ${who} ${quit} {payee} ${thing} ${when} ${sure}`,
      `${opening} ${who} ${quit} {payee} ${thing} ${when} ${link} [any] (payments|bills|charges|money|payment) [(gone|going|made|taken|to them|out)] [to them] since [then]`,
      `(did|have|had) not ${who} ${quit} {payee} ${thing} ${when} ${link} [${still}]`,
      `(why|how come) (do|are|am|is|does|has|have) ${who} still (pay|paying|paid|being charged by|being billed by|charged by|sending money to|giving money to) [(for|to)] {payee} (when|if|after|although|though|as|since|given that|because) ${who} ${left} ${when}`,
      `(why|how come) (is|are|does|has) {payee} [is] still (charging|charge|billing|bill|taking|take|debiting|getting) [(us|me)] [money] [from us] (when|if|after|although|though|as|since|given that) ${who} ${left} ${when}`,
      `how come {payee} (is|are) still (charging|billing|taking|debiting|getting) [(us|me)] [money] [from us] (when|if|after|although|though|as|since|given that) ${who} ${left} ${when}`,
      `(are|is) {payee} still (charging|billing|taking|debiting|getting) [(us|me)] [money] [from us] (when|if|after|although|though|as|since|given that) ${who} ${left} ${when}`,
    ],
    means: 'list payments to {payee} after {period}',
  },
  {
    says: [
      `[${sooner}] (you|plimsoll|the app|it|the assistant) ${blamed} [(my|our|the)] [(bank|cash|current account|account)] (balance|account|cash|bank|funds) (was|is|were|stood at|stands at|at|had|as|being) {amount} ${whyNot}`,
      `[${sooner}] (you|plimsoll|the app|it|the assistant) ${blamed} (we|i) had {amount} [(in the bank|in the account|in cash|in my account|in our account)] ${whyNot}`,
      `[${sooner}] (you|plimsoll|the app|it|the assistant) ${blamed} {amount} [(was|were)] (in the bank|in the account|in our account|in my account) ${whyNot}`,
    ],
    means: 'is the balance {amount}',
  },
  {
    says: [
      `(how come|why) [(did|has|have|is|was)] {payee} (refund|refunds|refunded|reimburse|reimbursed|credit|credited|give|gave|given|send|sent|pay|paid|sends|gives|pays) {us} [back] {amount} back`,
      `(how come|why) [(did|has|have)] {payee} (refund|refunds|refunded|reimburse|reimbursed|credit|credited) {us} {amount}`,
      `{payee} (refunded|reimbursed) {us} {amount} [(back|why|why was that|did they not|right)]`,
      `{payee} (gave|sent|paid|credited) {us} {amount} back [(why|why was that|did they not|right)]`,
      `(did|has|have) {payee} [ever] (refund|refunds|refunded|reimburse|reimbursed) {us} {amount} [(anything|any money|back|at all|money)]`,
      `(did|has|have) {payee} [ever] (give|given|send|sent|pay|paid|credit|credited) {us} {amount} back`,
      `(did|has|have) {payee} [ever] (give|given|send|sent|pay|paid|credit|credited) {us} {amount}`,
      `(when|what date) (did|was) {payee} (refund|refunds|refunded|reimburse) {us} {amount}`,
    ],
    means: 'money back from {payee} {amount}',
  },
  {
    says: [
      `(how come|why) [(did|has|have|is|was)] {payee} (refund|refunds|refunded|reimburse|reimbursed|credit|credited|give|gave|given|send|sent|pay|paid|sends|gives|pays) {us} [back]  back`,
      `(how come|why) [(did|has|have)] {payee} (refund|refunds|refunded|reimburse|reimbursed|credit|credited) {us} `,
      `(how much|what) (did|has|have) {payee} (refund|refunds|refunded|reimburse|reimbursed) [{us}] [back]`,
      `{payee} (refunded|reimbursed) {us}  [(back|why|why was that|did they not|right)]`,
      `{payee} (gave|sent|paid|credited) {us}  back [(why|why was that|did they not|right)]`,
      `(did|has|have) {payee} [ever] (refund|refunds|refunded|reimburse|reimbursed) {us}  [(anything|any money|back|at all|money)]`,
      `(did|has|have) {payee} [ever] (give|given|send|sent|pay|paid|credit|credited) {us} [(anything|any money|money|any of it|something|any)] back`,
      `(did|has|have) {payee} [ever] (give|given|send|sent|pay|paid|credit|credited) {us} (anything|any money|any)`,
      `(when|what date) (did|was) {payee} (refund|refunds|refunded|reimburse) {us} `,
      `[(list|show|any|were there any|have we had any|did we get any|did we have any|all)] (refund|refunds|money back|credit note|credit notes|reimbursement|reimbursements) (from|by|off) {payee}`,
      `(how much|what) (did|have|has|had) (we|i) (get|got|have|had|receive|received|claim|claimed|been given|recover|recovered) back [in total] (from|off|of|out of) {payee}`,
      `(has|have|did|is) (anything|any|any money|any of it|something|money|a penny) [ever] (come|came|been given|been paid|been sent|coming|gone) back [(to us|in)] (from|off|by) {payee} [(by way of|as|in|through|in the way of|in the form of)] [(a|any)] [(refund|refunds|credit|credits|credit notes|money back)]`,
      `(has|have|did) (we|i) [ever] (get|got|have|had|receive|received|been given) (anything|any money|money|something) back (from|off) {payee}`,
      `[(how much|what|when|how big)] (was|is|were) (the|that|our|my|this) [(last|latest)] (refund|refunds|credit note|money back|reimbursement) (from|off|by) {payee}`,
      `(how much|what|when) (was|is|were) (the|that|our|my) {payee} (refund|refunds|credit note|reimbursement)`,
      `(did|have|has) (we|i) (get|got|have|had|receive|received) [(a|any|our|the)] (refund|refunds|money back|credit note|credit notes) (from|by|off) {payee}`,
      '{payee} (refund|refunds) [(how much|what was it|when|how much was it|when was it)]',
    ],
    means: 'money back from {payee}',
  },
  {
    says: [
      `[(did|have|has|had)] (we|i) (pay|paid|charged by) {payee} (twice|two times|double|more than once|2 times|three times|3 times) [(in|on|during|for|over)] {period} ${sure}`,
      `[(did|have|has|had|did not|have not)] {payee} (charge|charged|bill|billed|debit|debited|invoice|invoiced|take|took) (us|me) (twice|two times|double|more than once|2 times|three times|3 times) [(in|on|during|for|over)] {period} ${sure}`,
      `(was|were|have|has|did) (we|i) [(been|get)] (charged|billed|debited|invoiced|double charged|double billed) [(twice|two times|double|more than once|2 times)] by {payee} [(twice|two times|double|more than once|2 times)] [(in|on|during|for|over)] {period} ${sure}`,
    ],
    means: 'list payments to {payee} {period}',
  },
  {
    says: [
      '{payee} [(what|how much|money)] [(was|has been|is|did we get)] (paid in|in|came in|received|borrowed|lent|paid us) and [(what|how much)] [(was|has been)] (paid back|repaid|out|paid out|went out|paid|we paid)',
      '(what|how much) has [gone] (in and out|come in from and gone out to|both ways) [(with|to and from|for)] {payee}',
      '(money|payments|everything) (to and from|from and to|both ways with|in from and out to) {payee}',
      '(how much|what) (did|has|have) {payee} (lend|lent|pay|paid|give|given|send|sent) {us} and (how much|what) (did|have|has) {we} (pay|paid|repaid|repay|given|give|sent) [them] [back]',
    ],
    means: 'both ways with {payee}',
  },
  {
    says: [
      `${asksNet} {payee} ${spend} ${lessRefunds}`,
      `${asksNet} ${spend} {toward} {payee} ${lessRefunds}`,
      `(how much|what) (did|have|do) (we|i) {spent} [{toward}] {payee} ${lessRefunds}`,
      `${asksNet} (net|actual net) (spend|spending|cost|outlay|purchases) {toward} {payee} [(after|less|net of|minus) (refunds|returns|credits|any refunds)]`,
    ],
    means: 'both ways with {payee} less what came back',
  },
  {
    says: [
      `you ${blamed} (we|i) [(had|have|would have|would)] {spent} {amount} [{toward}] {name} ${whyNot}`,
      `you ${blamed} {name} (was|were|is|came to|cost|had cost|costs) [{us}] {amount} ${whyNot}`,
    ],
    means: 'did we spend {amount} on {name}',
  },
  {
    says: [
      `(did|has|was|were) {payee} [(get|got|been)] paid (twice|two times|double|more than once) [(in|on|during|for|over)] {period} ${sure}`,
    ],
    means: 'list payments to {payee} {period}',
  },
]
