// One statement written in every format reads to the same transactions, whatever it holds.
import { addDays } from '@plimsoll/domain/calendar'
import { minor } from '@plimsoll/domain/money'
import type { StatementRead } from '@plimsoll/domain/statement/statement'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type PlainStatement, writers } from '../../testing/statement-files.ts'
import { readBytes } from './read-bytes.ts'

const today = '2026-11-20'

async function read(bytes: Buffer): Promise<StatementRead> {
  const result = await readBytes(bytes, { answers: {}, today })
  if (result.kind === 'refused') throw new Error(`${result.code}: ${result.message}`)
  return result
}

// Names of firms that pay and are paid alike: money in from a shop would raise a doubt about the
// signs.
const names = fc.constantFrom(
  'ACME LTD',
  'Smith & Sons',
  'MILL LANE 0412',
  'Osei Joinery',
  'NORTH QUAY PLC',
)
const texts = fc.tuple(names, fc.integer({ min: 10, max: 9999 })).map((parts) => parts.join(' '))
const amounts = fc
  .integer({ min: -99_999_99, max: 99_999_99 })
  .filter((pence) => pence !== 0)
  .map(minor)
const statements: fc.Arbitrary<PlainStatement> = fc
  .record({
    opening: fc.integer({ min: -500_000, max: 5_000_000 }).map(minor),
    rows: fc.array(
      fc.record({ gap: fc.integer({ min: 0, max: 9 }), amount: amounts, text: texts }),
      {
        minLength: 12,
        maxLength: 30,
      },
    ),
  })
  .map(({ opening, rows }) => {
    // Both directions and a day past the twelfth, so that no format has anything to ask.
    let day = '2024-01-13'
    const entries = rows.map(({ gap, amount, text }, at) => {
      day = addDays(day, at === 0 ? 0 : gap)
      const signed = at === 0 ? -Math.abs(amount) : at === 1 ? Math.abs(amount) : amount
      return { day, amount: minor(signed), text }
    })
    return { account: '20000012345678', opening, entries }
  })

describe('one statement in every format', () => {
  test.each(Object.entries(writers))('%s', async (_, write) => {
    await fc.assert(
      fc.asyncProperty(statements, async (statement) => {
        const result = await read(write(statement))
        const seen = result.transactions.map(({ day, amount, text, currency }) => {
          return { day, amount, text, currency }
        })
        expect(seen).toEqual(statement.entries.map((each) => ({ ...each, currency: 'GBP' })))
        expect(result.badRows).toEqual([])
        expect(result.proof.kind).not.toBe('unproved')
      }),
      { numRuns: 25 },
    )
  })
})
