// Which way the money went: by columns, letters, brackets, the balance; and the refusal to guess.
import { describe, expect, test } from 'vitest'
import { readBad, readGood, shortly } from '../testing/statement-grid.ts'

const amounts = (text: string) => readGood(text).transactions.map((each) => each.amount)

describe('signs', () => {
  test.each([
    ['DR', 'CR'],
    ['D', 'C'],
    ['Debit', 'Credit'],
    ['Af', 'Bij'],
    ['Soll', 'Haben'],
    ['Out', 'In'],
    ['Cargo', 'Abono'],
    ['Wn', 'Ma'],
  ])('a letter column saying %s and %s settles unsigned amounts', (out, into) => {
    expect(
      amounts(`Date|Description|Amount|Dr/Cr\n14/01/2024|A|5.00|${out}\n15/01/2024|B|7.00|${into}`),
    ).toEqual([-500, 700])
  })

  test('a type column of nothing but debit and credit serves as one', () => {
    expect(
      amounts('Date|Type|Description|Amount\n14/01/2024|debit|A|5.00\n15/01/2024|credit|B|7.00'),
    ).toEqual([-500, 700])
  })

  test('letters behind the amount, brackets and trailing minus', () => {
    expect(amounts('Date|Description|Amount\n14/01/2024|A|5.00 DR\n15/01/2024|B|7.00 CR')).toEqual([
      -500, 700,
    ])
    expect(amounts('Date|Description|Amount\n14/01/2024|A|(£5.00)\n15/01/2024|B|£7.00')).toEqual([
      -500, 700,
    ])
    expect(amounts('Date|Description|Amount\n14/01/2024|A|5.00-\n15/01/2024|B|7.00')).toEqual([
      -500, 700,
    ])
    expect(amounts('Date|Description|Amount\n14/01/2024|A|\u22125.00\n15/01/2024|B|7.00')).toEqual([
      -500, 700,
    ])
  })

  test('only credits marked: the unmarked amounts are spending', () => {
    expect(
      amounts(
        'Date|Description|Amount\n14/01/2024|A|5.00\n15/01/2024|B|6.00\n16/01/2024|C|7.00 CR',
      ),
    ).toEqual([-500, -600, 700])
  })

  test('columns named in plain words and proved by the balance outweigh a type that fits neither', () => {
    expect(
      amounts(
        `Date|Type|Description|Paid out|Paid in|Balance
01/10/2026|BP|Rent|400.00||600.00
02/10/2026|BP|Client A||500.00|1100.00
03/10/2026|BP|Client B||250.00|1350.00
05/10/2026|BP|Client C||100.00|1450.00`,
      ),
    ).toEqual([-40000, 50000, 25000, 10000])
  })

  test('negative numbers in a debit column went out; a lone one among plain debits came back', () => {
    expect(
      amounts(
        'Date|Description|Debit|Credit\n14/01/2024|A|-5.00|\n15/01/2024|B||7.00\n16/01/2024|C|-6.00|',
      ),
    ).toEqual([-500, 700, -600])
    expect(
      amounts(
        'Date|Description|Debit|Credit\n14/01/2024|TESCO|5.00|\n15/01/2024|B|6.00|\n16/01/2024|C|-6.00|',
      ),
    ).toEqual([-500, -600, 600])
  })

  test('both columns filled is a bad row; a zero beside an amount is not', () => {
    const read = readGood(
      'Date|Description|Paid out|Paid in\n14/01/2024|A|5.00|0.00\n15/01/2024|B|0.00|7.00\n16/01/2024|C|1.00|\n17/01/2024|D|1.00|\n18/01/2024|E|5.00|6.00',
    )
    expect(read.transactions.map((each) => each.amount)).toEqual([-500, 700, -100, -100])
    expect(read.badRows).toMatchObject([{ line: 6, code: 'both_amounts' }])
  })

  test('the balance overrides a flag: "C -1,533.50" is money in', () => {
    expect(
      amounts(
        'Date|Description|D/C|Amount|Balance\n14/01/2024|OPEN|C|-100.00|100.00\n15/01/2024|A|C|-1533.50|1633.50\n16/01/2024|B|D|33.50|1600.00\n17/01/2024|E|D|600.00|1000.00',
      ),
    ).toEqual([10_000, 153_350, -3350, -60_000])
  })

  test('the balance alone gives signs to unsigned amounts', () => {
    const text =
      'Date|Description|Amount|Balance\n14/01/2024|Opening balance||100.00\n14/01/2024|A|5.00|95.00\n15/01/2024|B|7.00|102.00\n16/01/2024|C|2.00|100.00'
    expect(amounts(text)).toEqual([-500, 700, -200])
    expect(readGood(text).assumptions.map((each) => each.code)).toContain('sign_by_balance')
  })

  test('amounts that the balance contradicts throughout are turned round, with a notice', () => {
    const read = readGood(
      'Date|Description|Amount|Balance\n14/01/2024|A|5.00|95.00\n15/01/2024|B|-7.00|102.00\n16/01/2024|C|2.00|100.00',
    )
    expect(read.transactions.map((each) => each.amount)).toEqual([-500, 700, -200])
    expect(read.assumptions.map((each) => each.code)).toContain('sign_by_balance')
  })

  test('unsigned amounts that nothing proves are asked about, and an answer settles them', () => {
    const text = 'Date|Description|Amount\n14/01/2024|A|5.00\n15/01/2024|B|7.00'
    const refused = readBad(text)
    expect(refused.code).toBe('ambiguous_sign')
    expect(refused.questions[0]).toMatchObject({ code: 'amount_sign' })
    expect(
      readGood(text, { amountSign: 'inverted' }).transactions.map((each) => each.amount),
    ).toEqual([-500, -700])
    expect(readGood(text, { amountSign: 'as_written' }).transactions[0]?.amount).toBe(500)
  })

  test('signs against the words of the payments are asked about', () => {
    const refused = readBad(
      'Date|Description|Amount\n14/01/2024|DIRECT DEBIT BT|5.00\n15/01/2024|CARD PAYMENT PRET|7.00\n16/01/2024|SALARY ACME|-900.00',
    )
    expect(refused.code).toBe('ambiguous_sign')
  })

  test('a card file in which only payments are negative is turned round, aloud', () => {
    const read = readGood(
      'Date|Description|Amount\n14/01/2024|PRET|5.00\n15/01/2024|SHELL|7.00\n16/01/2024|BOOTS|2.00\n17/01/2024|PAYMENT RECEIVED - THANK YOU|-14.00',
    )
    expect(shortly(read).at(-1)).toBe('2024-01-17 1400 PAYMENT RECEIVED - THANK YOU')
    expect(read.assumptions.map((each) => each.code)).toContain('card_inverted')
  })
})

describe('amounts nobody vouches for', () => {
  test('mostly positive, with nothing to say that they came in, are asked about', () => {
    const shops = ['PRET', 'SHELL', 'BOOTS', 'TESCO', 'ARGOS'].map(
      (shop) => `14/01/2024|${shop}|5.00`,
    )
    const refused = readBad(
      `Date|Description|Amount\n${shops.join('\n')}\n15/01/2024|CREDIT NOTE|-2.00`,
    )
    expect(refused.code).toBe('ambiguous_sign')
  })

  test('one refund that left the account is enough to ask', () => {
    const refused = readBad(
      'Date|Description|Amount\n14/01/2024|PRET|5.00\n15/01/2024|AMAZON REFUND|-2.00',
    )
    expect(refused.code).toBe('ambiguous_sign')
  })

  test('a column of pence is read as pence', () => {
    expect(amounts('date|description|amount_pence\n2024-01-14|A|-450\n2024-01-15|B|10000')).toEqual(
      [-450, 10_000],
    )
  })

  test('beside a fee the net amount counts', () => {
    expect(
      amounts(
        'Date|Name|Gross|Fee|Net|Balance\n14/01/2024|A|100.00|-3.20|96.80|96.80\n15/01/2024|B|-96.80|0.00|-96.80|0.00',
      ),
    ).toEqual([9680, -9680])
  })
})

describe('signs that a few rows do not prove', () => {
  const head = 'Date|Description|Amount|Balance'

  test('an unsigned amount that no balance precedes is asked about, however the next ones move', () => {
    const up = `${head}\n14/01/2024|A|20.00|80.00\n15/01/2024|B|1000.00|1080.00`
    expect(readBad(up).code).toBe('ambiguous_sign')
    const down = `${head}\n14/01/2024|A|1000.00|1080.00\n15/01/2024|B|20.00|1060.00`
    expect(readBad(down).code).toBe('ambiguous_sign')
  })

  test('its own words may tell', () => {
    const text = `${head}\n14/01/2024|CARD PAYMENT TO A|20.00|80.00\n15/01/2024|B|1000.00|1080.00`
    expect(amounts(text)).toEqual([-2000, 100_000])
  })

  test('credits printed with a minus, as cards do, still came in', () => {
    const text = 'Date|Description|Debit|Credit\n14/01/2024|A|5.00|\n15/01/2024|B||-7.00'
    expect(amounts(text)).toEqual([-500, 700])
  })

  test('twice as many plain amounts as minuses may be a card’s spending', () => {
    const text =
      'Date|Description|Amount\n14/01/2024|A|5.00\n15/01/2024|B|7.00\n16/01/2024|C|8.00\n17/01/2024|D|-9.00'
    expect(readBad(text).code).toBe('ambiguous_sign')
  })

  test.each([
    'Trans. Date|Post Date|Description|Amount|Category\n01/13/2024|01/14/2024|A|5.00|Food\n01/13/2024|01/15/2024|B|-7.00|Payments',
    'Transaction Date|Clearing Date|Description|Merchant|Category|Type|Amount (USD)\n01/13/2024|01/14/2024|A|A|Food|Purchase|5.00\n01/13/2024|01/15/2024|B|B|Payment|Payment|-7.00',
    'Date|Date entered|Reference|Description|Amount\n13/01/2024|14/01/2024|1|A|5.00\n13/01/2024|15/01/2024|2|B|-7.00',
  ])('a card known by its layout is turned round', (text) => {
    const read = readGood(text)
    expect(read.transactions.map((each) => [each.day, each.amount])).toEqual([
      ['2024-01-14', -500],
      ['2024-01-15', 700],
    ])
  })
})

describe('letters beside amounts of their own sign', () => {
  test('debits plain and credits with a minus, as cards print them, agree', () => {
    const text = 'Date|Type|Description|Amount\n14/01/2024|DEBIT|A|5.00\n15/01/2024|CREDIT|B|-7.00'
    expect(amounts(text)).toEqual([-500, 700])
  })

  test('a credit with a minus among plain credits is asked about', () => {
    const text =
      'Date|Type|Description|Amount\n14/01/2024|DEBIT|A|-5.00\n15/01/2024|CREDIT|B|7.00\n16/01/2024|CREDIT|C|-2.00'
    expect(readBad(text).code).toBe('ambiguous_sign')
  })
})

describe('tables without a header', () => {
  test('words for debit and credit are found among the columns', () => {
    expect(
      amounts(
        '14/01/2024|ALPHA STORES|5.00|debit|x\n15/01/2024|BETA LIMITED|7.00|credit|x\n16/01/2024|GAMMA CAFE|2.00|debit|x',
      ),
    ).toEqual([-500, 700, -200])
  })

  test('unsigned amounts get their direction from the balance behind them', () => {
    const text =
      '14/01/2024|ALPHA STORES|5.00|Debet|95.00\n15/01/2024|BETA LIMITED|7.00|Credit|102.00\n16/01/2024|GAMMA CAFE|2.00|Debet|100.00'
    expect(amounts(text)).toEqual([-500, 700, -200])
  })

  test('a balance printed before each payment tells the amount from it', () => {
    const text =
      '14/01/2024|ALPHA STORES|100.00|-5.00\n15/01/2024|BETA LIMITED|95.00|7.00\n16/01/2024|GAMMA CAFE|102.00|-2.00\n17/01/2024|DELTA FUEL|100.00|-1.00'
    expect(amounts(text)).toEqual([-500, 700, -200, -100])
  })

  test('zeros stand for nothing in a pair of columns', () => {
    const text =
      '14/01/2024|ALPHA STORES|5.00|0|95.00\n15/01/2024|BETA LIMITED|0|7.00|102.00\n16/01/2024|GAMMA CAFE|2.00|0|100.00'
    expect(amounts(text)).toEqual([-500, 700, -200])
  })
})
