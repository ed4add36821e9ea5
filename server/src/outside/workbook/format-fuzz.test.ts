// Mutated files of every format: whatever comes, there is a statement or a refusal, soon; and never
// a changed figure that the file's own balances deny in silence.
import { minor } from '@plimsoll/domain/money'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type PlainStatement, writers } from '../../testing/statement-files.ts'
import { readBytes } from './read-bytes.ts'
import { Refusal } from './refusal.ts'

const statement: PlainStatement = {
  account: '20000012345678',
  opening: minor(100_000),
  entries: [
    { day: '2024-01-14', amount: minor(-1250), text: 'ACME & SONS 12' },
    { day: '2024-01-15', amount: minor(250_000), text: 'CLIENT 77' },
    { day: '2024-01-15', amount: minor(-99), text: 'FEE 1' },
    { day: '2024-02-29', amount: minor(-100_001), text: 'RENT 2' },
  ],
}
const edits = fc.array(
  fc.record({
    at: fc.double({ min: 0, max: 0.9999, noNaN: true }),
    kind: fc.constantFrom('set', 'cut', 'double', 'flip'),
    byte: fc.integer({ min: 0, max: 255 }),
    count: fc.integer({ min: 1, max: 40 }),
  }),
  { minLength: 1, maxLength: 6 },
)
type Edit = { at: number; kind: string; byte: number; count: number }

function mutate(bytes: Buffer, changes: readonly Edit[]): Buffer {
  return changes.reduce((before, { at, kind, byte, count }) => {
    const from = Math.floor(before.length * at)
    const head = before.subarray(0, from)
    const part = before.subarray(from, from + count)
    const tail = before.subarray(from + count)
    if (kind === 'cut') return Buffer.concat([head, tail])
    if (kind === 'double') return Buffer.concat([head, part, part, tail])
    if (kind === 'flip') return Buffer.concat([head, Buffer.from(part.map((b) => b ^ 1)), tail])
    return Buffer.concat([head, Buffer.alloc(part.length, byte), tail])
  }, bytes)
}

async function outcomeOf(bytes: Buffer) {
  try {
    return await readBytes(bytes, { answers: {}, today: '2026-11-20' })
  } catch (thrown) {
    expect(thrown).toBeInstanceOf(Refusal)
    return null
  }
}

describe('mutated files of every format', () => {
  test.each(Object.entries(writers))('%s', async (_, write) => {
    const bytes = write(statement)
    await fc.assert(
      fc.asyncProperty(edits, async (changes) => {
        const result = await outcomeOf(mutate(bytes, changes))
        if (result?.kind === 'read') expect(result.transactions.length).toBeGreaterThan(0)
      }),
      { numRuns: 150, interruptAfterTimeLimit: 40_000, markInterruptAsFailure: true },
    )
  })

  test.each(['camt.053', 'mt940'])(
    '%s with a digit changed breaks its proof, or says so',
    async (name) => {
      const bytes = writers[name]?.(statement) ?? Buffer.alloc(0)
      const whole = await outcomeOf(bytes)
      expect(whole?.kind === 'read' && whole.proof.kind).toBe('proved')
      const amounts = bytes.toString('latin1')
      for (const match of amounts.matchAll(/(?:GBP">|[CD](?=\d+,))(\d+)/g)) {
        const at = match.index + match[0].length - 1
        const changed = Buffer.from(bytes)
        changed[at] = changed[at] === 0x39 ? 0x38 : 0x39
        const result = await outcomeOf(changed)
        if (result?.kind === 'read') expect(result.proof.kind).toBe('unproved')
      }
    },
  )

  test.each([
    'ofx 1',
    'ofx 2',
    'camt.053',
    'mt940',
    'xlsx',
    'biff8',
    'xlsb',
    'ods',
    'fods',
    'xlml',
    'html',
  ])('%s cut short is refused, unless nothing of it is lost', async (name) => {
    const bytes = writers[name]?.(statement) ?? Buffer.alloc(0)
    const full = await outcomeOf(bytes)
    const whole = full?.kind === 'read' ? full : null
    expect(whole?.transactions).toHaveLength(4)
    for (const share of [0.3, 0.5, 0.7, 0.9, 0.97]) {
      const result = await outcomeOf(bytes.subarray(0, Math.floor(bytes.length * share)))
      if (result?.kind === 'read') expect(result.transactions).toEqual(whole?.transactions)
    }
  })
})
