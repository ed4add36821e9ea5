// Workbooks with several sheets, hidden parts, merged headers, foreign words and decoy columns.
import { describe, expect, test } from 'vitest'
import { readBad, readGood, sheetOf, sheetOfCells, shortly } from '../testing/statement-grid.ts'

const january = sheetOf('Date|Details|Amount\n14/01/2024|A|-5.00\n15/01/2024|B|7.00', 'Jan')
const february = sheetOf('Date|Details|Amount\n14/02/2024|C|-5.00\n15/02/2024|D|7.00', 'Feb')
const other = sheetOf('When|Date|Value|Payee\nx|14/02/2024|5.00|Q\ny|15/02/2024|7.00|R', 'Bills')

describe('sheets', () => {
  test('monthly sheets with one header are read together', () => {
    const read = readGood([february, january])
    expect(shortly(read)).toEqual([
      '2024-01-14 -500 A',
      '2024-01-15 700 B',
      '2024-02-14 -500 C',
      '2024-02-15 700 D',
    ])
    expect(read.transactions[0]?.sheet).toBe('Jan')
  })

  test('a summary beside them loses', () => {
    const summary = sheetOf('Month|Date|Total\nJan|31/01/2024|2.00\nFeb|29/02/2024|2.00', 'Summary')
    expect(readGood([summary, january]).transactions).toHaveLength(2)
  })

  test('different tables are asked about; the answer chooses', () => {
    const refused = readBad([january, other])
    expect(refused.code).toBe('choose_sheet')
    expect(refused.questions[0]?.options.map((option) => option.value)).toEqual(['Jan', 'Bills'])
    expect(readGood([january, other], { sheet: 'Jan' }).transactions).toHaveLength(2)
  })

  test('a hidden sheet is left out, with a notice', () => {
    const read = readGood([january, { ...other, hidden: true }])
    expect(read.assumptions).toContainEqual({
      code: 'hidden_sheets',
      message: "Hidden sheets were left out: 'Bills'.",
    })
  })

  test('hidden rows are read, with a notice', () => {
    const rows = january.rows.map((row, at) => (at === 2 ? { ...row, hidden: true } : row))
    const read = readGood([{ ...january, rows }])
    expect(read.transactions).toHaveLength(2)
    expect(read.assumptions.map((each) => each.code)).toContain('hidden_rows')
  })

  test('a sheet without a table is distinguished from an empty one', () => {
    expect(readBad([sheetOfCells([[null], ['']])]).code).toBe('empty')
    expect(readBad([sheetOf('Dear customer|\nplease find|attached')]).code).toBe('no_transactions')
    expect(readBad('Date|Description|Amount').code).toBe('no_transactions')
  })
})

describe('headers', () => {
  test('a header merged over two rows', () => {
    const read = readGood(
      'Date|Particulars|Amount||\n|||Debit|Credit\n'.replace('|||Debit|Credit', '||Debit|Credit') +
        '14/01/2024|TESCO|5.00|\n15/01/2024|B||7.00',
    )
    expect(shortly(read)).toEqual(['2024-01-14 -500 TESCO', '2024-01-15 700 B'])
  })

  test.each([
    [
      'Buchungstag|Verwendungszweck|Betrag|Saldo',
      '14.01.2024|A|-1.234,50|98.765,50\n15.01.2024|B|7,00|98.772,50',
    ],
    [
      'Datum|Naam / Omschrijving|Af Bij|Bedrag (EUR)',
      '20240114|A|Af|1.234,50\n20240115|B|Bij|7,00',
    ],
    [
      'Fecha|Concepto|Importe|Saldo',
      '14/01/2024|A|-1.234,50|98.765,50\n15/01/2024|B|7,00|98.772,50',
    ],
    ['Data|Descrizione|Entrate|Uscite', '14/01/2024|A||1.234,50\n15/01/2024|B|7,00|'],
    [
      'Data operacji|Opis operacji|Kwota|Saldo po operacji',
      '2024-01-14|A|-1 234,50|98 765,50\n2024-01-15|B|7,00|98 772,50',
    ],
    ['Date|Libellé|Débit|Crédit', '14/01/2024|A|1 234,50|\n15/01/2024|B||7,00'],
    [
      'Könyvelés dátuma|Közlemény|Összeg|Egyenleg',
      '2024.01.14|A|-1.234,50|98.765,50\n2024.01.15|B|7,00|98.772,50',
    ],
  ])('in other languages, with a decimal comma: %s', (header, rows) => {
    expect(shortly(readGood(`${header}\n${rows}`))).toEqual([
      '2024-01-14 -123450 A',
      '2024-01-15 700 B',
    ])
  })

  test('decoys: a value date, an original amount, a date column that holds none', () => {
    const read = readGood(`
Date|Value Date|Posting Date|Original amount|Amount|Details
x|16/01/2024|14/01/2024|99.00|-5.00|A
y|17/01/2024|15/01/2024|98.00|7.00|B`)
    expect(shortly(read)).toEqual(['2024-01-14 -500 A', '2024-01-15 700 B'])
  })

  test('duplicate headers: the first that holds something', () => {
    const read = readGood('Date|Amount|Details|Amount\n14/01/2024||A|-5.00\n15/01/2024||B|7.00')
    expect(shortly(read)).toEqual(['2024-01-14 -500 A', '2024-01-15 700 B'])
  })

  test('currencies in one file become accounts of their own', () => {
    const read = readGood(
      'Date|Details|Amount|Currency\n14/01/2024|A|-5.00|GBP\n15/01/2024|B|7.00|EUR',
    )
    expect(read.accounts.map((each) => each.currency)).toEqual(['GBP', 'EUR'])
    expect(read.assumptions.map((each) => each.code)).toContain('currencies')
  })

  test('yyyymmdd numbers and bare serials under a date header', () => {
    const dated = (first: number, second: number) =>
      readGood([
        sheetOfCells([
          ['Date', 'Details', 'Amount'],
          [first, 'A', -5],
          [second, 'B', 7.1],
        ]),
      ])
    expect(shortly(dated(20_240_114, 20_240_115))).toEqual([
      '2024-01-14 -500 A',
      '2024-01-15 710 B',
    ])
    expect(shortly(dated(45_305, 45_306))).toEqual(['2024-01-14 -500 A', '2024-01-15 710 B'])
  })
})

describe('accounts in foreign exports', () => {
  test('the other party’s account numbers make no accounts', () => {
    const read = readGood(
      'IBAN/BBAN|Munt|Datum|Bedrag|Saldo na trn|Tegenrekening IBAN/BBAN|Omschrijving\nNL1|EUR|2024-01-14|-12,50|987,50|NL7|A\nNL1|EUR|2024-01-15|100,00|1087,50|NL8|B\nNL1|EUR|2024-01-16|1,00|1088,50|NL9|C',
    )
    expect(read.accounts).toMatchObject([{ account: 'NL1', currency: 'EUR', closing: 108_850 }])
    expect(read.proof).toMatchObject({ kind: 'proved', share: 1 })
  })
})

test('a month that begins with the last row of the month before holds it once', () => {
  const head = 'Date|Details|In|Out|Balance'
  const shared = '2026-09-15|Rent||450.00|150.00'
  const read = readGood([
    sheetOf(
      `${head}\n2026-08-17|Adair|500.00||700.00\n2026-08-28|Fuel||100.00|600.00\n${shared}`,
      'Aug',
    ),
    sheetOf(
      `${head}\n${shared}\n2026-09-17|Rao|200.00||350.00\n2026-09-24|Phone||24.00|326.00`,
      'Sep',
    ),
  ])
  expect(read.accounts).toHaveLength(1)
  expect(read.transactions.map(({ amount }) => amount)).toEqual([
    50_000, -10_000, -45_000, 20_000, -2400,
  ])
})
