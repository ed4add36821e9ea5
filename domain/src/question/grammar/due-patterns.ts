// Questions about payments that are due: in and out, the next, the largest, and what is late.
import type { PhrasePattern } from './pattern.ts'

const big = '(big|large|major|hefty|chunky|sizeable|proper|really big)'

export const duePatterns: readonly PhrasePattern[] = [
  // The largest due; "largestdue" is written by patterns alone. One bill is one, not five.
  {
    says: [
      '(what|which) is [the|our|my] [single] {most} {cost} [that] [is|we have|i have|we have got] {due_out}',
      '[list|what is|show] [the|our|my] [single] {most} {cost} [that] [is|we have|i have|we have got] {due_out}',
      '(what|which) {cost} [that is] {due_out} is [the|our|my] {most}',
      '(what|which) is [the|our|my] [single] {most} (thing|bill|payment|cost) (we|i) (have to pay|need to pay|must pay|have got to pay|have coming up|are going to have to pay|will have to pay|have to find)',
      // The next big one is the largest of those to come.
      `[(when|what|which) is] [the|our|my] (next ${big}|${big} next) (bill|payment|outgoing|expense|cost|thing|payment out|one|hit|outlay) [going out|coming out|to go out|due|due out|out|coming up|coming|that is due|to pay|we have to pay|i have to pay|on the way] [and] [when|when is it|how much|how much is it|what is it|and when|and how much]`,
    ],
    means: 'largestdue 1 payments going out',
  },
  {
    says: [
      '(what|which) (are|is) [the|our|my] {most} {costs} [that] [is|are|we have|i have|we have got] {due_out}',
      '[list|what is|what are|show] [the|our|my] {most} {costs} [that] [is|are|we have|i have|we have got] {due_out}',
      '(what|which) {costs} [that is|that are] {due_out} (is|are) [the|our|my] {most}',
      '[is there|are there|have we got|do we have] [any|anything|a|some] (big|large|major|sizeable|hefty|chunky|significant|huge) [{costs}] [that is|that are] {due_out}',
      '[is there] anything (big|large|major|sizeable|hefty|significant) {due_out}',
      '(what|which) (is|are) [the|our|my] {most} (thing|things|bill|bills|payment|payments|cost|costs) (we|i) (have to pay|need to pay|must pay|have got to pay|have coming up|are going to have to pay|will have to pay|have to find)',
    ],
    means: 'largestdue payments going out',
  },
  {
    says: [
      '[list|what is|what are|show|which are] [the|our|my] {count} {most} {costs} [that] [is|are|we have|i have|we have got] {due_out}',
      '[list|what is|what are|show|which are] [the|our|my] {most} {count} {costs} [that] [is|are|we have|i have|we have got] {due_out}',
      '{count} {most} {costs} {due_out}',
    ],
    means: 'largestdue {count} payments going out',
  },
  {
    says: [
      '[list|what is|what are|show] [the|our|my] {most} (receipt|receipts|payment|payments|amount|amounts|payments in|payment in) [that] [is|are|we have|i have] {due_in}',
      '(what|who) (is|are) [the|our|my] {most} (receipt|receipts|payment in|payments in) [that] [is|are] [{due_in}|due|coming up|expected]',
    ],
    means: 'largestdue payments coming in',
  },
  {
    says: [
      '[are there|is there|have we got|do we have|do we expect] (any|some) (big|large|major|sizeable|hefty|chunky|significant|huge|decent) (receipts|payments|payments in|amounts|money|sums) [that are] ({due_in}|on the way|coming|on their way)',
    ],
    means: 'largestdue payments coming in',
  },
  {
    says: [
      '[list|what is|what are|show] [the|our|my] {count} {most} (receipts|payments|amounts|payments in) [that] [is|are|we have|i have] {due_in}',
      '[list|what is|what are|show] [the|our|my] {most} {count} (receipts|payments|amounts|payments in) [that] [is|are|we have|i have] {due_in}',
    ],
    means: 'largestdue {count} payments coming in',
  },
  // What lifts the balance is what comes in.
  {
    says: [
      '(what|which payments|which receipts) (brings|bring|lifts|lift|pulls|pull|picks|pick|gets|get|pushes|push) (us|me|the balance|our balance|cash|our cash|the bank|things|the bank balance) [back] (up|out of the hole|back up|out of it) [again]',
      '(what|which payments|which receipts) (lifts|lift|boosts|boost|raises|raise|props up) (us|the balance|our balance|cash|our cash|the bank|the bank balance) [up] [again]',
    ],
    means: 'largestdue payments coming in',
  },
  // When somebody pays or is paid next.
  {
    says: [
      'when (is|are|will|should|would|does|do|can) {payee} [next] {pay_us} [next|again|by|what they owe|what they owe us|the next one|their invoice|its invoice|his invoice|her invoice|that invoice|their bill] [and] [how much|for how much|how much for|how much is it|how much will it be|how much by|what]',
      '(is|are|will) {payee} [next] {pay_us} [us|me] [soon|any time soon|anytime soon|shortly]',
      'when (should|can|do|would|will) (we|i) [expect|be getting|get|see|receive|be paid] [to] [get|see|receive|be paid] [the|our|any|some] [next] [payment|money|cash] (from|by) {payee} [next]',
      'when (is|are) [the|our] [next] (payment|money|cash) (from|by) {payee} [due|expected|coming|coming in|due in|arriving|landing]',
      '(when|what date|what day) (is|are) [the|our] {payee} (invoice|money|payment|cash|invoices) (due|expected|coming|coming in|due in|arriving|landing|likely to land|due to land|due to arrive|due to be paid|going to be paid|payable)',
      'when (will|is) {payee} money (come in|coming in|land|arrive|landing|arriving)',
      'how (many days|long) (until|till|before) {payee} (pays|pay|is due to pay|are due to pay|pays us|pay us|is due) [us|me]',
    ],
    means: 'when is the next payment from {payee}',
  },
  {
    says: [
      'when (is|are|do|does|will) (we|i) [next] [have to|need to|got to|due to] pay {name} [next|again]',
      'when (is|are|does|do|will) [the|our|my] [next] {name} [bill|payment|payments|direct debit|standing order|money|instalment] [next] (due|going out|go out|come out|leave|due out|payable|be due|go out next|come out next|leave the account|be taken|get taken|be paid|due next) [next]',
      'when (is|are) [the|our|my] next {name} [bill|payment|direct debit|instalment|run] [due|going out|out]',
      '(when|what) is [the|our|my] {name} next (wage|wages|pay|payment|salary|payday|pay day|pay packet|bill|one) [due] [and] [how much|how much is it|for how much|when|when is it|what is it]',
      '(when|what) is [the|our|my] next {name} (wage|wages|pay|salary|payday) [and] [how much|when|how much is it]',
      'when (will|does|do) {name} [next] (take|charge|bill|debit) [us|me|its|their] [money|payment|next|again]',
      '[the|our|my] next {name} (payment|bill|run|direct debit|instalment) [date|amount]',
      '[what is] [the|our|my] next payment (to|for|on) {name} [and when|and when is it|date|amount]',
      'how (many days|long) (until|till|before|to) [the|our|my] [next] {name} [is|are] [due|payment|bill|goes out|go out|comes out|come out|leaves|run|has to be paid|have to be paid|due out]',
      'how much is the next {name} [bill|payment|run|direct debit|instalment] [and when|and when is it|and when is it due]',
    ],
    means: 'when is the next payment to {name}',
  },
  // Late.
  {
    says: [
      'how (overdue|late|far behind|many days overdue|many days late|long overdue|much overdue|far overdue|many days past due|many days behind) (is|are) [the|our|that] {payee} [invoice|bill|payment|invoices|payments|account|now]',
      'how (overdue|late|far behind|many days overdue|many days late|long overdue) (are|am) (we|i) (with|on|paying|to) [the] {payee} [bill|invoice|payment]',
      'how (overdue|late|far behind|many days overdue|many days late) (are|is) [the] (invoice|bill|payment|money) (from|to|for) {payee}',
      'by how (many days|much|long) (is|are) [the] {payee} [invoice|bill|payment] (overdue|late)',
      'how long (has|have) {payee} been (overdue|late|owing us|owing)',
      'how long (has|have) {payee} owed (us|me) [money|it|this]',
      'how long (has|have) [the] {payee} (invoice|bill|payment) been (overdue|late|outstanding|due)',
      '(is|are|has) [the] {payee} [invoice|bill|payment|invoices] {overdue} [with|on] [payment|paying|us|their payment] [and by how (long|much|many days)|by how (long|much|many days)|and how late]',
      '(is|are) {payee} (late|behind|overdue|slow) [paying|paying us|with payment|with their payment|on payment|with us]',
      '(are|am) (we|i) (late|behind|overdue) (with|paying|on|to) {payee}',
    ],
    means: 'is {payee} late',
  },
  {
    says: [
      '(is|are) (anyone|anybody|someone|any customer|any customers|any client|any clients|any of our customers|any of our clients|customers|clients) (late|behind|overdue|slow|in arrears) [on|with] [their] [instalments|installments|payments|account|accounts|bills|invoices] [now|yet] [and by how (long|much)|and how (late|far behind)]',
      '(is|are) (anyone|anybody|someone|any customer|any customers|any client|any clients|any of our customers|any of our clients|customers|clients) (late|behind|overdue|slow) [paying|paying us|with payment|with payments|with their payments|on payment|with their payment|to pay|in paying|in paying us]',
      '(who|which customers|which clients|which customer|which client) (is|are) (late|behind|overdue) [paying|paying us|with payment|with payments|with their payments|on payment|with their payment|to pay|in paying us|to pay us]',
      '(is|are) (everyone|everybody|customers|all customers|all our customers|our customers|they all) (up to date|on time|square|straight|paid up) [with their (payments|payment|instalments|accounts|account|bills|invoices)]',
      '(which|what) (regular customers|regulars|regular payers|regular clients) (is|are) (late|behind|overdue) [paying|paying us|with payment|with their payments|with their payment|this month]',
      '(who|which customers|which clients) (has|have) not paid their (monthly amount|monthly payment|regular payment|instalment|instalments|usual amount|monthly fee|fees) [yet|this month]',
      '(has|have) (anyone|anybody|any customers|any customer|any clients) (missed|not made|skipped|failed to make) [a|their|any|his] (payment|payments)',
      '(is|are) (any|there any) [customer|regular|usual|expected] (receipts|payments in|money in|money|payments) (late|overdue|missing|outstanding that should have come in) [from customers|arriving|coming in|turning up|landing|to arrive|to come in]',
      '(who|which customers|which clients) (has|have) not paid (us|me|up) [yet|on time]',
      '(who|which customers|which clients) (should have|should of) [already] paid (us|me) [by now|already]',
      '(what|which) [payments|money|receipts] (should have|should of) [already] (come in|arrived|landed) [by now|already]',
    ],
    means: 'which customers are late',
  },
  // In and out over days that follow.
  {
    says: [
      'what (is|are) (going|coming|leaving) (out|off) [of] [the account|the bank|our account] [in total|altogether|total|and when]',
      '(how much|what) (money|cash) (is|are) (going|leaving) out',
      '(how much|what) (is|are) (going|leaving|due to go) out [of] [the account|the bank|our account] [in total|altogether|total]',
      '(how much|what) (have|has) (we|i) got (going|leaving|coming) out [in total|altogether]',
      '(how much|what) (do|have) (we|i) (have|got) [to] (pay|pay out|find) [in total|altogether|out]',
      '(what|which) (bills|payments|costs|things) (do|have) (we|i) (have|got) [got] (to pay|coming up|coming out|going out|due|to come)',
      '(what|which) (bills|payments|direct debits) (are|is) [due to be|going to be] (taken|paid|charged|collected|debited)',
    ],
    means: 'what is due out',
  },
  {
    says: [
      '(what|which) (bills|payments|costs) (are|is) (due|coming up|going out|coming out|to pay|to be paid) {by_end}',
      '(what|which) (bills|payments|costs|things) (do|have) (we|i) (have|got) [got] [to pay|coming up|coming out|going out|due|to come] {by_end}',
      '(how much|what) (is|are) (going|leaving|due to go|coming|due) out {by_end}',
      '(how much|what) (do|have) (we|i) (have|got) [got] (to pay|to pay out|going out|coming out) {by_end}',
    ],
    means: 'what is due out {by_end}',
  },
  {
    says: [
      '(how much|what) (money|cash) (is|are) (coming|due|expected|landing|arriving) in',
      '(how much|what) (is|are) (coming|due to come|landing|due) in',
      '(who|which customers|which clients) (is|are) [due to|going to|meant to|supposed to|expected to] (pay|paying) [us|me] [and how much]',
    ],
    means: 'what is due in',
  },
  // All that is expected, with what has no fixed day.
  {
    says: [
      '(how much|what) (do|can|should|are) (we|i) [to] (expect|expecting) [to] [get|come in|receive|land|be paid|coming in] [in]',
    ],
    means: 'how much will come in',
  },
  {
    says: [
      '[what are|list|show|which are] [the|our|my] next {count} (payments|bills|payments out|outgoings|bills out|debits|payments made) [that] [are] [out|going out|due|due out|to go out|coming out|to pay|leaving|to come out|we have to pay|i have to pay]',
    ],
    means: 'nextdue {count} payments going out',
  },
  {
    says: [
      '[what are|list|show|which are] [the|our|my] next {count} (receipts|payments in|payments coming in|incomings|customer payments|payments due in|payments to come in)',
    ],
    means: 'nextdue {count} payments coming in',
  },
]
