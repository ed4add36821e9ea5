// Of several columns of dates, the one on which the money moved counts.
import { expect, test } from 'vitest'
import { readGood } from '../testing/statement-grid.ts'

const files: [name: string, text: string][] = [
  [
    'Polish: the day of booking, not of the operation',
    `Data operacji|Data księgowania|Opis|Kwota
01.10.2026|02.10.2026|Becker|50,00
02.10.2026|13.10.2026|Czynsz|-20,00`,
  ],
  [
    'headers with a mark before each',
    `#Data operacji|#Data księgowania|#Opis operacji|#Kwota|#Saldo po operacji
01.10.2026|02.10.2026|Becker|50,00|150,00
02.10.2026|13.10.2026|Czynsz|-20,00|130,00`,
  ],
  [
    'a day given once for a whole settlement is not the day of its lines',
    `Payout date|Posted|Details|Amount|Currency
16.10.2026|||35.50|GBP
|02.10.2026|Principal|50.00|GBP
|02.10.2026|Commission|-7.50|GBP
|13.10.2026|Principal|9.00|GBP
|13.10.2026|Commission|-8.00|GBP
|13.10.2026|Storage|-8.00|GBP`,
  ],
  [
    'Spanish: the accounting day',
    `Fecha|Fecha contable|Concepto|Importe
01.10.2026|02.10.2026|Becker|50,00
02.10.2026|13.10.2026|Alquiler|-20,00`,
  ],
  [
    'Italian: the accounting day',
    `Data operazione|Data contabile|Descrizione|Importo
01.10.2026|02.10.2026|Becker|50,00
02.10.2026|13.10.2026|Affitto|-20,00`,
  ],
  [
    'Swedish: the day of booking',
    `Transaktionsdatum|Bokföringsdatum|Beskrivning|Belopp
2026-10-01|2026-10-02|Becker|50,00
2026-10-02|2026-10-13|Hyra|-20,00`,
  ],
  [
    'a card: the day it received the payment',
    `Received By Us|Transaction Date|Details|Amount
02 Oct 26|01 Oct 26|Client|50.00CR
13 Oct 26|02 Oct 26|Shell|20.00`,
  ],
  [
    'direct debits: the day they were charged, not set up',
    `created_at|charge_date|customer|amount|currency|status
2026-10-01|2026-10-02|A Cole|50.00|GBP|paid_out
2026-10-01|2026-10-13|B Finch|20.00|GBP|paid_out`,
  ],
]

test.each(files)('%s', (_, text) => {
  const days = readGood(text).transactions.map(({ day }) => day)
  expect([...new Set(days)]).toEqual(['2026-10-02', '2026-10-13'])
})
