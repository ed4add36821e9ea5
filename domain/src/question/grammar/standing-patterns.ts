// Questions about what a regular payment is: how much at a time, on which day, and whether it
// still goes out.
import type { PhrasePattern } from './pattern.ts'

const our = '[(the|our|my|their)]'
const noun =
  '[(bill|bills|payment|payments|subscription|direct debit|standing order|contract|plan|licence|instalment|instalments|fee|premium|money|wages|one)]'
const usually =
  '[(usually|normally|typically|generally|always|regularly|tend to|supposed to|meant to|each month|every month)]'
const leaves =
  '(go out|come out|leave|leave the account|leave our account|leave the bank|get paid|get taken|get collected|go|come off|fall due|fall|land|arrive|come in|go in|get debited|hit the bank|hit our account|hit the account)'
const left =
  '(paid|taken|collected|due|debited|paid out|sent|taken out|going out|coming out|leaving)'
const day =
  '(what day|which day|what date|which date|what day of the month|which day of the month|what date of the month|what time of the month|what day of the week|which day of the week|what part of the month|when in the month)'

export const standingPatterns: readonly PhrasePattern[] = [
  {
    says: [
      `[on] ${day} (do|does) ${our} {name} ${noun} ${usually} ${leaves} ${usually}`,
      `[on] ${day} (is|are) ${our} {name} ${noun} ${usually} ${left} ${usually}`,
      `[on] ${day} (do|does) {we} ${usually} pay ${our} {name} ${noun} ${usually}`,
      `(when|roughly when) (do|does) ${our} {name} ${noun} (usually|normally|typically|generally) ${leaves}`,
      `(when|roughly when) (is|are) ${our} {name} ${noun} (usually|normally|typically|generally) ${left}`,
      `when (do|does) {we} (usually|normally|typically|generally) pay ${our} {name} ${noun}`,
      `[(what is|whats)] ${our} {name} (payment day|payment date|due date|payday|pay day|collection date|debit date)`,
    ],
    means: 'regular payment to {name}',
  },
  {
    says: [
      `[on] ${day} (do|does) {payee} ${usually} (pay|pay us|pay me|pay up|settle)`,
      `when (do|does) {payee} (usually|normally|typically|generally) (pay|pay us|pay me|pay up)`,
    ],
    means: 'regular payment from {payee}',
  },
  {
    says: [
      `(how much|what) (is|are) (the|our|my) {name} (bill|bills|direct debit|standing order|subscription|premium|instalment|instalments|payment|payments|contract|fee|fees)`,
      `(how much|what) (is|are) (the|our|my) [monthly|quarterly|weekly|annual] {name} [monthly|quarterly|weekly|annual] (bill|direct debit|standing order|subscription|premium|instalment|payment|contract|fee|charge)`,
    ],
    means: 'regular payment to {name}',
  },
  {
    says: [
      '(what|how much) (do {we} pay (in|for|on)|does) [(the|our|my)] {rent} [(cost|come to|cost {us}|set {us} back)] [(now|again|at the moment|these days)]',
      '(what|how much) (is|are) (the|our|my) {rent} [(on|for) (the|our|my) (room|shop|unit|yard|office|studio|place|premises)] [(now|again|at the moment|these days)]',
    ],
    means: 'regular payment to {rent}',
  },
  // Whose it is says more than what it is for.
  {
    says: [
      `how much (is|are) ${our} {payee} [(now|again|at the moment|these days|nowadays)]`,
      `(how much|what) (is|are) (the|our|my) (rent|lease|insurance|subscription|premium|retainer|repayment|loan repayment|contract|membership|service charge) (at|for|from|with|to|by) {payee} [(now|again|at the moment|these days|nowadays)]`,
    ],
    means: 'regular payment to {payee}',
  },
  {
    says: ['what do {we} pay [(to|for)] {payee} (in total|altogether|all told|in all)'],
    means: 'total spend on {payee}',
  },
  // What is paid at a time, where no days are named.
  {
    says: [
      '(what|how much) do {we} pay [(to|for)] {payee} [(now|again|at the moment|these days)]',
      '(what|how much) is {payee} (wage|wages|pay|salary) [(now|again|at the moment|these days)]',
    ],
    means: 'regular payment to {payee}',
  },
  {
    says: [
      `(is|are) ${our} {name} ${noun} still (being paid|going out|coming out|active|running|live|being charged|being taken|on|paid|charging us|billing us|taking money|set up|going)`,
      `(is|are|do|does) {we} still (paying|pay|being charged by|being billed by|subscribed to|using|use|charged by|billed by|get charged by|have) ${our} {name} ${noun}`,
      `{name} (are|do) {we} still (paying|pay|using|use) (them|it|him|her)`,
      `(has|have) ${our} {name} ${noun} (stopped|ended|finished|been cancelled|been stopped|lapsed|dropped off) [yet]`,
      `(does|do) {name} still (charge|bill|take money from|debit|invoice) (us|me)`,
    ],
    means: 'when was the latest {name} payment',
  },
  {
    says: [
      `when (did|was) (money|a payment|cash|anything|something) [last] (go|went|sent|paid) [out] to ${our} {name} [last]`,
      `when (did|was) (money|a payment|cash|anything) last (go|went|sent|paid) [out] to ${our} {name}`,
    ],
    means: 'when was the latest {name} payment',
  },
  {
    says: [
      `(is|are|was|were|has|have) ${our} {name} (bill|bills|payment|direct debit|invoice|one) [been] (paid|settled|taken|gone out|collected|sorted) [yet|already]`,
      `(is|are) ${our} {name} (paid|settled|sorted) [yet|already]`,
      `(have|did) {we} [already|actually|ever] (paid|pay|settled|settle|sorted|done) (the|our|my|this months|last months) {name} ${noun} [(yet|already|or not|or what|this time)]`,
      `(has|have|did) ${our} {name} (gone out|been taken|been collected|go out|been debited|come out|gone through|left the account) [yet|already]`,
    ],
    means: 'when was the latest {name} payment',
  },
]
