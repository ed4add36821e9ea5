// Questions about unpaid invoices and bills of some size or age, and how late each of them is.
// "olderthan" and "overdueby" are words that only these patterns write.
import type { PhrasePattern } from './pattern.ts'

const which =
  '(what|which|list|show|all|any|how many|how much|what are|which are|how much is|how much are|total|total of|the total of|sum of|number of|do we have|have we got|do i have|have i got|are there|is there|show me|find) [of] [any|the|our|my|all|all the|all our]'
const over =
  '(over|above|more than|greater than|bigger than|larger than|higher than|at least|upwards of|exceeding|in excess of|of over|for over|for more than|of more than|worth over|worth more than)'
const under =
  '(under|below|less than|smaller than|lower than|of under|for under|for less than|worth less than|of less than)'
const more = '(more than|over|at least|upwards of|beyond|older than|above)'
const late =
  '(overdue|late|past due|past the due date|past their due date|past terms|in arrears|outstanding past the due date|over the due date|beyond terms|overdue by)'
const eachLate =
  '(how (late|overdue|many days late|many days overdue|many days past due|far behind)|by how (many days|much|long))'

export const sizedInvoicePatterns: readonly PhrasePattern[] = [
  {
    says: [
      `[${which}] [{unpaid}] {invoice} [that|which] [is|are|we have|i have] [still] [{unpaid}] ${over} {amount} [that|which] [is|are] [still] [{unpaid}]`,
    ],
    means: '{invoice} over {amount}',
  },
  {
    says: [
      `[${which}] [{unpaid}] {invoice} [that|which] [is|are|we have|i have] [still] [{unpaid}] ${under} {amount} [that|which] [is|are] [still] [{unpaid}]`,
    ],
    means: '{invoice} under {amount}',
  },
  {
    says: [
      `[${which}] {overdue} {invoice} [that|which] [is|are] ${over} {amount}`,
      `[${which}] {invoice} ${over} {amount} [that|which] [is|are] {overdue}`,
    ],
    means: '{invoice} overdue over {amount}',
  },
  {
    says: [
      `[${which}] [{unpaid}] {invoice} [that|which] [is|are] [still] [{unpaid}] ${more} {count} days (old|of age|since they were sent|since it was sent|from invoice date|from the invoice date|since invoicing)`,
      `[${which}] [{unpaid}] {invoice} [that|which] [is|are] older than {count} days`,
      `[${which}] [{unpaid}] {invoice} [that|which] [is|are|have been|has been|been] (unpaid|outstanding|open|owing|waiting) [for] ${more} {count} days`,
    ],
    means: '{invoice} olderthan {count} days',
  },
  {
    says: [
      `[${which}] [{unpaid}] {invoice} [that|which] [is|are] ${more} {count} days ${late}`,
      `[${which}] [{unpaid}] {invoice} [that|which] [is|are] ${late} by ${more} {count} days`,
      `[${which}] [{unpaid}] {invoice} ${late} [for] ${more} {count} days`,
    ],
    means: '{invoice} overdueby {count} days',
  },
  {
    says: [
      `how much of what (customers owe|we are owed|is owed|clients owe|people owe) [{us}] (is|was) ${more} {count} weeks ${late}`,
      `[${which}] [{unpaid}] {invoice} [that|which] [is|are] ${more} {count} weeks ${late}`,
      `(how much|what|anything|is anything) [money] (is|are|are we owed that is|that is) ${late} by ${more} {count} weeks`,
      `(how much|what|anything|is anything) [money] (is|are|are we owed that is|that is) ${more} {count} weeks ${late}`,
    ],
    means: 'openinvoices overdueby {count} weeks',
  },
  {
    says: [
      `(how much|what|anything|is anything) [of what (customers owe|we are owed)] [{us}] [money] (is|are|are we owed that is|that is) ${late} by ${more} (a|one) month`,
      `(how much|what|anything|is anything) [of what (customers owe|we are owed)] [{us}] [money] (is|are|are we owed that is|that is) ${more} (a|one) month ${late}`,
      `[${which}] [{unpaid}] {invoice} [that|which] [is|are] ${more} (a|one) month ${late}`,
    ],
    means: 'openinvoices overdueby 30 days',
  },
  {
    says: [
      `(who|which customers|which clients|which customer) (is|are) ${more} {count} days ${late} [paying|with payment]`,
    ],
    means: 'openinvoices overdueby {count} days',
  },
  {
    says: [
      `${eachLate} (is|are) (each|every) [overdue|late|of the|of our|of the overdue|of the late] (customer|client|invoice|one|debtor|customers|invoices|of them) [overdue|late]`,
      `${eachLate} (is|are) [the|our|my] [overdue|late|unpaid] (customers|clients|debtors|invoices) [each|overdue|late] [each]`,
      '(days|number of days) (overdue|late|past due) (by|per|for each|for every) (customer|client|invoice|debtor)',
      '(list|show|give me|show me) [the|our|my] (overdue|late) (invoices|customers) (with|and|by) (days overdue|days late|how late they are|how late each is|the number of days|the days late|how many days overdue|how many days late)',
      '(which|what) (customers|clients|invoices) (are|is) (late|overdue) and by (how many days|how much|how long)',
      'who is (late|overdue) and by (how many days|how much|how long)',
    ],
    means: 'dayslateonaverage openinvoices',
  },
  {
    says: [
      '(what|how much) [money] is (owed|owing|outstanding|due|unpaid) [to us|to me] (split|broken down|listed|sorted|by|split up|analysed|grouped|shown) [by|per] (customer|client|name|customers|clients|who)',
      '(what|how much) [money] are we owed (split|broken down|listed|sorted|by|split up|analysed|grouped|shown) [by|per] (customer|client|name|customers|clients|who)',
    ],
    means: 'byparty openinvoices',
  },
  {
    says: [
      '(who|whom|which customer|which customers|which client|which clients|which invoice|which invoices|what) (should|do|must|would|ought|could) (we|i) [need to|have to|be|to] (chase|chasing|chase up|chasing up|remind|reminding|nag|nagging|hassle|ring about money|be on at|push|pushing|pester) [up] [first|next|today|now|this week|for payment|for money|about payment]',
      '(who|whom|which customers|which invoices) (needs|need) (chasing|chasing up|a nudge|a reminder|reminding|a chase|nagging) [first|next|today|now|up]',
      'who is there to chase [up] [today|now|for payment|for money]',
    ],
    means: 'openinvoices overdue',
  },
  {
    says: [
      '(what|how much) (does|is|has|do) {payee} [still] (owe|owes|owing) [us|me] and (how much|what|which|is any|how many|are any) (of it|of that|of them|part|bit) (is|are) {overdue}',
      '(what|how much) (does|is|has|do) {payee} [still] (owe|owes|owing) [us|me] and (is|are) (any|any of it|any of that|it|some of it) {overdue}',
      '(what|how much) (does|is|has|do) {payee} [still] (owe|owes|owing) [us|me] and (when|by when|when by|when for|when is it due|when was it due|how late is it|how late)',
    ],
    means: 'openinvoices {payee}',
  },
  {
    says: [
      '(what|how much) (do|are|am) (we|i) [still] (owe|owing) [to] {payee} and (when|by when|when by|when for|when is it due|when was it due|how late is it|how late|how much of it is overdue|is it overdue|is any of it overdue)',
    ],
    means: 'openbills {payee}',
  },
]
