// Banks and cards: the guard. What is read right must stay so.
import { card, type Example, file, trade } from './story.ts'

const pending = {
  opening: trade.opening,
  payments: [
    ...trade.payments,
    { day: '2026-10-31', pence: -3_300, text: 'Uber', code: 'DEB', isPending: true },
  ],
}
const oneRefund = { opening: -50_000, payments: card.payments.filter(({ code }) => code !== 'PAY') }

export const banks: readonly Example[] = [
  file(
    'Signed with a balance',
    trade,
    'Date,Description,Amount,Balance',
    '{d},{text},{amt},{balance}',
  ),
  file(
    'Newest first with a balance',
    trade,
    'Date,Description,Amount,Balance',
    '{d},{text},{amt},{balance}',
    { newestFirst: true },
  ),
  file(
    'Paid out, paid in, balance',
    trade,
    'Date,Type,Description,Paid out,Paid in,Balance',
    '{mon},{code},{text},{out},{in},{balance}',
  ),
  file(
    'Money In, Money Out, no balance',
    trade,
    'Date,Description,Money In,Money Out',
    '{d},{text},{in},{out}',
  ),
  file(
    'Debit Amount and Credit Amount',
    trade,
    'Transaction Date,Transaction Type,Sort Code,Account Number,Transaction Description,Debit Amount,Credit Amount,Balance',
    "{d},{code},'30-90-21,12345678,{text},{out},{in},{balance}",
  ),
  file(
    'Value and account',
    trade,
    'Date,Type,Description,Value,Balance,Account Name,Account Number',
    "{d},{code},{text},{amt},{balance},CURRENT,'600001-12345678",
  ),
  file(
    'Debit and Credit, no balance, bank codes',
    trade,
    'Date,Type,Description,Debit,Credit',
    '{d},{code},{text},{out},{in}',
  ),
  file(
    'Debit and Credit with a balance',
    trade,
    'Date,Description,Debit,Credit,Balance',
    '{d},{text},{out},{in},{balance}',
  ),
  file(
    'Debits printed negative',
    trade,
    'Date,Description,Debit,Credit,Balance',
    '{d},{text},{outneg},{in},{balance}',
  ),
  file(
    'Codes tell, amount unsigned',
    trade,
    'Date,Code,Description,Amount',
    '{d},{code},{text},{abs}',
  ),
  file('DR and CR column', trade, 'Date,Description,Amount,DR/CR', '{d},{text},{abs},{drcr}'),
  file('Suffix CR, all else spent', card, 'Date,Description,Amount', '{d},{text},{crsuffix}', {
    before: ['Credit card statement'],
  }),
  file('Card, owed balance', card, 'Date,Description,Amount,Balance', '{d},{text},{inv},{owed}'),
  file(
    'Card, owed balance, header says card',
    card,
    'Transaction Date,Description,Amount,Balance',
    '{d},{text},{inv},{owed}',
    { before: ['Credit card number ending 1234'] },
  ),
  file('Card without a balance', card, 'Date,Description,Amount', '{d},{text},{inv}'),
  file(
    'Card with CR in a column of its own',
    card,
    'Date,Description,Amount,CR',
    '{d},{text},{abs},{cr}',
  ),
  file('Card with a plus on what came back', card, 'Date,Description,Amount', '{d},{text},{plus}'),
  file('Card with a single refund', oneRefund, 'Date,Description,Amount', '{d},{text},{inv}', {
    verdict: 'ask',
  }),
  file(
    'Card with a single refund and what is owed',
    oneRefund,
    'Date,Description,Amount,Balance owed',
    '{d},{text},{inv},{owed}',
  ),
  file(
    'Amex-like',
    card,
    'Date,Description,Card Member,Account #,Amount',
    '{d},{text},A OSEI,-12345,{inv}',
  ),
  file('Card spending negative', card, 'Date,Description,Amount', '{d},{text},{amt}'),
  file('Pending by status', pending, 'Date,Description,Amount,Status', '{d},{text},{amt},{status}'),
  {
    name: 'Pending under a heading',
    story: pending,
    verdict: 'read',
    tables: [
      { head: 'Date,Description,Amount', row: '{d},{text},{amt}', to: 10 },
      { before: ['Pending transactions,,'], head: '', row: '{d},{text},{amt}', from: 10 },
    ],
  },
  {
    name: 'Upcoming above the booked ones',
    story: {
      ...pending,
      payments: [...pending.payments.slice(10), ...pending.payments.slice(0, 10)],
    },
    verdict: 'read',
    tables: [
      { head: 'Date,Description,Amount', before: [], row: '{d},{text},{amt}', from: 0, to: 0 },
      { before: ['Scheduled payments,,'], head: '', row: '{d},{text},{amt}', to: 1 },
      { before: ['Completed transactions,,'], head: '', row: '{d},{text},{amt}', from: 1 },
    ],
  },
  file(
    'Opening and closing lines with dates',
    trade,
    'Date,Description,Amount,Balance',
    '{d},{text},{amt},{balance}',
    { before: [], after: ['31/10/2026,Closing balance,,{closing}'] },
  ),
  file(
    'Semicolons of the continent would be split before; decimal points',
    trade,
    'Buchungstag,Verwendungszweck,Betrag,Währung',
    '{d},{text},{amt},EUR',
    { currency: 'EUR' },
  ),
  file(
    'Dollar header',
    trade,
    'Date,Description,Amount (USD),Balance (USD)',
    '{iso},{text},{amt},{balance}',
    { currency: 'USD' },
  ),
  file('Swiss francs by symbol', trade, 'Date,Description,Amount', '{iso},{text},CHF {amt}', {
    currency: 'CHF',
  }),
  file(
    'Grouped thousands',
    trade,
    'Date,Description,Amount,Balance',
    '{d},{text},{amtg},{balanceg}',
  ),
  file('Bracketed', trade, 'Date,Description,Amount', '{d},{text},{brackets}'),
  file(
    'Balance with D and C letters',
    trade,
    'Date,Description,Amount,Balance',
    '{d},{text},{amt},{balcd}',
  ),
  file(
    'ISO times',
    trade,
    'Date,Counter Party,Reference,Type,Amount (GBP),Balance (GBP)',
    '{d},{text},{ref},{code},{amt},{balance}',
  ),
  file(
    'Monzo-like',
    trade,
    'Transaction ID,Date,Time,Type,Name,Emoji,Category,Amount,Currency,Local amount,Local currency,Notes and #tags',
    'tx_{n},{d},09:30:00,Faster payment,{text},,General,{amt},GBP,{amt},GBP,',
  ),
  file(
    'Barclays',
    trade,
    'Number,Date,Account,Amount,Subcategory,Memo',
    ',{d},20-00-00 12345678,{amt},{code},{text}',
  ),
  file('No header, HSBC', trade, '', '{d},{text},{amt}'),
  file(
    'US order proven by days past twelve',
    trade,
    'Date,Description,Amount,Balance',
    '{us},{text},{amt},{balance}',
  ),
  file(
    'Long dates',
    trade,
    'Date,Description,Paid in,Paid out,Balance',
    '{long},{text},{in},{out},{balance}',
  ),
  file(
    'Short month',
    trade,
    'Date,Details,Withdrawals,Deposits,Balance',
    '{mon2},{text},{out},{in},{balance}',
  ),
  file(
    'Zeros in the empty column',
    trade,
    'Date,Details,Withdrawn,Paid In,Balance',
    '{d},{text},{out0},{in0},{balance}',
  ),
  file(
    'Balance before amounts',
    trade,
    'Date,Balance,Debit,Credit,Description',
    '{d},{balance},{out},{in},{text}',
  ),
]
