// Whose view two columns headed debit and credit take, where neither balance nor type tells.
import { describe, expect, test } from 'vitest'
import { readBad, readGood } from '../testing/statement-grid.ts'

const header = 'Date|Details|Debit|Credit'
const amounts = (rows: string, amountSign?: 'as_written' | 'inverted') =>
  readGood(`${header}\n${rows}`, amountSign ? { amountSign } : {}).transactions.map(
    ({ amount }) => amount,
  )

test('names alone ask, and either answer reads the file', () => {
  const rows = `02/09/2026|Marlow Design|1450.00|
05/09/2026|Quay Properties||900.00
09/09/2026|Timber Yard||312.60`
  expect(readBad(`${header}\n${rows}`).questions.map(({ code }) => code)).toEqual(['amount_sign'])
  expect(amounts(rows, 'as_written')).toEqual([-145_000, 90_000, 31_260])
  expect(amounts(rows, 'inverted')).toEqual([145_000, -90_000, -31_260])
})

describe('what tells', () => {
  test('shops and costs among the debits are a bank’s', () => {
    expect(
      amounts(`02/09/2026|Marlow Design||1450.00
05/09/2026|Business rates|900.00|
09/09/2026|Screwfix|312.60|`),
    ).toEqual([145_000, -90_000, -31_260])
  })

  test('shops and costs among the credits are a ledger’s', () => {
    expect(
      amounts(`02/09/2026|Marlow Design|1450.00|
05/09/2026|Business rates||900.00
09/09/2026|Screwfix||312.60`),
    ).toEqual([145_000, -90_000, -31_260])
  })

  test('a salary says nothing: firms pay it, households receive it', () => {
    const rows = `02/09/2026|Salary A Cole||1450.00
30/09/2026|Salary B Finch||900.00`
    expect(readBad(`${header}\n${rows}\n09/09/2026|Quay|10.00|`).code).toBe('ambiguous_sign')
  })

  test('customers called after shops do not turn debits printed with a minus round', () => {
    expect(
      amounts(`02/09/2026|Sandgate Hotel||1450.00
05/09/2026|Quay|-900.00|
09/09/2026|Copper Cafe||312.60`),
    ).toEqual([145_000, -90_000, 31_260])
  })

  test('what only a bank heads is asked about rather than taken for a ledger', () => {
    const rows = `02/09/2026|Sandgate Hotel||1450.00
05/09/2026|Quay|900.00|
09/09/2026|Copper Cafe||312.60`
    expect(readBad(`Date|Libellé|Débit euros|Crédit euros\n${rows}`).code).toBe('ambiguous_sign')
  })

  test('debits printed with a minus are a bank’s', () => {
    expect(amounts('02/09/2026|Marlow||1450.00\n05/09/2026|Quay|-900.00|')).toEqual([
      145_000, -90_000,
    ])
  })
})

test('the codes that banks print beside a payee tell', () => {
  expect(
    amounts(`02/09/2026|BGC Marlow Design||1450.00
05/09/2026|DD Quay Properties|900.00|
09/09/2026|Timber Yard FPO|312.60|`),
  ).toEqual([145_000, -90_000, -31_260])
})
