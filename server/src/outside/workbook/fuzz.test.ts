// Mutated bytes: whatever comes, a reader gives cells or a refusal, soon.

import { readStatement } from '@plimsoll/domain/statement/read-statement'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { readGrid } from './read-grid.ts'
import { Refusal } from './refusal.ts'
import { writeXlsx } from './write-xlsx.ts'

const csv = Buffer.from(
  'Date,Description,Amount,Balance\r\n14/01/2024,"ACME, Ltd",-5.00,95.00\r\n15/01/2024,Café,7.00,102.00\r\n',
)
const xlsx = writeXlsx([
  {
    name: 'A',
    rows: [
      ['Date', 'Details', 'Amount'],
      [{ day: '2024-01-14' }, 'A', -5],
      [{ day: '2024-01-15' }, 'B', 7.25],
    ],
  },
])
const ofx = Buffer.from(
  'OFXHEADER:100\r\n\r\n<OFX><CURDEF>GBP<STMTTRN><DTPOSTED>20240114<TRNAMT>-5.00<FITID>1<NAME>A</STMTTRN></OFX>',
)
const mt940 = Buffer.from(
  ':20:A\r\n:25:1/2\r\n:60F:C240113EUR100,00\r\n:61:240114D5,00NDDTNONREF\r\n:86:A\r\n:62F:C240114EUR95,00\r\n',
)
const qif = Buffer.from('!Type:Bank\nD14/01/2024\nT-5.00\nPA\n^\n')
const camt = Buffer.from(
  '<Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.02"><BkToCstmrStmt><Stmt><Ntry><Amt Ccy="EUR">5.00</Amt><CdtDbtInd>DBIT</CdtDbtInd><BookgDt><Dt>2024-01-14</Dt></BookgDt></Ntry></Stmt></BkToCstmrStmt></Document>',
)
const edits = fc.array(
  fc.record({
    at: fc.double({ min: 0, max: 0.9999, noNaN: true }),
    kind: fc.constantFrom('set', 'cut', 'double'),
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
    return Buffer.concat([head, Buffer.alloc(part.length, byte), tail])
  }, bytes)
}

async function survives(bytes: Buffer): Promise<void> {
  try {
    const grid = await readGrid(bytes)
    const result = readStatement(grid, { answers: {}, today: '2026-11-20' })
    expect(['read', 'refused']).toContain(result.kind)
  } catch (thrown) {
    expect(thrown).toBeInstanceOf(Refusal)
  }
}

describe('mutated files', () => {
  test.each([
    ['csv', csv],
    ['xlsx', xlsx],
    ['ofx', ofx],
    ['mt940', mt940],
    ['qif', qif],
    ['camt', camt],
  ])('a %s gives cells or a refusal', async (_, bytes) => {
    await fc.assert(
      fc.asyncProperty(edits, (changes) => survives(mutate(bytes, changes))),
      { numRuns: 300, interruptAfterTimeLimit: 20_000, markInterruptAsFailure: true },
    )
  })

  test('random bytes too', async () => {
    await fc.assert(
      fc.asyncProperty(fc.uint8Array({ maxLength: 400 }), (bytes) => survives(Buffer.from(bytes))),
      { numRuns: 500 },
    )
  })

  test('an honest date under every mutation of the rest is never another date', async () => {
    await fc.assert(
      fc.asyncProperty(fc.string({ maxLength: 12 }), async (noise) => {
        const text = noise.replace(/["\r\n,;|\t\0]/g, '')
        const file = `Date,Description,Amount\n14/01/2024,${text},-5.00\n15/01/2024,B,7.00\n`
        const grid = await readGrid(Buffer.from(file))
        const result = readStatement(grid, { answers: {}, today: '2026-11-20' })
        if (result.kind !== 'read') return
        expect(result.transactions.every((each) => each.day.startsWith('2024-01-1'))).toBe(true)
      }),
    )
  })
})
