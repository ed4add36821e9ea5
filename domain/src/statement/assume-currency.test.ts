// Files that name no currency: what they are taken to be in, and that it is always a doubt.
import { expect, test } from 'vitest'
import { readGood } from '../testing/statement-grid.ts'

const files: [name: string, currency: string, message: RegExp, text: string][] = [
  [
    'Polish headings',
    'PLN',
    /Polish zloty, because the headings are Polish/,
    `Data operacji|Opis operacji|Kwota
02.10.2026|Czynsz|-20,00
13.10.2026|Becker|50,00`,
  ],
  [
    'Finnish headings',
    'EUR',
    /euros, because the headings are Finnish/,
    `Kirjauspäivä|Saaja/Maksaja|Määrä
02.10.2026|Quay|-20,00
13.10.2026|Becker|50,00`,
  ],
  [
    'Swedish headings',
    'SEK',
    /Swedish kronor/,
    `Bokföringsdag|Text|Belopp
2026-10-02|Hyra|-20,00
2026-10-13|Becker|50,00`,
  ],
  [
    'Dutch headings',
    'EUR',
    /headings are Dutch/,
    `Datum|Omschrijving|Bedrag
02-10-2026|Huur|-20,00
13-10-2026|Becker|50,00`,
  ],
  [
    'no header, and cards worded as in Australia',
    'AUD',
    /Australian dollars/,
    `13/10/2026|-45.60|COLES 4423 MELBOURNE AU Card xx1234 Value Date: 11/10/2026|+54.40
05/10/2026|+50.00|Direct Credit 301500 MARLOW|+100.00
02/10/2026|-20.00|Transfer to xx9876|+50.00`,
  ],
  [
    'no header, months first, a check',
    'USD',
    /US dollars/,
    `10/15/2026|-82.14|*||STAPLES OAKLAND
10/13/2026|50.00|*||MOBILE DEPOSIT
10/02/2026|-20.00|*||CHECK # 1041`,
  ],
  [
    'months first alone',
    'USD',
    /US dollars, because its dates are written month first/,
    `Date|Description|Amount
10/15/2026|Timber|-82.14
10/02/2026|Marlow|50.00`,
  ],
  [
    'payments to Irish firms',
    'EUR',
    /euros, because its payments name firms and places in Ireland/,
    `Date|Details|Debit|Credit|Balance
13/10/2026|POS TESCO IRELAND|42.10||457.90
14/10/2026|SEPA CREDIT MURPHY||900.00|1357.90
15/10/2026|DD ELECTRIC IRELAND|180.12||1177.78`,
  ],
  [
    'what is sold online from Dublin, and a journey to Northern Ireland',
    'GBP',
    /pounds/,
    `Date|Details|Amount
13/10/2026|ADOBE DUBLIN|-42.10
14/10/2026|GOOGLE DUBLIN|-12.10
15/10/2026|TOURISM NORTHERN IRELAND|-60.12`,
  ],
  [
    'one purchase on a journey',
    'GBP',
    /Payments mention AUD/,
    `Date|Description|Amount
15/10/2026|QANTAS SYDNEY AU AUD|-82.14
14/10/2026|Taxi|-8.00
13/10/2026|Rent|-9.00
12/10/2026|Phone|-4.00
11/10/2026|Water|-3.00
02/10/2026|Marlow|50.00`,
  ],
  [
    'codes among the words of payments: pounds, with the codes named',
    'GBP',
    /Payments mention USD, CHF/,
    `Date|Description|Amount
15/10/2026|Hotel 20.00 USD|-82.14
14/10/2026|Taxi 9.00 CHF|-8.00
02/10/2026|Marlow|50.00`,
  ],
]

test.each(files)('%s', (_, currency, message, text) => {
  const read = readGood(text)
  expect(new Set(read.transactions.map((each) => each.currency))).toEqual(new Set([currency]))
  const doubt = read.assumptions.find(({ code }) => code === 'currency_assumed')
  expect(doubt?.message).toMatch(message)
})

test('what a person answers goes before any of it', () => {
  const text = `Data operacji|Opis operacji|Kwota
02.10.2026|Czynsz|-20,00
13.10.2026|Becker|50,00`
  const read = readGood(text, { currency: 'EUR' })
  expect(read.transactions[0]?.currency).toBe('EUR')
  expect(read.assumptions.map(({ code }) => code)).not.toContain('currency_assumed')
})
