// Exports of shops, marketplaces, payment processors and tills. The amount is what reached or left
// the balance; fees, VAT, rates and references are decoys.
import { bills, card, type Example, file, receipts, seller, trade } from './story.ts'

export const sellers: readonly Example[] = [
  file(
    'Stripe balance, amount fee net',
    seller,
    'id,Type,Source,Amount,Fee,Net,Currency,Created (UTC),Description',
    'txn_{n},{code},ch_{n},{grosssigned},{fee},{amt},gbp,{iso} 09:30,{text}',
  ),
  file(
    'Stripe payouts list',
    receipts,
    'id,Amount,Arrival Date (UTC),Currency,Status',
    'po_{n},{abs},{iso} 00:00,gbp,paid',
  ),
  file(
    'PayPal activity',
    seller,
    'Date,Time,TimeZone,Name,Type,Status,Currency,Gross,Fee,Net,Balance',
    '{d},09:30:00,GMT,{text},{code},Completed,GBP,{grosssigned},{feeneg},{amt},{balance}',
  ),
  file(
    'PayPal without a balance',
    seller,
    'Date,Time,Name,Type,Status,Currency,Gross,Fee,Net',
    '{d},09:30:00,{text},{code},Completed,GBP,{grosssigned},{feeneg},{amt}',
  ),
  file(
    'Square transactions: gross, fees, net total',
    receipts,
    'Date,Time,Gross Sales,Fees,Net Total,Description',
    '{d},09:30,{gross},{feeneg},{abs},{text}',
  ),
  file(
    'SumUp payouts',
    receipts,
    'Payout Date,Payout Reference,Gross Amount,Fee,Payout',
    '{d},{ref},{gross},{fee},{abs}',
  ),
  file(
    'Zettle account statement',
    seller,
    'Date,Type,Receipt Number,Description,Amount,Balance',
    '{iso},{code},{n},{text},{amt},{balance}',
  ),
  file(
    'GoCardless payouts',
    receipts,
    'payout_id,arrival_date,payout_reference,amount,deducted_fees,currency',
    'PO{n},{iso},{ref},{abs},{fee},GBP',
  ),
  file(
    'Etsy deposits',
    receipts,
    'Date,Amount,Currency,Status,Bank Account Ending Digits',
    '{long},{abs},GBP,Deposited,1234',
    { verdict: 'ask' },
  ),
  file(
    'Etsy statement: amount, fees, net',
    seller,
    'Date,Type,Title,Info,Currency,Amount,Fees & Taxes,Net',
    '{long},{code},{text},Order,GBP,{grosssigned},{feeneg},{amt}',
  ),
  file(
    'eBay transactions',
    seller,
    'Transaction creation date,Type,Order number,Net amount,Payout currency,Gross transaction amount,Final value fee',
    '{mon},{code},{n},{amt},GBP,{grosssigned},{feeneg}',
  ),
  file(
    'Amazon settlement',
    seller,
    'date/time,settlement id,type,order id,description,product sales,selling fees,total',
    '{long} 09:30:00 UTC,7001,{code},{n},{text},{grosssigned},{feeneg},{amt}',
  ),
  file(
    'Shopify payouts',
    receipts,
    'Payout Date,Status,Charges,Refunds,Fees,Total,Currency',
    '{iso},paid,{gross},0.00,{feeneg},{abs},GBP',
  ),
  file(
    'Shopify balance transactions',
    seller,
    'Transaction Date,Type,Order,Payout Status,Amount,Fee,Net',
    '{iso},{code},#{n},paid,{grosssigned},{fee},{amt}',
  ),
  file(
    'Worldpay settlements',
    receipts,
    'Settlement Date,Merchant ID,Gross,Charges,Net Settlement',
    '{d},{big},{gross},{feeneg},{abs}',
  ),
  file(
    'Takings by day, till',
    receipts,
    'Date,Z No,Takings,Card Fees,Banked',
    '{d},{n},{gross},{fee},{abs}',
  ),
  file(
    'Wise statement',
    trade,
    'TransferWise ID,Date,Amount,Currency,Description,Payment Reference,Running Balance,Exchange Rate',
    'TRANSFER-{n},{d},{amt},GBP,{text},{ref},{balance},1.0000',
  ),
  file(
    'Wise with direction',
    trade,
    'ID,Status,Direction,Created on,Source amount (after fees),Source currency,Target name,Reference',
    'T{n},COMPLETED,{inout},{iso} 09:30:00,{abs},GBP,{text},{ref}',
  ),
  file(
    'Direction IN/OUT, amount unsigned',
    trade,
    'Date,Description,Direction,Amount',
    '{d},{text},{inout},{abs}',
  ),
  file(
    'Type credit or debit, amount unsigned',
    trade,
    'Date,Description,Type,Amount',
    '{d},{text},{debitcredit},{abs}',
  ),
  file(
    'Sent and Received as a type',
    trade,
    'Date,Name,Type,Amount',
    '{d},{text},{sentreceived},{abs}',
  ),
  file(
    'Payouts with a rate and a reference',
    receipts,
    'Date,Reference No,Rate,Payout Amount',
    '{d},{big},1.15,{abs}',
  ),
  file('Marketplace payouts by header', receipts, 'Date,Order,Payout', '{d},{text},{abs}'),
  file(
    'A trap: a reference of nine digits before the amount',
    receipts,
    'Date,Reference,Customer,Amount',
    '{d},{big},{text},{abs}',
  ),
  file(
    'A trap: VAT before the total',
    bills,
    'Date,Supplier,VAT,Net,Total',
    '{d},{text},{vat},{net},{abs}',
  ),
  file(
    'A trap: net of fee and amount, nothing proves',
    receipts,
    'Date,Customer,Amount,Fee,Net',
    '{d},{text},{gross},{fee},{abs}',
    { verdict: 'ask' },
  ),
  file(
    'A trap: rate to the pound beside a signed amount',
    trade,
    'Date,Details,Rate,Amount',
    '{d},{text},1.17,{amt}',
  ),
  file(
    'A trap: quantity and unit price',
    receipts,
    'Date,Item,Quantity,Unit Price,Total',
    '{d},{text},2,10.00,{abs}',
    { verdict: 'ask' },
  ),
  file(
    'A trap: running total called Total',
    trade,
    'Date,Details,Amount,Total',
    '{d},{text},{amt},{balance}',
  ),
  file(
    'Gross, net and a balance that the net moves',
    seller,
    'Date,Details,Gross,Fee,Net,Balance',
    '{d},{text},{grosssigned},{feeneg},{amt},{balance}',
  ),
  file(
    'Stripe in euros',
    { ...seller },
    'id,Type,Amount,Currency,Created,Description',
    'txn_{n},{code},{amt},eur,{iso} 09:30,{text}',
    { currency: 'EUR', verdict: 'ask' },
  ),
  file('Etsy in dollars by header', receipts, 'Date,Title,Payout (USD)', '{iso},{text},{abs}', {
    currency: 'USD',
  }),
  file(
    'Currency line above the table',
    trade,
    'Date,Description,Amount,Balance',
    '{iso},{text},{amt},{balance}',
    { before: ['Account currency: EUR'], currency: 'EUR' },
  ),
  file(
    'Balance on order in the words',
    {
      opening: 0,
      payments: trade.payments.map((each, at) =>
        at === 0 ? { ...each, text: 'Balance on order 551' } : each,
      ),
    },
    'Date,Description,Paid in,Paid out',
    '{d},{text},{in},{out}',
  ),
  file(
    'Total Energies is a supplier',
    {
      opening: 0,
      payments: trade.payments.map((each, at) =>
        at === 3 ? { ...each, text: 'Total Energies' } : each,
      ),
    },
    'Date,Description,Amount',
    '{d},{text},{amt}',
  ),
  file(
    'Opening balance fee in the words',
    {
      opening: 100_000,
      payments: trade.payments.map((each, at) =>
        at === 4 ? { ...each, text: 'Closing balance of invoice 12' } : each,
      ),
    },
    'Date,Description,Amount,Balance',
    '{d},{text},{amt},{balance}',
  ),
  file(
    'Pending at the end by status',
    {
      opening: 0,
      payments: [
        ...trade.payments,
        { day: '2026-10-31', pence: -9_900, text: 'Van Hire', code: 'DEB', isPending: true },
      ],
    },
    'Date,Description,Status,Amount',
    '{d},{text},{status},{amt}',
  ),
  file(
    'Card reader fees as a pair',
    seller,
    'Date,Description,Money in,Money out',
    '{d},{text},{in},{out}',
  ),
  file(
    'Revolut business card',
    card,
    'Date,Description,Amount,Fee,Balance',
    '{iso},{text},{amt},0.00,{balance}',
  ),
  file(
    'Deliveroo statement of payouts',
    receipts,
    'Week ending,Orders,Commission,VAT on commission,Amount paid to you',
    '{d},{n},{fee},0.20,{abs}',
  ),
  file(
    'Customer payments headed Paid',
    receipts,
    'Date,Customer,Invoice,Paid',
    '{d},{text},{n},{abs}',
    { verdict: 'ask' },
  ),
]
