// Questions about invoices and bills that are not late yet, how late others are, and whether
// somebody has paid. The joined words are written by patterns alone.
import type { PhrasePattern } from './pattern.ts'

const notLate =
  '(not late|not late yet|not yet late|not overdue|not overdue yet|not yet overdue|not due yet|not yet due|not due|yet to fall due|yet to become due|still within terms|within terms|within their terms|still in terms|in terms|in date|still in date|current|not past due|not yet past due|inside terms|still inside terms|still to fall due|not in arrears|still not due|still ok|not past their due date|not past the due date)'
const which =
  '(what|which|list|all|any|show|how many|how much|how much are|how much is|what are|which are|total|total of|the total of|sum|sum of|the sum of|the sum of all|sum of all|value of|total value of|the value of|add up|number of|count of|count|amount of|do we have|have we got|are there|what is the total of|what is the value of|what is the sum of) [of] [any|the|our|my|all|all the|all our] [of] [the|our|my] [unpaid|open|outstanding]'
const how = '(paid|paid up|settled|settled up|coughed up|stumped up|cleared|squared up|forked out)'

export const settlingPatterns: readonly PhrasePattern[] = [
  {
    says: [
      `[${which}] {invoice} [that|which] [is|are|were] [still] ${notLate} [yet|now]`,
      `[${which}] (not overdue|not late|current|not yet due) {invoice}`,
      `[${which}] (unpaid|open|outstanding|owed) [{invoice}] but [is|are] ${notLate} {invoice}`,
      `[${which}] {invoice} [that|which] [is|are] (unpaid|open|outstanding|owed) but [is|are] ${notLate}`,
      `(how much|how many|what) [of] [the|our|my] {invoice} (is|are) [still] ${notLate} [yet]`,
    ],
    means: 'notyetlate {invoice}',
  },
  {
    says: [
      `(what|how much) [money] (is|are) [we|i] (owed|owing|outstanding|due) [to us|to me|from customers|by customers] (but|that|which|and) (is|are) [still] ${notLate}`,
      `(what|how much) [money] (is|are) [we|i] (owed|owing|outstanding) [to us|to me|from customers|by customers] but ${notLate}`,
      `(what|how much) (do|does) (customers|clients|people) owe (us|me) (but|that|which|and) (is|are) [still] ${notLate}`,
      `(which|what) (customers|clients) (owe us|owe me|owe) (but|and) (are|is) ${notLate}`,
    ],
    means: 'notyetlate openinvoices',
  },
  {
    says: [
      `(what|how much) (do|are) (we|i) (owe|owing) [suppliers|our suppliers|out] (but|that|which|and) (is|are) [still] ${notLate}`,
      `(what|how much) [money] (is|are) (owed|owing) to [our|the|my] suppliers [but|that|which] [is|are] [still] ${notLate}`,
    ],
    means: 'notyetlate openbills',
  },
  {
    says: [
      `(what|how much) (do|does) {payee} owe (us|me) [that|but|which] (is|are) [still] ${notLate}`,
      `[${which}] {payee} invoices [that] [are|is] ${notLate}`,
      `(what|how much) (is|are) (due|owed|owing|outstanding) from {payee} [that|but|which] (is|are) ${notLate}`,
      `(what|how much) (of what) {payee} owe [us|me] (is|are) ${notLate}`,
    ],
    means: 'notyetlate openinvoices {payee}',
  },
  // Sums and numbers, in so many words.
  {
    says: [
      '(sum|sum of|the sum of|total up|add up|what is the sum of|what is the total of|grand total of|combined total of|total value of|value of) [all|all the|all our|the|our|my] {unpaid} {invoice}',
      '(sum|sum of|the sum of|total up|add up|what is the sum of|what is the total of) [all|all the|all our|the|our|my] {invoice} [that are|that is|which are] [still] {unpaid}',
      '(number of|count of|count|no of) [all|all the|all our|the|our|my] {unpaid} {invoice}',
      '(number of|count of|count|no of) [all|all the|all our|the|our|my] {invoice} [that are|that is|which are] [still] {unpaid}',
      '(how many) [of] [the|our|my] {invoice} (have not been|has not been|have not yet been) (paid|settled|cleared) [yet]',
    ],
    means: '{invoice}',
  },
  {
    says: [
      '(which|what|how many) {invoice} (have|has) not (we|i|been) (paid|settled|cleared) [yet|so far]',
      '(which|what|how many) {invoice} (have|has) (we|i) [still] not (paid|settled|cleared) [yet|so far]',
      '(which|what) {invoice} (have|has) not (come in|been paid) [yet]',
    ],
    means: '{invoice}',
  },
  {
    says: ['[aged] (debtors|debtor|receivables) [list|report|total|listing|balance|ledger]'],
    means: 'openinvoices',
  },
  {
    says: ['[aged] (creditor|creditors|payables) [list|report|total|listing|balance|ledger]'],
    means: 'openbills',
  },
  {
    says: [
      '(sum|sum of|the sum of|total up|add up|what is the sum of|what is the total of|grand total of|total value of|value of|number of|count of|no of) [all|all the|all our|the|our|my] {overdue} {invoice}',
      '(sum|sum of|the sum of|total up|add up|what is the sum of|what is the total of|number of|no of) [all|all the|all our|the|our|my] {invoice} [that are|that is|which are] {overdue}',
    ],
    means: '{invoice} overdue',
  },
  {
    says: [
      '(how much|what) (do|are) (we|i) (owe|owing) [out|suppliers|to suppliers|our suppliers|to our suppliers] (that is|which is|that are|and is|and) {overdue}',
      '(how much|what) of (what we owe|what i owe|our bills|the bills) (is|are) {overdue}',
    ],
    means: 'openbills overdue',
  },
  {
    says: [
      '(how much|what) of (the debtors book|our debtors book|the debtor book|our debtor book|the debtors|our debtors|debtors|what we are owed|what i am owed|what is owed to us|what is owed|what customers owe us|what customers owe) (is|are) {overdue}',
    ],
    means: 'openinvoices overdue',
  },
  // By whom.
  {
    says: [
      '[{unpaid}|all {unpaid}|list|list {unpaid}|our {unpaid}|show {unpaid}] {invoice} (by|per|for each|split by|broken down by|grouped by) (customer|client|supplier|name|party|company)',
      '(break down|split|list|show) [the|our|my] {unpaid} {invoice} (by|per) (customer|client|supplier|name)',
      '(break down|split) {unpaid} {invoice} (by|per) (customer|client|supplier|name)',
    ],
    means: 'byparty {invoice}',
  },
  {
    says: [
      '(what|how much) (do|does|is|are) [each|every] (customer|customers|client|clients|debtor) (owe|owes|owing) [us|me] (by name|by customer|by client|each|per customer|individually|one by one)',
      '(what|how much) (does|do) (each|every) (customer|client|debtor) (owe|owes) [us|me]',
      '(break down|split|list|show) (what is owed|what is owed to us|what customers owe|what customers owe us|what we are owed|who owes us|who owes what|who owes us what|what people owe us) [by|per] [customer|client|name]',
      'who owes [us|me] (what|how much)',
      'what is owed [to us] (by|per) (each customer|customer|each client|client|whom)',
    ],
    means: 'byparty openinvoices',
  },
  {
    says: [
      '(what|how much) do (we|i) owe (each|every) supplier',
      '(what|how much) do (we|i) owe (by supplier|per supplier)',
      'who do (we|i) owe (what|what to|how much|how much to|money to and how much)',
    ],
    means: 'byparty openbills',
  },
  {
    says: [
      '(what|how much) [money] (do|are|is) [we|i|customers|clients|people] (owe|owed|owe us|owing) [us|to us] (excluding|except|except for|apart from|without|not counting|other than|leaving out|besides|bar) {payee}',
      '[what is|total|all|our] [the] [total] {unpaid} invoices (excluding|except|except for|apart from|without|not counting|other than|leaving out|besides|bar) {payee}',
      '(who|who else) owes (us|me) [money] (excluding|except|except for|apart from|not counting|other than|besides|bar) {payee}',
      '[what is] [the] total (customers owe|owed to us|owed) [us] (excluding|except|except for|apart from|without|not counting|other than|leaving out|besides|bar) {payee}',
    ],
    means: 'openinvoices excluding {payee}',
  },
  // How late they are.
  {
    says: [
      '(average|mean|avg) (days late|days overdue|lateness|number of days late|number of days overdue|days past due|delay)',
      '[what is] [the|our] (average|mean|avg) (days late|days overdue|lateness|number of days late|number of days overdue|days past due) (of|on|for) [our|the|my] [overdue|late|unpaid] (invoices|customers)',
      'on average how (late|overdue|many days late|many days overdue) (are|is) [our|the|my] [overdue|late|unpaid] (invoices|customers)',
      'how (late|overdue|many days late|many days overdue) (are|is) [our|the|my] [overdue|late|unpaid] (invoices|customers) on average',
      'how many days (late|overdue) are [our|the|my] [overdue|late|unpaid] invoices on average',
    ],
    means: 'dayslateonaverage openinvoices',
  },
  {
    says: [
      '[what is|which is] [the|our|my] {most} {overdue} {invoice}',
      '(what|which) {overdue} {invoice} is [the] {most}',
    ],
    means: 'largestdue {invoice} overdue',
  },
  {
    says: [
      '[what is|which is] [the] {payee} {most} [unpaid|open|outstanding|overdue] (invoice|bill)',
      '[what is|which is] [the] {most} [unpaid|open|outstanding|overdue] invoice (from|for|to|with|of) {payee}',
    ],
    means: 'largestdue openinvoices {payee}',
  },
  {
    says: [
      '[what is|which is|how old is] [the] {payee} (oldest|earliest|longest overdue|most overdue) [unpaid|open|outstanding|overdue] invoice',
      '[what is|which is] [the] (oldest|earliest|longest overdue|most overdue) [unpaid|open|outstanding|overdue] invoice (from|for|to|with|of) {payee}',
    ],
    means: 'oldest openinvoices {payee}',
  },
  {
    says: [
      'how many (customers|clients|people|companies) (owe|owes|still owe) (us|me) [money|anything]',
      'how many (customers|clients|people) have not paid [us] [yet]',
    ],
    means: 'byparty openinvoices',
  },
  {
    says: [
      '{payee} overdue (invoice|bill|invoices) how (many days|late|long|many days late|overdue) [now|is it|is that]',
    ],
    means: 'is {payee} late',
  },
  // On what day one of them falls due.
  {
    says: [
      '(when|what date|what day|by when) (is|are|was|were|does|do|should|will) [the|our|that] {payee} (invoice|invoices|unpaid invoice|outstanding invoice) [be] (due|payable|due to be paid|fall due|supposed to be paid|meant to be paid|become due)',
      '{payee} (invoice|invoices) (when (is|are|was|were) (it|they) due|due date|when due|due when)',
      '[what is] [the] due date (of|for|on) [the|our] {payee} (invoice|invoices)',
      'how (many days|long) (until|till|before|to) [the|our|that] {payee} (invoice|invoices) (is|are|falls|fall|has to be|becomes) (due|paid|payable)',
    ],
    means: 'duedayof openinvoices {payee}',
  },
  {
    says: [
      '(when|what date|what day|by when) (is|are|was|were|does|do|should|will) [the|our|that] {payee} (bill|bills|unpaid bill|outstanding bill) [be] (due|payable|due to be paid|fall due|supposed to be paid|meant to be paid|become due)',
      '{payee} (bill|bills) (when (is|are|was|were) (it|they) due|due date|when due|due when)',
      '[what is] [the] due date (of|for|on) [the|our] {payee} (bill|bills)',
      'how (many days|long) (until|till|before|to) [the|our|that] {payee} (bill|bills) (is|are|falls|fall|has to be|becomes) (due|paid|payable)',
    ],
    means: 'duedayof openbills {payee}',
  },
  {
    says: [
      'who (is|are) [still] (late|overdue|behind) [paying|paying us|with payment|with us] (and|by|for|and by|and for) (how long|how much|how many days|how late)',
      '(who|which customers|which customer) (has|have) not paid [us] on time [and] [by how long]',
    ],
    means: 'which customers are late',
  },
  // Whether somebody has paid.
  {
    says: [
      `(has|have) {payee} [actually|finally|ever] ${how} [us|me|up] [yet|already|at all|or not]`,
      `{payee} [actually|finally] ${how} [us|me|up] (yet|already|or not)`,
      `(has|have) {payee} (paid|settled|cleared) (us|me|up|what they owe|what they owed|their bill|what they owe us)`,
      `(has|have) {payee} [still] not ${how} [us|me|up] [yet]`,
      `(has|have) {payee} ${how} [us|me] [up] [for] (the|their|our|that|its) (last|latest|most recent) (one|invoice|bill) [yet|already|or not]`,
      `{payee} (has|have) they ${how} [us|me] [up] [for] (the|their|our|that|its) (last|latest|most recent) (one|invoice|bill) [yet|already|or not]`,
      `(has|have|did) {payee} (pay|paid) (us|me) (yet|already|in the end|or not)`,
    ],
    means: 'haspaidyet openinvoices {payee}',
  },
  {
    says: [
      '(has|have) {payee} (been paid|been settled) [yet|already|or not]',
      `(have|did) (we|i) [actually|already] (paid|settled|settled up with|paid off|squared up with) {payee} (yet|already|or not)`,
    ],
    means: 'haspaidyet openbills {payee}',
  },
  // One of an amount.
  {
    says: [
      `[has|have|did] {payee} [actually|finally] ${how} [us|me|up] [the|that|their|its] {amount} [invoice|bill|they owe|they owe us|they owed] (yet|already)`,
      '(has|have|did) {payee} [actually|ever|finally] (paid|settled|cleared|pay|settle|stumped up|coughed up|stump up|cough up) [us|me|up] (the|that|their|its) {amount} [invoice|bill|they owe|they owe us|they owed|they owed us] [yet|already]',
      '(is|was) [the|that] {payee} [the|that] {amount} [invoice] (paid|settled|in|cleared|here) [yet]',
      '{payee} {amount} [invoice] (paid|settled|in|cleared) [yet]',
    ],
    means: 'openinvoices {payee} {amount}',
  },
]
