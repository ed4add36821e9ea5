// Lines about invoices and bills as people type them, on Friday 20 November 2026.
import { describe, expect, test } from 'vitest'
import { readLine } from './read-line.ts'

const today = '2026-11-20'
const read = (line: string) => {
  const { side, party, amount, due, doubts } = readLine(line, { today })
  return [side, party, amount, due, doubts.join(' ')]
}

test.each([
  // A space between thousands, or the end of the amount: £1 is never taken by itself.
  ['Acme owes me £ 1 200 on the 3rd', 120_000],
  ['Acme owes me £12 500.50 on the 3rd', 1_250_050],
  // Money owed to a customer, or a dash.
  ['Acme owes me -£50 on the 3rd', null],
  ['Acme owes me £-50 on the 3rd', null],
])('%s leaves its amount in doubt', (line, amount) => {
  expect(read(line)).toEqual(['in', 'Acme', amount, '2026-12-03', 'amount'])
})

describe('a line that leaves nothing open', () => {
  test.each([
    ['Brightwater owes me £12,000 on the 15th', 'in', 'Brightwater', 1_200_000, '2026-12-15'],
    ['Brightwater owes us £12k by 15 December', 'in', 'Brightwater', 1_200_000, '2026-12-15'],
    ['brightwater will pay me 12,000 on Friday', 'in', 'brightwater', 1_200_000, '2026-11-27'],
    ['I owe Howdens £450.20 by Friday', 'out', 'Howdens', 45_020, '2026-11-27'],
    ['We owe Jewson 450.20 tomorrow', 'out', 'Jewson', 45_020, '2026-11-21'],
    ['pay Screwfix £88.12 on 30/11', 'out', 'Screwfix', 8_812, '2026-11-30'],
    ['Bill from Howdens for £450 due 30 Nov', 'out', 'Howdens', 45_000, '2026-11-30'],
    [
      'Invoice 1042 to Brightwater for £12,000 due 15 December',
      'in',
      'Brightwater',
      1_200_000,
      '2026-12-15',
    ],
    [
      'Invoice INV-1042 from Travis Perkins £310.00 due 1st December',
      'out',
      'Travis Perkins',
      31_000,
      '2026-12-01',
    ],
    ['Expecting £3k from Smith & Sons in two weeks', 'in', 'Smith & Sons', 300_000, '2026-12-04'],
    ['Expecting £3,000 from Smith & Sons on Dec 4th', 'in', 'Smith & Sons', 300_000, '2026-12-04'],
    ['I invoiced Harrop Homes £4,800 due in 30 days', 'in', 'Harrop Homes', 480_000, '2026-12-20'],
    [
      '£4,800 owed by Harrop Homes at the end of the month',
      'in',
      'Harrop Homes',
      480_000,
      '2026-11-30',
    ],
    ['Harrop Homes owes me £4,800 end of next month', 'in', 'Harrop Homes', 480_000, '2026-12-31'],
    ['Harrop Homes owes me 4800 on 2026-12-31', 'in', 'Harrop Homes', 480_000, '2026-12-31'],
    ['Harrop Homes owes me 4800 on 31/12/26', 'in', 'Harrop Homes', 480_000, '2026-12-31'],
    ['Harrop Homes owes me £1.5k, net 30', 'in', 'Harrop Homes', 150_000, '2026-12-20'],
    [
      'We need to pay Pennine Estates £2,450 on 1 Dec',
      'out',
      'Pennine Estates',
      245_000,
      '2026-12-01',
    ],
    ['The Works owes me £90 on the 1st of December', 'in', 'Works', 9_000, '2026-12-01'],
    [
      'Supplier bill: Latham Timber, £1,204.50, due 4 January 2027',
      'out',
      'Latham Timber',
      120_450,
      '2027-01-04',
    ],
    ['3M UK owes me £90 on 1 Dec', 'in', '3M UK', 9_000, '2026-12-01'],
    ['Studio 54 owes me £900 on 1 Dec', 'in', 'Studio 54', 90_000, '2026-12-01'],
    [
      'Marsh and Daughters owes us 250 pounds on Monday',
      'in',
      'Marsh and Daughters',
      25_000,
      '2026-11-23',
    ],
  ])('%s', (line, side, party, amount, due) => {
    expect(read(line)).toEqual([side, party, amount, due, ''])
  })
})

test.each([
  ['Bramley Foods owes me £500, due last Friday', 'in', 'Bramley Foods', 50_000, '2026-11-13'],
  ['Bramley Foods owes me £500 yesterday', 'in', 'Bramley Foods', 50_000, '2026-11-19'],
  [
    'Bramley Foods owes me £500, which was due on the 3rd',
    'in',
    'Bramley Foods',
    50_000,
    '2026-11-03',
  ],
  ['Bramley Foods owes me £500, due a week ago', 'in', 'Bramley Foods', 50_000, '2026-11-13'],
  ['I owe Howdens £450.20, 30 days overdue', 'out', 'Howdens', 45_020, '2026-10-21'],
  ['I owe Howdens £450.20, overdue since 3 November', 'out', 'Howdens', 45_020, '2026-11-03'],
  ['Howdens should have paid me £450.20 on the 3rd', 'in', 'Howdens', 45_020, '2026-11-03'],
])('%s: what is written of as past is past', (line, side, party, amount, due) => {
  expect(read(line)).toEqual([side, party, amount, due, ''])
})

describe('what a line leaves open is asked', () => {
  test.each([
    ['Howdens £450 30 Nov', [null, 'Howdens', 45_000, '2026-11-30', 'side']],
    ['Brightwater owes me £12,000', ['in', 'Brightwater', 1_200_000, null, 'due']],
    ['Brightwater owes me on the 15th', ['in', 'Brightwater', null, '2026-12-15', 'amount']],
    ['owes me £500 on 1 Dec', ['in', '', 50_000, '2026-12-01', 'party']],
    // The 2nd of November has just passed: late already, or next year's?
    ['Brightwater owes me £500 on 2 November', ['in', 'Brightwater', 50_000, '2026-11-02', 'due']],
    // This coming Friday, or the one after it?
    ['Brightwater owes me £500 next week', ['in', 'Brightwater', 50_000, '2026-11-27', 'due']],
    ['Brightwater owes me £500 on 3/25', ['in', 'Brightwater', 50_000, '2027-03-25', 'due']],
    ['Brightwater owes me £500 on 31 February', ['in', 'Brightwater', 50_000, null, 'due']],
    [
      'Brightwater owes me £500 or £600 on 1 Dec',
      ['in', 'Brightwater', 50_000, '2026-12-01', 'amount'],
    ],
    ['Brightwater owes me 1,5 on 1 Dec', ['in', 'Brightwater', null, '2026-12-01', 'amount']],
    [
      'I owe the bank and Brightwater owes me £5 on 1 Dec',
      [null, 'Brightwater', 500, '2026-12-01', 'side'],
    ],
  ] as const)('%s', (line, expected) => {
    const [side, party, amount, due, doubts] = expected
    const found = read(line)
    expect([found[0], found[2], found[3]]).toEqual([side, amount, due])
    expect(found[4]).toContain(doubts)
    if (party) expect(found[1]).toContain(party)
  })

  test('nothing is read into nothing', () => {
    expect(read('')).toEqual([null, '', null, null, 'side party amount due'])
    expect(read('hello')).toEqual([null, 'hello', null, null, 'side amount due'])
  })
})

test('a number and an email address are kept, and are no amounts', () => {
  const line =
    'Invoice no. 2041 to Brightwater, accounts@brightwater.example.co.uk, £12,000 due 1 Dec'
  expect(readLine(line, { today })).toMatchObject({
    side: 'in',
    party: 'Brightwater',
    number: '2041',
    email: 'accounts@brightwater.example.co.uk',
    amount: 1_200_000,
    doubts: [],
  })
  expect(readLine('#77 Brightwater owes me 500 on 1 Dec', { today })).toMatchObject({
    number: '77',
    amount: 50_000,
    doubts: [],
  })
})

test('a list of one side answers for its lines', () => {
  expect(readLine('Howdens £450 30 Nov', { today, side: 'out' })).toMatchObject({
    side: 'out',
    doubts: [],
  })
  // The line’s own words count for more.
  expect(readLine('Brightwater owes me £450 30 Nov', { today, side: 'out' }).side).toBe('in')
})

// Six letters and a number are a number of an invoice; an amount of two is in doubt.
test.each([
  ['#12/3 Acme owes me £5 tomorrow', '12/3', 500, ''],
  ['Acme owes me £5 tomorrow, PO 77', '77', 500, ''],
  ['so-9 Acme owes me £5 tomorrow', 'so-9', 500, ''],
  ['ABCDEF-9 Acme owes me £5 tomorrow', null, 500, ''],
  ['ref ABCDEF-9 Acme owes me £5 tomorrow', 'ABCDEF-9', 500, ''],
  ['Acme owes me 5 or 6 tomorrow', null, 500, 'party amount'],
  ['Acme owes me £0 tomorrow', null, null, 'amount'],
  ['Acme owes me £5. tomorrow', null, 500, ''],
  ['3M owes me £90 tomorrow', null, 9000, ''],
  ['Acme owes me 1,250 tomorrow', null, 125_000, ''],
  ['Acme owes me 5 quid tomorrow', null, 500, ''],
])('%s: number %s, amount %s', (line, number, amount, doubts) => {
  const reading = readLine(line, { today })
  expect([reading.number, reading.amount, reading.doubts.join(' ')]).toEqual([
    number,
    amount,
    doubts,
  ])
})

test.each([
  ['Acme owes me £100 + VAT tomorrow', 12_000, { net: 10_000, percent: 20 }],
  ['Acme owes me £1,200 plus VAT tomorrow', 144_000, { net: 120_000, percent: 20 }],
  ['Acme owes me 100 ex VAT tomorrow', 12_000, { net: 10_000, percent: 20 }],
  ['Acme owes me £100+vat tomorrow', 12_000, { net: 10_000, percent: 20 }],
  ['Acme owes me £100 (excl. VAT) tomorrow', 12_000, { net: 10_000, percent: 20 }],
  ['Acme owes me £100 before VAT tomorrow', 12_000, { net: 10_000, percent: 20 }],
  ['Acme owes me £100, VAT extra, tomorrow', 12_000, { net: 10_000, percent: 20 }],
  ['Acme owes me £100 + 5% VAT tomorrow', 10_500, { net: 10_000, percent: 5 }],
  ['Acme owes me £100 plus VAT at 20% tomorrow', 12_000, { net: 10_000, percent: 20 }],
  ['Acme owes me £33.33 + VAT tomorrow', 4_000, { net: 3_333, percent: 20 }],
  ['Acme owes me £120 inc VAT tomorrow', 12_000, undefined],
  ['Acme owes me £120 including VAT tomorrow', 12_000, undefined],
  ['Acme owes me £120, VAT included, tomorrow', 12_000, undefined],
  ['Acme owes me £120 no VAT tomorrow', 12_000, undefined],
])('%s: %i pence with its VAT', (line, amount, vat) => {
  const reading = readLine(line, { today })
  expect([reading.party, reading.amount, reading.vat]).toEqual(['Acme', amount, vat])
  expect(reading.doubts).toEqual([])
})

test.each(['£100 + 17.5% VAT', '£100 + £20 VAT', '£100 net'])(
  'with %s the amount is asked for',
  (amount) => {
    expect(readLine(`Acme owes me ${amount} tomorrow`, { today }).doubts).toContain('amount')
  },
)

test.each([
  ['owe landlord £1850 1st of every month', 'every month', '2026-12-01'],
  ['owe landlord £1850 on the 1st of each month', 'each month', '2026-12-01'],
  ['owe landlord £1850 every 1st', 'every 1st', '2026-12-01'],
  ['owe landlord £1850 at the end of every month', 'every month', '2026-11-30'],
  ['owe landlord £1850 on the last Friday of every month', 'every month', '2026-11-27'],
  ['owe landlord £1850 every Friday', 'every Friday', '2026-11-27'],
  ['owe landlord £1850 on Mondays', 'on Mondays', '2026-11-23'],
  ['owe landlord £1850 every two weeks', 'every two weeks', null],
  ['owe landlord £1850 monthly from 1 December', 'monthly', '2026-12-01'],
  ['owe landlord £1850 a month', 'a month', null],
  ['owe landlord £1850 per month from 1 December', 'per month', '2026-12-01'],
  ['owe landlord £1850 pcm', 'pcm', null],
  ['Monthly bill from landlord £1850 on 1 December', 'Monthly', '2026-12-01'],
])('%s repeats, and its first day is asked about', (line, repeats, due) => {
  const reading = readLine(line, { today })
  expect(reading).toMatchObject({ side: 'out', party: 'landlord', amount: 185_000, repeats, due })
  expect(reading.doubts).toEqual(['due'])
})

test.each([
  'Weekly Times owes me £90 tomorrow',
  'Acme owes me £90 a week ago',
  'Acme owes me £90 in a month',
  'Acme owes me £90 on Monday',
])('%s does not repeat', (line) => {
  const reading = readLine(line, { today })
  expect([reading.repeats, reading.doubts]).toEqual([undefined, []])
})

// Money of another currency, and a share of something, are no pounds.
test.each([
  'Acme owes me $500 on the 3rd',
  'Acme owes me US$500 on the 3rd',
  'Acme owes me €1,200.50 on the 3rd',
  'Acme owes me 500 euros on the 3rd',
  'Acme owes me 50% of £3,000 on the 3rd',
  'Acme owes me half of £3,000 on the 3rd',
])('%s leaves its amount to be asked for', (line) => {
  expect(read(line)).toEqual(['in', 'Acme', null, '2026-12-03', 'amount'])
})

test('what has been paid is due on no day', () => {
  expect(read('Acme paid me £200 yesterday')).toEqual(['in', 'Acme', 20_000, null, 'due'])
  expect(read('Acme has not paid me £200, due on the 3rd')[3]).toBe('2026-12-03')
  expect(read('Acme should have paid me £200 by 3 Nov')[3]).toBe('2026-11-03')
})
