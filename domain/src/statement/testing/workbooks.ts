// Workbooks made by hand: month tabs, receipts and payments on two sheets, titles and totals,
// numbers with a word beside them.
import { bills, card, type Example, file, receipts, trade } from './story.ts'

const book = (example: Example): Example => ({ ...example, isWorkbook: true })
const both = {
  opening: 0,
  payments: [...receipts.payments, ...bills.payments],
}
const pendingTrade = {
  opening: trade.opening,
  payments: [
    ...trade.payments,
    { day: '2026-12-05', pence: -40_000, text: 'Rent December', code: 'SO', isPending: true },
  ],
}

export const workbooks: readonly Example[] = [
  book(file('Plain signed sheet', trade, 'Date,What,Amount', '{d},{text},{amt}')),
  book(file('In and Out', trade, 'Date,What,In,Out', '{d},{text},{in},{out}')),
  book(file('Out before In', trade, 'Date,What,Out,In,Balance', '{d},{text},{out},{in},{balance}')),
  book(
    file(
      'Income and Expenditure',
      trade,
      'Date,Details,Income,Expenditure',
      '{d},{text},{in},{out}',
    ),
  ),
  book(
    file(
      'Receipts and Payments columns',
      trade,
      'Date,Details,Receipts £,Payments £',
      '{d},{text},{in},{out}',
    ),
  ),
  book(file('Paid and Received', trade, 'Date,Who,Paid,Received', '{d},{text},{out},{in}')),
  book(
    file(
      'Paid to us and Paid by us',
      trade,
      'Date,Who,Paid to us,Paid by us',
      '{d},{text},{in},{out}',
    ),
  ),
  book(
    file(
      'Money coming in, money going out',
      trade,
      'Date,Who,Coming in,Going out',
      '{d},{text},{in},{out}',
    ),
  ),
  book(
    file('Title and totals', trade, 'Date,Details,In,Out', '{d},{text},{in},{out}', {
      before: ['Harbour & Finch cash book', 'October 2026'],
      after: [',Total,4160.00,2996.40'],
    }),
  ),
  book({
    name: 'Two sheets, Receipts and Payments',
    story: both,
    verdict: 'read',
    tables: [
      { sheet: 'Receipts', head: 'Date,From,Amount', row: '{d},{text},{abs}', to: 6 },
      { sheet: 'Payments', head: 'Date,To,Amount', row: '{d},{text},{abs}', from: 6 },
    ],
  }),
  book({
    name: 'Two sheets, Income and Expenses with one header',
    story: both,
    verdict: 'read',
    tables: [
      { sheet: 'Income', head: 'Date,Details,Amount', row: '{d},{text},{abs}', to: 6 },
      { sheet: 'Expenses', head: 'Date,Details,Amount', row: '{d},{text},{abs}', from: 6 },
    ],
  }),
  book({
    name: 'Money in tab, money out tab',
    story: both,
    verdict: 'read',
    tables: [
      { sheet: 'Money In', head: 'Date,Details,Amount', row: '{d},{text},{abs}', to: 6 },
      { sheet: 'Money Out', head: 'Date,Details,Amount', row: '{d},{text},{abs}', from: 6 },
    ],
  }),
  book({
    name: 'Two week tabs with slightly different headers',
    story: trade,
    verdict: 'read',
    tables: [
      {
        sheet: 'Week 1',
        head: 'Date,Description,Amount,Balance',
        row: '{d},{text},{amt},{balance}',
        to: 5,
      },
      {
        sheet: 'Week 2',
        head: 'Date,Details,Amount (£),Balance',
        row: '{d},{text},{amt},{balance}',
        from: 5,
      },
    ],
  }),
  book({
    name: 'Month tabs alike',
    story: trade,
    verdict: 'read',
    tables: [
      { sheet: 'Oct 1', head: 'Date,Details,In,Out', row: '{d},{text},{in},{out}', to: 5 },
      { sheet: 'Oct 2', head: 'Date,Details,In,Out', row: '{d},{text},{in},{out}', from: 5 },
    ],
  }),
  book({
    name: 'Month tabs, one with a column more',
    story: trade,
    verdict: 'read',
    tables: [
      { sheet: 'September', head: 'Date,Details,In,Out', row: '{d},{text},{in},{out}', to: 4 },
      {
        sheet: 'October',
        head: 'Date,Details,In,Out,Notes',
        row: '{d},{text},{in},{out},ok',
        from: 4,
      },
    ],
  }),
  book(
    file(
      'Planned payments below today',
      pendingTrade,
      'Date,Details,Amount,Balance',
      '{d},{text},{amt},{balance}',
    ),
  ),
  book(
    file(
      'Status column: paid or scheduled',
      {
        ...pendingTrade,
        payments: pendingTrade.payments.map((each) =>
          each.isPending ? { ...each, day: '2026-10-31' } : each,
        ),
      },
      'Date,Details,Status,Amount',
      '{d},{text},{status},{amt}',
    ),
  ),
  book(file('Brackets for money out', trade, 'Date,Details,Amount', '{d},{text},{brackets}')),
  book(file('Pound signs', trade, 'Date,Details,Amount', '{d},{text},{pound}')),
  book(file('CR beside what came in', trade, 'Date,Details,Amount', '{d},{text},{crsuffix}')),
  book(file('A column of CR', trade, 'Date,Details,Amount,', '{d},{text},{abs},{cr}')),
  book(file('A plus before what came in', trade, 'Date,Details,Amount', '{d},{text},{plus}')),
  book(
    file('Column headed Out that holds both signs', trade, 'Date,Details,Out', '{d},{text},{inv}'),
  ),
  book(
    file(
      'Column headed Spend with one negative',
      {
        opening: 0,
        payments: bills.payments.map((each, at) =>
          at === 3 ? { ...each, pence: -each.pence, text: 'Van Hire money back' } : each,
        ),
      },
      'Date,Supplier,Spend',
      '{d},{text},{inv}',
    ),
  ),
  book(file('Income column alone', receipts, 'Date,Customer,Income', '{d},{text},{abs}')),
  book(file('Expenses list', bills, 'Date,Supplier,Category,Cost', '{d},{text},Office,{abs}')),
  book(file('Sales list', receipts, 'Date,Customer,Sale', '{d},{text},{abs}')),
  book(
    file(
      'Nothing says which way',
      { opening: 0, payments: bills.payments.map((each) => ({ ...each, text: 'Smith' })) },
      'Date,Details,Amount',
      '{d},{text},{abs}',
      { verdict: 'ask' },
    ),
  ),
  book(
    file(
      'Running total without a name',
      trade,
      'Date,Details,Amount,',
      '{d},{text},{amt},{balance}',
    ),
  ),
  book(
    file(
      'Opening and closing lines in the amount',
      trade,
      'Date,Details,Amount',
      '{d},{text},{amt}',
      { before: ['Opening balance,,{opening}'], after: [',Closing balance,{closing}'] },
    ),
  ),
  book(
    file(
      'Balance carried forward at the foot',
      trade,
      'Date,Details,In,Out',
      '{d},{text},{in},{out}',
      { after: ['31/10/2026,Balance c/f,,{closing}'] },
    ),
  ),
  book(
    file(
      'VAT analysis columns',
      bills,
      'Date,Supplier,Net,VAT,Gross,Materials,Travel',
      '{d},{text},{net},{vat},{abs},{net},',
    ),
  ),
  book(
    file(
      'Petty cash',
      trade,
      'Date,Details,Voucher,Receipts,Payments',
      '{d},{text},{n},{in},{out}',
    ),
  ),
  book(
    file(
      'Card by hand with what is owed',
      card,
      'Date,Details,Amount,Balance',
      '{d},{text},{inv},{owed}',
    ),
  ),
  book(
    file('Newest first', trade, 'Date,Details,Amount,Balance', '{d},{text},{amt},{balance}', {
      newestFirst: true,
    }),
  ),
  book(file('Without a header', trade, '', '{d},{text},{amt},{balance}')),
  book(
    file('Euros in the title', trade, 'Date,Details,Amount', '{d},{text},{amt}', {
      before: ['Euro account (EUR)'],
      currency: 'EUR',
    }),
  ),
  book(
    file(
      'Money columns called £ in and £ out',
      trade,
      'Date,Details,£ in,£ out',
      '{d},{text},{in},{out}',
    ),
  ),
  book(
    file(
      'Invoice date and date paid',
      bills,
      'Invoice Date,Date Paid,Supplier,Amount Paid',
      '01/09/2026,{d},{text},{abs}',
    ),
  ),
  book(
    file('Year of two digits', trade, 'Date,Details,Amount,Balance', '{dd},{text},{amt},{balance}'),
  ),
  book(
    file(
      'Customer or supplier in one column',
      trade,
      'Date,Customer/Supplier,Money in,Money out',
      '{d},{text},{in},{out}',
    ),
  ),
]
