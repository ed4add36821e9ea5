// In its own books a bank owes what is saved with it: some export money saved below zero, with
// every sign turned round. The balance follows either way, so that words decide, or a person.
import { describe, expect, test } from 'vitest'
import { readBad, readGood } from '../testing/statement-grid.ts'

const amounts = (read: ReturnType<typeof readGood>) => read.transactions.map((each) => each.amount)
const isDoubted = (read: ReturnType<typeof readGood>) =>
  read.assumptions.some(({ message }) => message.includes('the other way round'))

describe('savings below zero', () => {
  const saver = `Date|Narrative|Amount|Balance
01/04/2026|Transfer from 00112233|-2500.00|-2500.00
31/05/2026|Credit interest|-9.11|-2509.11
15/06/2026|Withdrawal|1000.00|-1509.11
30/06/2026|Credit interest|-13.20|-1522.31`

  test('are asked about where words speak against the signs', () => {
    expect(readBad(saver).questions.map(({ code }) => code)).toEqual(['amount_sign'])
    const read = readGood(saver, { amountSign: 'inverted' })
    expect(amounts(read)).toEqual([250_000, 911, -100_000, 1320])
    expect(read.accounts).toMatchObject([{ opening: 0, closing: 152_231 }])
  })

  test('are asked about in debits and credits alike', () => {
    const text = `Date|Details|Debit|Credit|Balance
01/04/2026|Transfer from 00112233|2500.00||-2500.00
31/05/2026|Credit interest|9.11||-2509.11
15/06/2026|Withdrawal||1000.00|-1509.11`
    expect(readBad(text).code).toBe('ambiguous_sign')
    expect(amounts(readGood(text, { amountSign: 'inverted' }))).toEqual([250_000, 911, -100_000])
  })

  test('under “Paid in” never went out', () => {
    const text = `Date|Details|Withdrawn|Paid in|Balance
30/06/2026|Interest||41.12|-4541.12
31/07/2026|Interest||39.87|-4580.99
31/08/2026|Interest||41.41|-4622.40`
    expect(readBad(text).questions[0]?.options).toEqual([
      {
        value: 'as_written',
        label: '‘Paid in’ came in, ‘Withdrawn’ went out',
        example: '41.12 Interest: in',
      },
      {
        value: 'inverted',
        label: '‘Withdrawn’ came in, ‘Paid in’ went out',
        example: '41.12 Interest: out',
      },
    ])
    const read = readGood(text, { amountSign: 'as_written' })
    expect(amounts(read)).toEqual([4112, 3987, 4141])
    expect(read.accounts).toMatchObject([{ opening: 450_000, closing: 462_240 }])
  })

  test('are doubted where no word speaks', () => {
    const read = readGood(`Date|Narrative|Amount|Balance
30/06/2026|Interest|-41.12|-4541.12
31/07/2026|Interest|-39.87|-4580.99
31/08/2026|Interest|-41.41|-4622.40`)
    expect(isDoubted(read)).toBe(true)
  })
})

test('an overdraft whose words agree with its signs is not doubted', () => {
  const read = readGood(`Date|Narrative|Amount|Balance
04/09/2026|Marlow Ltd|950.00|-3550.00
07/09/2026|Wages|-880.50|-4430.50
11/09/2026|HMRC VAT|-412.77|-4843.27
30/09/2026|Overdraft interest|-22.10|-4865.37`)
  expect(amounts(read)).toEqual([95_000, -88_050, -41_277, -2210])
  expect(isDoubted(read)).toBe(false)
})

test('letters beside debits and credits are those of the balance, and prove no direction', () => {
  const read = readGood(`Date|Details|Debit|Credit|Balance|Dr/Cr
01/09/2026|Stansted Blinds|1860.40||1139.60|Cr
07/09/2026|Wages||3120.55|4260.15|Cr
10/09/2026|HMRC PAYE||1412.77|5672.92|Cr
30/09/2026|Bank charges||9.50|5682.42|Cr`)
  expect(isDoubted(read)).toBe(true)
})
