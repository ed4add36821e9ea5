// Bookkeepers' names for who owes money, in the words that the reader knows: debtors are customers
// where something was paid, else what they have not paid yet.
import type { Turn } from '../phrasing/turn.ts'

const whole = (text: string) => new RegExp(`^${text}$`, 'i')
const query =
  "(?:(?:what's|what is|what are|how much (?:is|are)|show|list(?: of)?|who are|schedule of|is|are) )*"
const own = '(?:(?:the|our|my|all|total|trade|aged) )*'
const total = '(?:(?:the )?total (?:of |outstanding on )|total outstanding on )?'
const debtors = `${own}(?:debtors?|debtor book|(?:accounts )?receivables?|(?:sales|debtors?) ledger)`
const creditors = `${own}(?:creditors?|(?:accounts )?payables?|(?:purchase|creditors?|bought) ledger)`
const sum = '(£?\\d[\\d,.]*k?)'
const ends = '(?: (?:balance|total|figure|ledger|outstanding|owed))*'
const each =
  '(?:,? (?:by (?:name|customer|supplier|client)|with balances outstanding|outstanding by (?:name|customer|supplier)))'

const ofCustomers: readonly Turn[] = [
  [whole(`(?:who are|list of|schedule of) ${debtors}${each}?`), 'which customers owe us money'],
  [whole(`${query}${debtors}${each}`), 'which customers owe us money'],
  [whole(`${query}${total}${debtors}${ends}`), 'how much do customers owe us'],
  [
    whole(
      `${query}(?:overdue ${debtors}|${debtors}(?: that are| which are)? (?:past due|overdue))`,
    ),
    'which invoices are overdue',
  ],
  [whole(`${query}${debtors} (?:falling )?due (\\S.*)`), 'which invoices are due $1'],
  [
    whole(`${query}${debtors}(?: invoices?)? (?:over|above) ${sum}`),
    'which unpaid invoices are over $1',
  ],
  [
    whole(
      `${query}${own}(?:oldest|longest[- ](?:standing|unpaid|outstanding)) (?:item (?:in|on) )?${debtors}`,
    ),
    'oldest unpaid invoice',
  ],
  [whole(`${query}${own}(?:largest|biggest) item (?:in|on) ${debtors}`), 'largest unpaid invoice'],
  [
    whole(
      '(?:our |the )?(?:debtor|debtors|receivables?) (?:balance|account)(?: for| of| with)? (\\S.*)',
    ),
    'how much does $1 owe us',
  ],
  [whole(`${query}(?:unpaid|outstanding|open) items on ${debtors}`), 'which invoices are unpaid'],
  [whole(`${query}overdue items on ${debtors}`), 'which invoices are overdue'],
  [whole(`${query}${own}(?:largest|biggest) debtors?`), 'who is our biggest debtor'],
  [
    whole(
      "(?:how (?:big|much) is |what(?:'s| is) )?(?:the |our )?order book(?: worth| value| total)?|the bank wants to know our order book, what(?:'s| is) it worth",
    ),
    'how much are our open projects worth',
  ],
]

const ofSuppliers: readonly Turn[] = [
  [whole(`(?:list of|schedule of|who are) ${creditors}${each}?`), 'which bills are unpaid'],
  [whole(`${query}${creditors}${each}`), 'which bills are unpaid'],
  [whole(`${query}${total}${creditors}${ends}`), 'how much do we owe suppliers'],
  [
    whole(
      `${query}(?:overdue ${creditors}|${creditors}(?: that are| which are)? (?:past due|overdue))`,
    ),
    'which bills are overdue',
  ],
  [whole(`${query}${creditors} (?:falling )?due (\\S.*)`), 'which bills are due $1'],
  [
    whole(
      '(?:our |the )?(?:creditor|creditors|payables?) (?:balance|account)(?: for| of| with)? (\\S.*)',
    ),
    'how much do we owe $1',
  ],
  [
    /^(?:please )?(?:indicate |confirm )?(?:whether |if )?(?:our |the )?creditors are (?:being )?(?:settled|paid) (?:outside|beyond|later than) terms$/i,
    'do we pay our suppliers late',
  ],
  [
    /^(?:(?:what's|what is|how much is) )?(?:our |the )?debts? (?:to|with) (?:our |the )?suppliers$|^(?:our |the |total )?supplier debts?(?: in total)?$|^how much do we owe people, like all our suppliers$/i,
    'how much do we owe suppliers',
  ],
]

const ofItems: readonly Turn[] = [
  [whole(`${query}(?:unpaid|outstanding|open) items on ${creditors}`), 'which bills are unpaid'],
  [whole(`${query}overdue items on ${creditors}`), 'which bills are overdue'],
]

const days = "(?:(?:what's|what is|what are|how long are) )?(?:(?:our|the|average|my) )*"
const ofDays: readonly Turn[] = [
  [whole(`${days}debtor days (?:for|with|of) (\\S.*)`), 'how late does $1 usually pay'],
  [
    whole(`${days}(?:debtor days|dso|days sales outstanding)`),
    'how many days do customers take to pay on average',
  ],
  [
    whole(`${days}(?:creditor days|dpo|days payables? outstanding)`),
    'do we pay our suppliers late',
  ],
]

const ofThePast: readonly Turn[] = [
  [
    /^top (\d+) (debt|credit)ors by (?:cash received|receipts|amount paid|payments|amount received)(?= )/i,
    (_, count = '', kind = '') => `who are our top ${count} ${parties(kind)}`,
  ],
  [
    /^(?:biggest|largest|top|main) (debt|credit)or by (?:cash received|receipts|amount paid|payments|amount received)(?= )/i,
    (_, kind = '') => `who is our largest ${parties(kind).slice(0, -1)}`,
  ],
  [
    /^(?:biggest|largest|top|main) creditor for (\S.*?) by (?:amount paid|payments)(?= )/i,
    'who did we pay the most on $1',
  ],
  [/^debtor receipts by name(?= )/i, 'how much did each customer pay us'],
  [
    /^debtor receipts from (\S+(?: \S+)*?)(?= (?:last|this|in|since|for|over|from|during) )/i,
    'how much did $1 pay us',
  ],
  [/^creditor payments by name(?= )/i, 'what did we spend by supplier'],
  [/^creditor payments to (?=\S)/i, 'how much did we pay '],
  [/^new creditors(?: paid)?(?= )/i, 'which new suppliers did we pay'],
  [/^new debtors(?: who(?:'ve| have) paid(?: us)?)?(?= )/i, 'which new customers paid us'],
  [/^refunds (?:received )?from creditors(?= )/i, 'how much did suppliers refund us'],
  [/^how many debtors (?:settled with|paid) us(?= |$)/i, 'how many customers paid us'],
  [/^how many creditors (?=(?:did|have) we (?:pay|paid)\b)/i, 'how many suppliers '],
]

const parties = (kind: string) => (/^debt/i.test(kind) ? 'customers' : 'suppliers')

/** Their words, each with what it comes to. */
export const bookkeepersTurns: readonly Turn[] = [
  ...ofDays,
  ...ofThePast,
  ...ofCustomers,
  ...ofSuppliers,
  ...ofItems,
]
