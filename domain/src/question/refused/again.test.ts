// What a trigger word had refused, with the plain question that each is, by what had it refused;
// and what stays refused: acts, advice, and what no books of a bank hold.
import { expect, test } from 'vitest'
import { planned, planOf } from '../../testing/question-books.ts'

const bookkeepers = [
  ['total trade creditors outstanding', 'how much do we owe suppliers', 'invoices'],
  ['purchase ledger balance', 'how much do we owe suppliers', 'invoices'],
  ['I need the debtors figure', 'how much do customers owe us', 'invoices'],
  ['bank wants our debtors, how much is it', 'how much do customers owe us', 'invoices'],
  ['receivables by customer', 'which customers owe us money', 'invoices'],
  ['schedule of debtors with balances outstanding', 'which customers owe us money', 'invoices'],
  ['overdue items on the sales ledger', 'which invoices are overdue', 'invoices'],
  ['aged creditors past due', 'which bills are overdue', 'invoices'],
  ['receivables due in January', 'which invoices are due in January', 'invoices'],
  ['receivables over £2,000', 'which unpaid invoices are over £2,000', 'invoices'],
  ['oldest item in aged debtors', 'oldest unpaid invoice', 'invoices'],
  ['largest item on aged debtors', 'largest unpaid invoice', 'invoices'],
  ['creditor balance Adobe', 'how much do we owe Adobe', 'invoices'],
  ['what’s our DSO', 'how many days do customers take to pay on average', 'payer_delays'],
  ['how long are our creditor days', 'do we pay our suppliers late', 'late'],
  ['debtor days for Etsy', 'how late does Etsy usually pay', 'payer_delays'],
  ['top 3 creditors by amount paid this year', 'who are our top 3 suppliers this year', 'top'],
  [
    'creditor payments to Screwfix last month',
    'how much did we pay Screwfix last month',
    'flow_total',
  ],
  ['how many debtors paid us last month', 'how many customers paid us last month', 'count_groups'],
  ['supplier debt in total', 'how much do we owe suppliers', 'invoices'],
]

const unpaidInvoices = [
  [
    'just the big ones, unpaid invoices over £500',
    'which unpaid invoices are over £500',
    'invoices',
  ],
  ['only unpaid invoices of £500 or more', 'which unpaid invoices are over £500', 'invoices'],
  ['how far back does our oldest unpaid invoice go', 'oldest unpaid invoice', 'invoices'],
  ['most valuable open invoice', 'largest unpaid invoice', 'invoices'],
  ['who have we got unpaid invoices with', 'which customers owe us money', 'invoices'],
  ['what invoices are open for Etsy', 'how much does Etsy owe us', 'invoices'],
  [
    'which invoices we sent out are due next month',
    'which invoices are due next month',
    'invoices',
  ],
]

const lookUps = [
  ['schedule of payments falling due next month', 'what is due out next month', 'upcoming'],
  ['schedule of payments out in January', 'what is due out in January', 'upcoming'],
  [
    'schedule of standing orders and direct debits',
    'which regular payments do we have',
    'recurring',
  ],
  [
    'put Costa last month next to September',
    'Costa last month compared with September',
    'compare_periods',
  ],
  [
    'put Etsy last month beside September',
    'Etsy last month compared with September',
    'compare_periods',
  ],
  [
    'put our receipts and our payments side by side in October',
    'how much came in and went out in October',
    'net_flow',
  ],
  [
    'could you put a percentage on us going below the buffer',
    'how likely are we to go below our buffer',
    'chance_below',
  ],
  [
    'print out the transactions from Etsy in October',
    'list the payments from Etsy in October',
    'list_payments',
  ],
  [
    'what’s the story with Costa, when did they last get paid',
    'when did we last pay Costa',
    'payment_when',
  ],
  [
    'planning a win-back email, which customers have lapsed last month',
    'which customers have not paid us since last month',
    'silent_since',
  ],
  ['what’s the story with Screwfix', 'who is Screwfix', 'list_payments'],
  ['any news on the payment from Etsy', 'has Etsy paid yet', 'invoices'],
  [
    'on which days did we pay Shell in October',
    'list the payments to Shell in October',
    'list_payments',
  ],
  [
    'which days were we under £500 in October',
    'on which days was our balance below £500 in October',
    'balance_below',
  ],
  [
    'when did Northwind Hotels last pay in',
    'when did Northwind Hotels last pay us',
    'payment_when',
  ],
]

const advice = [
  ['do we need to register for VAT', 'are we over the VAT threshold', 'flow_total'],
  ['how long till we must register for VAT', 'how close are we to the VAT threshold', 'flow_total'],
  [
    'how much should we be stashing for the tax bills',
    'how much should we put aside for tax',
    'tax_set_aside',
  ],
  [
    'how much should I keep by each month for VAT',
    'how much should we put aside for VAT',
    'tax_set_aside',
  ],
  ['which month should I be worried about', 'which month to come is the tightest', 'forecast_peak'],
  ['which bills should we have paid by now', 'which bills are overdue', 'invoices'],
  [
    'which transactions should I query last month',
    'were there any unusual payments last month',
    'anomalies',
  ],
]

const changes = [
  ['what if we grow 10%', 'what if sales rise 10%'],
  ['say we sell 15% less in December', 'what if sales drop 15% in December'],
  ['trying to cut costs, what if Shell goes', 'what if we stop paying Shell'],
  ['roadworks outside, what if takings fall by 20%', 'what if sales drop 20%'],
  ['suppose Shell hikes its charges by 10% from January', 'what if Shell goes up 10% from January'],
  ['put 10% on Shell and tell me where we end up', 'what if Shell goes up 10%'],
  ['what happens if we just bin off Costa', 'what if we stop paying Costa'],
  ['what would it free up if we let Shell go', 'what if we stop paying Shell'],
  ['what if Etsy no longer pays us', 'what if we lose Etsy'],
  ['scenario, Northwind Hotels a month behind', 'what if Northwind Hotels pays a month late'],
  [
    'what if there is an additional standing order of £500 every month next month',
    'what if we spend an extra £500 a month next month',
  ],
  ['what if the club replaces the boiler for £500 in January', 'what if we spend £500 in January'],
  ['imagine a one-off receipt of £500 next month', 'what if we receive £500 next month'],
  [
    'what if we create a post at £20,000 a year in January',
    'what if we hire somebody at £20,000 a year in January',
  ],
  ['what if we rent out the unit for £500 a month', 'what if we receive £500 a month'],
].map(([asked = '', plain = '']) => [asked, plain, 'what_if'])

test.each([...bookkeepers, ...unpaidInvoices, ...lookUps, ...advice, ...changes])(
  '“%s” is “%s”',
  (asked, plain, tool) => {
    const found = planOf(asked)
    expect(found).toMatchObject({ kind: 'call', call: { tool } })
    expect(found).toEqual(planOf(plain))
  },
)

test('how long cash lasts with more going out is asked of that change', () => {
  const found = planOf('how long would cash last if we spent another £500 each month')
  expect(found).toMatchObject({
    call: {
      tool: 'what_if',
      args: { change: 'extra', side: 'out', amount: 50_000, every: 'month', keep: 0 },
    },
  })
})

test.each([
  ['send a reminder to Northwind Hotels', 'declined action'],
  ['remind Northwind Hotels to pay', 'declined action'],
  ['remind me to pay the rent', 'declined action'],
  ['remind me when Northwind pays', 'declined action'],
  ['cancel Costa', 'declined action'],
  ['remove Shell from the books', 'declined action'],
  ['put £500 into the reserve account', 'declined action'],
  ['schedule a payment of £500 to Adobe', 'declined action'],
  ['chase our debtors', 'declined action'],
  ['clear our bill with Screwfix', 'declined action'],
  ['should we register for VAT', 'declined advice'],
  ['do we have to charge VAT on exports', 'declined advice'],
  ['is it worth hiring somebody', 'declined advice'],
  ['how much should we keep for wages', 'declined advice'],
  ['tell me a story', 'declined world'],
  ['what’s the story with Trump', 'declined world'],
  ['aged debtors over 90 days', 'unavailable invoices'],
  ['receivables at the end of October', 'unavailable invoices'],
  ['our debtors compared with last month', 'unavailable invoices'],
  ['what quotes have we sent out', 'unavailable invoices'],
  ['the accountant wants our profit', 'unavailable profit'],
  ['planning the rota, who is on shift', 'unavailable staff'],
  ['what if fees go down 20%', 'unavailable scenario'],
  ['what if we add £2,000 a month', 'unavailable scenario'],
])('“%s” stays %s', (asked, expected) => {
  expect(planned(asked)).toBe(expected)
})
