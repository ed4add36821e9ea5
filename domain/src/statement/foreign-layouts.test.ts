// Exports of banks abroad: their words for date, money and balance, and the lines among their
// payments that are none.
import { describe, expect, test } from 'vitest'
import { readBad, readGood, shortly } from '../testing/statement-grid.ts'

const two = ['2024-01-14 -500 A', '2024-01-15 700 B']

describe('columns named in other languages', () => {
  test.each([
    ['German', 'Buchungstag|Verwendungszweck|Belastung|Gutschrift'],
    ['Norwegian', 'Dato|Forklaring|Ut fra konto|Inn på konto'],
    ['Croatian', 'Datum izvršenja|Opis plaćanja|Isplata|Uplata'],
    ['Slovene', 'Datum knjiženja|Namen|Breme|Dobro'],
    ['Bulgarian', 'Дата|Основание|Дебит|Кредит'],
    ['Greek', 'Ημερομηνία|Περιγραφή|Χρέωση|Πίστωση'],
    ['Turkish', 'İşlem Tarihi|Açıklama|Borç|Alacak'],
    ['Portuguese', 'Data Lanc.|Descrição|Débito|Crédito'],
    ['Brazilian', 'Data|Histórico|Débito (R$)|Crédito (R$)'],
    ['Italian', 'Data contabile|Descrizione|Addebiti (euro)|Accrediti (euro)'],
    ['Japanese', '日付|摘要|お支払金額|お預り金額'],
    ['Indian', 'Tran Date|PARTICULARS|DR|CR'],
  ])('%s money in two columns', (_, header) => {
    const read = readGood(`${header}\n14.01.2024|A|5,00|\n15.01.2024|B||7,00`)
    expect(shortly(read)).toEqual(two)
  })

  test.each([
    ['a German compound', 'Buchungsdatum|Text|Originalbetrag|Buchungsbetrag'],
    ['Hungarian', 'Könyvelés dátuma|Közlemény|Eredeti devizaárfolyam|Tranzakció összege'],
    ['Russian', 'Дата операции|Описание|Original|Сумма операции'],
    ['Swedish', 'Bokföringsdag|Text|Original amount|Belopp'],
  ])('%s for a signed amount beside the foreign one', (_, header) => {
    const read = readGood(`${header}\n14.01.2024|A|-9,00|-5,00\n15.01.2024|B|9,00|7,00`)
    expect(shortly(read)).toEqual(two)
  })

  test.each(['CreditDebet|D|C', 'Kredit/Debet|Debet|Kredit', 'Kennzeichen|S|H', '|D|C'])(
    'a column of letters is known by what it holds: %s',
    (words) => {
      const [head, out, into] = words.split('|')
      const text = `Datum|Omschrijving|Bedrag|${head}\n14-01-2024|A|5,00|${out}\n15-01-2024|B|7,00|${into}`
      expect(shortly(readGood(text))).toEqual(two)
    },
  )

  test('Soll/Haben may head signed amounts', () => {
    const read = readGood(
      'Buchungstag|Buchungsart|Soll/Haben\n14.01.2024|A|-5,00\n15.01.2024|B|7,00',
    )
    expect(read.transactions.map((each) => each.amount)).toEqual([-500, 700])
  })

  test('the day of value under Valuta is no currency', () => {
    const read = readGood('Datum|Text|Betrag|Valuta\n14.01.2024|A|-5,00|16.01.2024')
    expect(read.transactions[0]).toMatchObject({ day: '2024-01-14', currency: 'EUR' })
  })

  test('the booking day comes before the day of the order', () => {
    const read = readGood(
      'Date opération|Date comptable|Libellé|Montant\n13/01/2024|14/01/2024|A|-5,00',
    )
    expect(read.transactions[0]?.day).toBe('2024-01-14')
  })

  test('a year of two digits stands last where it can', () => {
    const read = readGood('Buchungstag|Text|Betrag\n14.01.24|A|-5,00\n15.01.24|B|7,00')
    expect(shortly(read)).toEqual(two)
    const alone = readGood('Buchungstag|Text|Betrag\n14.01.24|A|-5,00')
    expect(alone.transactions[0]?.day).toBe('2024-01-14')
  })

  test('a year of two digits that stands first is asked about where both readings are possible', () => {
    const bad = readBad('Datum|Text|Betrag\n24/01/05|A|-5,00\n24/01/19|B|7,00\n24/02/06|C|7,00')
    expect(bad.questions[0]?.options.map((each) => each.value)).toContain('YMD')
  })
})

describe('half a pair of columns', () => {
  const rows = '14.01.2024|A|5,00|\n15.01.2024|B||7,00\n16.01.2024|C|2,00|'

  test('finds its other half by the gaps it fills', () => {
    const read = readGood(`Datum|Text|Xyzzy|Gutschrift\n${rows}`)
    expect(read.transactions.map((each) => each.amount)).toEqual([-500, 700, -200])
  })

  test('is asked about when nothing fills the gaps', () => {
    const text =
      'Datum|Text|Gutschrift|Saldo\n14.01.2024|A||5,00\n15.01.2024|B|7,00|12,00\n16.01.2024|C||2,00'
    expect(readBad(text).questions.map((each) => each.code)).toEqual(['columns'])
  })

  test('both halves unknown are proved by the balance, or asked for', () => {
    const proved = '14.01.2024|A|5,00||95,00\n15.01.2024|B||7,00|102,00\n16.01.2024|C|2,00||100,00'
    const read = readGood(`Datum|Text|Xyzzy|Plugh|Saldo\n${proved}`)
    expect(read.transactions.map((each) => each.amount)).toEqual([-500, 700, -200])
    expect(readBad(`Datum|Text|Xyzzy|Plugh\n${rows}`).questions[0]?.code).toBe('amount_sign')
  })
})

describe('dated lines that are no payments', () => {
  test('balances and turnovers of Baltic statements are left out', () => {
    const read = readGood(`
Kuupäev|Selgitus|Summa|Deebet/Kreedit
01.01.2024|Algsaldo|100,00|K
14.01.2024|A|5,00|D
15.01.2024|B|7,00|K
31.01.2024|Käive|5,00|D
31.01.2024|Käive|7,00|K
31.01.2024|Lõppsaldo|102,00|K`)
    expect(shortly(read)).toEqual(two)
    expect(read.accounts).toMatchObject([{ opening: 10_000, closing: 10_200 }])
  })

  test.each(['Saldo anterior', 'SALDO DO DIA', 'Kontostand', 'Beginsaldo', 'Počáteční zůstatek'])(
    '%s states a balance',
    (words) => {
      const text = `Data|Descrição|Valor\n13/01/2024|${words}|100,00\n14/01/2024|A|-5,00\n15/01/2024|B|7,00`
      expect(shortly(readGood(text))).toEqual(two)
    },
  )

  test('a dated line called a total is one if it adds up', () => {
    const rows = '14/01/2024|A|5.00|\n15/01/2024|B||7.00\n16/01/2024|TESCO|1.00|'
    const two = `Date|Description|Debit|Credit\n${rows}\n31/01/2024|Totals|6.00|7.00`
    expect(readGood(two)).toMatchObject({ badRows: [], skipped: [{ reason: 'total', count: 1 }] })
    const single = `Date|Description|Amount\n14/01/2024|A|-5.00\n15/01/2024|B|7.00\n31/01/2024|Total|2.00`
    expect(shortly(readGood(single))).toEqual(['2024-01-14 -500 A', '2024-01-15 700 B'])
  })

  test('a payment that is still open in German is pending', () => {
    const text = 'Buchungstag|Buchungstext|Umsatz in EUR\noffen|X|-9,00\n14.01.2024|A|-5,00'
    expect(readGood(text)).toMatchObject({
      badRows: [],
      skipped: [{ reason: 'pending', count: 1 }],
    })
  })

  test('a petrol station called Total is a payment', () => {
    const read = readGood('Date|Description|Amount\n14/01/2024|TOTAL|-5.00\n15/01/2024|B|7.00')
    expect(read.transactions).toHaveLength(2)
  })
})

describe('dates of American banks', () => {
  test('known layouts begin with the month', () => {
    const read = readGood(
      'Transaction Date|Post Date|Description|Category|Type|Amount|Memo\n02/03/2024|02/04/2024|A|Food|Sale|-5.00|',
    )
    expect(read.transactions[0]?.day).toBe('2024-02-04')
  })

  test('others are asked about, with a date that tells', () => {
    const bad = readBad(
      'Date|Check Number|Description|Amount\n02/02/2024|1|A|-5.00\n02/04/2024|2|B|-6.00',
    )
    expect(bad.questions[0]?.options.map((each) => each.example)).toEqual([
      '02/04/2024 is 2 April 2024',
      '02/04/2024 is 4 February 2024',
    ])
  })
})
