// Questions about invoices and bills that nobody has paid yet. "openinvoices" and "openbills" are
// words that only these patterns write, so that nothing else of a question passes for them.
import type { PhrasePattern } from './pattern.ts'

const which =
  '(what|which|list|all|any|how much are|what are|which are|total of|the total of|total|how much is|what is|value of|total value of|the value of|do we have|have we got|do i have|have i got|are there|is there|are) [any|the|our|my|all] [total] [of] [the|our|my]'

export const invoicePatterns: readonly PhrasePattern[] = [
  // Overdue.
  {
    says: [
      `[${which}] {overdue} {invoice}`,
      `[${which}] {invoice} [that|which|we have|i have] [is|are] {overdue} [now|yet]`,
      `[${which}] {invoice} [that] (we|i) (should have|should of|ought to have|ought to of|were meant to have|were supposed to have) [already] (paid|settled|cleared) [by now|already]`,
      `how (much|many) {invoice} (is|are) {overdue}`,
      `(how much|what) (is|of that is|of it is) {overdue} (from|on|in|of) [our|unpaid|the] {invoice}`,
    ],
    means: '{invoice} overdue',
  },
  {
    says: [
      '[are there|is there|what|which|have we got|do we have|have i got|do i have] [any|a] (bills|bill|payments|payment|suppliers|things|thing) [that|which] (we|i) (should have|should of|ought to have|ought to of|were meant to have|were supposed to have|was supposed to have|was meant to have|forgot to|have forgotten to|have not) [already] (paid|pay|settled|cleared) [by now|already|yet|on time]',
      '(are|am) (we|i) (behind|late) (on|with|paying) [any|our|the|my] (bills|bill|payments|suppliers|supplier bills)',
      '(have|did) (we|i) (miss|missed|forgotten|forgot|forget) [to pay] [any|a|paying any] (bills|bill|payments|supplier bills)',
      'what (are|am) (we|i) (behind|late) (on|with|paying)',
      '(which|what) (bills|payments|supplier bills) should (have|of) [already] (gone out|been paid|left|gone|been settled) [by now|already]',
      '(have|did) (we|i) (forgotten|forgot|forget|miss|missed) [to pay|paying] (anyone|anybody|anything|somebody|someone)',
    ],
    means: 'openbills overdue',
  },
  {
    says: [
      '(what|how much) [money] (is|are) (owing|owed|due|outstanding) to (us|me) [that is|and] {overdue}',
      '(what|how much) (is|are) [we] (owing|owed|due|outstanding) to (us|me) (past|over) (its|the|their) due date',
      '(what|how much) [money] (are|am) (we|i) owed [that is|and] {overdue}',
      '(how much|what) [money] (is|are) {overdue} (from|by|with) [our|the|my] (customers|clients)',
      '(which|what) (customers|clients|customer|client) (are|is|have|has) {overdue} [with|on] [their|an] [invoices|invoice]',
    ],
    means: 'openinvoices overdue',
  },
  {
    says: [
      '[what is|what are|how much is|how much are|show|list] [the|our|my] (total creditors|creditors total|creditor total|creditors balance|total owed to creditors|total owing to creditors|trade creditors|total trade creditors|creditors outstanding|outstanding creditors) [and (who|which|which one|what) (needs|need|wants|is|comes|has to be) (paying|paid|payment|due) (soonest|first|next|most urgently)]',
      '[what|how much] (do|is) (we|i) owe [to] [our|the] (creditors|trade creditors) [in total|altogether|in all] [and (who|which|which one|what) (needs|need|wants|is|comes|has to be) (paying|paid|payment|due) (soonest|first|next|most urgently)]',
    ],
    means: 'openbills',
  },
  // Unpaid.
  {
    says: [
      `[${which}] {unpaid} {invoice} [now|yet|total|in total]`,
      `[${which}] {invoice} [that|which|we have|i have] [is|are|have been|has been] [still] {unpaid} [now|yet|total|in total]`,
      `[${which}] {invoice} [that|which] (have|has) (not been|not yet been|still not been|yet to be) (paid|settled|cleared) [yet|so far]`,
      `how (much|many) {invoice} (is|are) {unpaid}`,
      `(total|value) {unpaid} {invoice}`,
    ],
    means: '{invoice}',
  },
  {
    says: [
      '(how much|what) have (we|i) (invoiced|billed|charged|sent out|invoiced out|billed out|invoiced for|billed for) [customers|clients|out] [that|which|and|but] (is|has|have|are|was) [not] [yet] [been] [not] [been] {unpaid_tail}',
      '(how much|what) [of] [the] (work|jobs|money|sales) [that] (we|i) [have] (invoiced|billed) (is|has|have|are) [still] {unpaid_tail}',
      '(how much|what) (have|has) (customers|clients|people|they) [still] [not|yet] [to] [yet] (paid us|pay us|paid|settled|pay|settle) [yet]',
      '(how much|what) (do|are) (customers|clients|people|they) [still] (owe|owing) (us|me) [altogether|in all|in total|right now|at the moment|now]',
      '(how much|what) (is|are|am) (we|i) [still] (owed|due) [by customers|by clients|altogether|in all|in total|right now|at the moment|now|from customers|from clients]',
      '(how much|what) [money] (is|are) [still] (owed|owing|outstanding|due) (to us|to me|from customers|from clients|by customers|by clients|to the business|to the company) [altogether|in all|in total|right now|at the moment|now]',
      '[list|show] (what|how much) (customers|clients|people) (owe|owe us|owe me|still owe)',
      '(total|all) (owed to us|owed to me|owing to us|money owed to us|outstanding from customers|owed by customers)',
      '(our|the|my) (debtors|debtor book|debtors total|debtor balance|receivables|accounts receivable)',
      'how much (are|is) (our|the|my) (debtors|receivables|accounts receivable)',
      'what (are|is) (our|the|my) (debtors|receivables|accounts receivable)',
    ],
    means: 'openinvoices',
  },
  {
    says: [
      '(how much|what) (do|are) (we|i) [still] (owe|owing) [to] [all] [our|the|my] (suppliers|supplier|trade suppliers|creditors|people) [altogether|in all|in total|right now|at the moment|now]',
      '(how much|what) [money] (is|are) [still] (owed|owing|outstanding|due) (to suppliers|to our suppliers|to my suppliers|on bills|in bills|on supplier bills) [altogether|in all|in total|right now|at the moment|now]',
      '(money|total|amount) (owed|owing) to [our|the|my] suppliers [in total|altogether]',
      '(our|the|my) (creditors|payables|accounts payable|trade creditors)',
      '(how much|what) (are|is) (our|the|my) (creditors|payables|accounts payable|trade creditors)',
      '(what|which) (suppliers|supplier) (do|have|are) (we|i) [still] (owe|got to pay|to pay|not paid|not paid yet|yet to pay)',
    ],
    means: 'openbills',
  },
  {
    says: [
      'who (owes|owe) (us|me) [money|what|anything] [right now|now] [and] (how late are they|how late is each|how late is it|how overdue are they|by how much are they late|how long have they owed it|how long overdue|how long has it been|how late|how much and how late|when was it due|when is it due|since when|for how long|by when|how overdue is it|how much)',
      '(which|what) (customers|clients) (owe|owes) (us|me) [money] [and] (how late are they|how late|how overdue are they|how much|by how much|since when|when was it due)',
      'who (has|have) not paid [us|me] [yet] and how (late are they|overdue are they|much|late|overdue|much do they owe|much do they owe us|long have they had)',
      'who (is|are) (owing|behind with) (us|me) [and] [how much|how late]',
      'who (is|are|has|have) (still|yet) [got] to (pay|settle up|settle) [us|me|with us|with me]',
    ],
    means: 'openinvoices',
  },
  // Bills that fall due are regular ones too, not only those that were entered.
  {
    says: [
      `[${which}] (bill|bills) [that|which|have we got|have i got|do we have|do i have|we have|i have] [is|are|fall|falls] [got] (due|falling due|payable|coming due|to be paid|due for payment|due to be paid|due out)`,
      `(which|what|how many) (bill|bills) (is|are|fall|falls|come|comes|will be) due`,
    ],
    means: 'what is due out',
  },
  // Falling due within days that follow.
  {
    says: [
      `[${which}] [unpaid|open|outstanding] {invoice} [that|which|have we got|have i got|do we have|do i have|we have|i have] [is|are|fall|falls] [got] (due|falling due|payable|coming due|to be paid|due for payment|due to be paid)`,
      `(which|what|how many|how much) {invoice} (is|are|fall|falls|come|comes|will be) due`,
      `(which|what|how many) {invoice} (go|goes|going|will go|become|becomes|will become|are about to go|turn|turns) (overdue|late|past due)`,
      `how much (is|are) due [in|to us] (from|on) {invoice}`,
    ],
    means: '{invoice} due',
  },
  {
    says: [
      '(how much|what) (do|must|should|have) (we|i) [have to|need to|got to] (pay|owe) [to|out to] [our|the|my] suppliers',
      '(how much|what) (is|are) (due|payable|owed|owing) to [our|the|my] suppliers',
    ],
    means: 'openbills due',
  },
  // The largest, the oldest, the next.
  {
    says: [
      '(what|which) (is|are|one is) [the|our|my] {most} {unpaid} {invoice}',
      '[what is|which is|show|which] [the|our|my] {most} {unpaid} {invoice}',
      '[what is|which is|show|which] [the|our|my] {most} {invoice} [that is|that are|still|we have|we have got|which is] [still] {unpaid}',
      '[what is|which is] [the|our|my] {most} {overdue} {invoice}',
      '(what|which) (is|are) [the|our|my] {most} {invoice} [that] (we|i) have not paid [yet]',
      '(what|which) {invoice} [that is] [unpaid] is [the] {most}',
    ],
    means: 'largestdue {invoice}',
  },
  {
    says: [
      '[what is|which is|show|which|how old is] [the|our|my] (oldest|earliest|longest overdue|longest outstanding|longest unpaid|most overdue) [{unpaid}|{overdue}] {invoice} [{unpaid}]',
      '(what|which) {invoice} (is|has been) [the] (oldest|most overdue|longest overdue|overdue the longest|overdue longest|outstanding the longest|outstanding longest|unpaid the longest|unpaid longest)',
      '(what|which) {invoice} has been (outstanding|overdue|unpaid|waiting) [the] (longest|most)',
    ],
    means: 'oldest {invoice}',
  },
  {
    says: [
      '(who|which customer|which client|what customer|which of our customers|which customers) (owes|owe) (us|me) [the] {most} [money|amount]',
      '(who|which customer|which client) (is|has) [our|the|my] {most} (debtor|debt|balance outstanding|balance owing|unpaid balance)',
      '(our|the|my|who is our|who is the) {most} debtor',
    ],
    means: 'largestdue openinvoices customers',
  },
  {
    says: [
      '(who|which supplier|what supplier|which of our suppliers) (do|does) (we|i) owe [the] {most} [money] [to]',
      '(who|which supplier) (do) (we|i) owe [the] {most} [to]',
      '(who|which supplier|what supplier|which of our suppliers) (is|are) owed [the] {most} [by us|money]',
    ],
    means: 'largestdue openbills suppliers',
  },
  {
    says: [
      '(who|what|which bill|which supplier|which) (do|should|must|is) (we|i) (need to|have to|got to|must|to) pay (first|next|soonest)',
      '(what|which) (bill|supplier) (is|comes|falls) (due next|due first|next|due soonest|next due|first due|most urgent)',
      '[what is|which is] [the|our|my] (next|first|earliest|soonest) (bill|supplier bill|supplier invoice) (due|to pay|we have to pay|i have to pay|to fall due)',
      '(next|first) (bill|supplier bill|supplier invoice) (due|to pay|we have to pay|i have to pay)',
      'what is the (next|first|most urgent) (bill|supplier bill) [due|to pay|we have to pay|i have to pay]',
    ],
    means: 'next openbills due',
  },
  {
    says: [
      '(which|what) [of] [the|our|my] [unpaid|open|outstanding] (invoice|invoices|customer invoice) (is|comes|falls) (due next|due first|next|due soonest|next due|first due)',
      '[what is|which is|when is] [the|our|my] (next|first|earliest|soonest) [unpaid|open|outstanding] (invoice|customer invoice|sales invoice) (due|due in|to be paid|due to be paid|to come in|to fall due) [(to|by|from) (us|me|[a|our|my] (customer|customers|client|clients))]',
      '[when is] [the|our|my] (next|first) [unpaid|open|outstanding] (invoice|customer invoice|sales invoice) (due|due in|to be paid|due to be paid|to come in) [to (us|me)]',
    ],
    means: 'next openinvoices due',
  },
  // One of an amount.
  {
    says: [
      '(has|have|did|is) [the|that] {payee} [the|that] {amount} [payment|invoice|money|cheque|bill] (turned up|turn up|arrived|arrive|landed|land|come in|come through|cleared|clear|been paid|hit the account|hit the bank|shown up|show up|been received|got here|in|in yet|been settled) [yet|already]',
      '(has|have|did|is) [the|that] {amount} [payment|invoice|money|cheque|bill] (from|off|by) {payee} (turned up|turn up|arrived|arrive|landed|land|come in|come through|cleared|clear|been paid|hit the account|hit the bank|shown up|show up|been received|got here|in|in yet|been settled) [yet|already]',
      '(has|have|did) {payee} [actually|ever] (paid|settled|cleared|pay|settle|coughed up|sent) [us|me] [the|that|their|its] {amount} [invoice|bill|they owe|they owe us|they owed|they owed us] (yet|already)',
      '(are|am) (we|i) still (waiting for|owed|waiting on|due|chasing) [the|that] {amount} (from|by|off) {payee}',
      '(are|am) (we|i) still (waiting for|owed|waiting on|due|chasing) {payee} [for] [the|that|their] {amount}',
      '{payee} [still] (owe|owes|are owing|is owing) (us|me) [about|around|roughly|exactly] {amount} [is that right|does not it|do not they|does it not|do they not|right|correct|have i got that right|yes]',
      '(does|do) {payee} [still] owe (us|me) [about|around|roughly|exactly] {amount}',
    ],
    means: 'openinvoices {payee} {amount}',
  },
  {
    says: [
      '(do|does) (we|i) [still] owe {payee} [about|around|roughly|exactly] {amount}',
      '(we|i) [still] owe {payee} [about|around|roughly|exactly] {amount} [is that right|do not we|do not i|right|correct|do we not|do i not|have i got that right|yes]',
      '(have|did) (we|i) (paid|settled|pay|settle) [the|that] {amount} [bill|invoice] (from|to|for) {payee} yet',
      '(have|did) (we|i) (paid|settled|pay|settle) {payee} [the|that|their] {amount} [bill|invoice] yet',
    ],
    means: 'openbills {payee} {amount}',
  },
  // Of one customer or supplier.
  {
    says: [
      '(how much|what) have (we|i) (invoiced|billed|charged) {payee} [that|which|and|but|for] [that] (is|has|have|are|they have|he has|she has) [not] [yet] [been] [not] [been] {unpaid_tail}',
      '(how much|what) (does|do|has|have|is) {payee} [still] (owe|owes|owing|got to pay|not paid|to pay|outstanding|left to pay|due to pay) [us|me] [altogether|in all|in total|now|yet]',
      '(how much|what) [money] (is|are) [still] (owed|owing|outstanding|due) [to us] (from|by|on|with) {payee} [altogether|in all|in total|now]',
      '[what is|how much is|show] {payee} [outstanding|unpaid|open] (outstanding balance|unpaid balance|amount outstanding|invoices outstanding|unpaid invoices|outstanding invoices|open invoices|invoices unpaid|invoice outstanding|unpaid invoice|outstanding)',
      '[what|which|any|are there any|show] (unpaid|outstanding|open) invoices (for|from|to|with|of) {payee}',
      '(does|do) {payee} [still] owe (us|me) [anything|any money|money|much]',
      '(are|am) (we|i) (owed|due) (anything|any money|money) (by|from) {payee}',
      '(is|are|was|has|have) [the|our|that] {payee} (invoice|invoices) (outstanding|unpaid|open|still open|still unpaid|still outstanding) [yet]',
      '(how many|which|what) invoices (has|have) {payee} [still] not (paid|settled|cleared) [yet]',
    ],
    means: 'openinvoices {payee}',
  },
  {
    says: [
      '(has|have|did) {payee} (paid|pay|settled|settle|cleared) (its|their|his|her|the|our|that|all their|all the) (invoice|invoices|account) [yet|in full]',
      '(is|are|was|has|have) [the|our|that] {payee} (invoice|invoices) (paid|settled|cleared|been paid|been settled) [yet]',
    ],
    means: 'haspaidyet openinvoices {payee}',
  },
  {
    says: [
      '(how much|what) [money] (is|are) [still] (owed|owing|outstanding|due|payable) to {payee} [altogether|in all|in total|now]',
      '(how much|what) (do|have|are) (we|i) [still] (owe|owing|got to pay|not paid|to pay|left to pay) [to] {payee} [altogether|in all|in total|now|yet]',
      '(do|are) (we|i) [still] (owe|owing) {payee} [anything|any money|money|much]',
      '[what|which|any|are there any] (unpaid|outstanding|open) bills (for|from|to|with|of) {payee}',
      '(is|are|was|has|have) [the|our|that] {payee} (bill|bills) (outstanding|unpaid|open|still open|still unpaid|still outstanding) [yet]',
      '{payee} (unpaid bill|unpaid bills|bill outstanding|bills outstanding|outstanding bill|outstanding bills)',
    ],
    means: 'openbills {payee}',
  },
  {
    says: [
      '(is|are|was|has|have) [the|our|that] {payee} (bill|bills) (paid|settled|cleared|been paid|been settled) [yet]',
      '(have|did) (we|i) (paid|pay|settled|settle|cleared) (the|that|our) {payee} (bill|bills) [yet]',
    ],
    means: 'haspaidyet openbills {payee}',
  },
]
