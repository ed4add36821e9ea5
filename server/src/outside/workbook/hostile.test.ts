// Workbooks made to harm: each is refused with its code, quickly and in little room.
import { describe, expect, test } from 'vitest'
import { oddBook } from '../../testing/workbook-parts.ts'
import { readGrid } from './read-grid.ts'
import { Refusal } from './refusal.ts'
import { writeXlsx } from './write-xlsx.ts'

const good = writeXlsx([
  {
    name: 'A',
    rows: [
      ['Date', 'Amount'],
      ['x'.repeat(500), 'y'],
    ],
  },
])
const codeOf = async (bytes: Buffer) => {
  try {
    await readGrid(bytes)
    return 'read'
  } catch (thrown) {
    if (thrown instanceof Refusal) return thrown.code
    throw thrown
  }
}
const row = '<row><c><v>1</v></c></row>'
/** Overwrites every 32-bit number of a value, as a forger of sizes would. */
const forge = (bytes: Buffer, from: number, to: number) => {
  const forged = Buffer.from(bytes)
  for (let at = 0; at + 4 <= forged.length; at++) {
    if (forged.readUInt32LE(at) === from) forged.writeUInt32LE(to, at)
  }
  return forged
}

describe('hostile workbooks', () => {
  test('a bomb of honest size is refused by its directory', async () => {
    const bomb = oddBook({
      sheets: [row],
      extra: [{ name: 'xl/big.xml', content: Buffer.alloc(310 * 2 ** 20, 32) }],
    })
    expect(bomb.length).toBeLessThan(10 * 2 ** 20)
    expect(await codeOf(bomb)).toBe('too_large')
  })

  test('a bomb that declares a small size is refused where it passes it', async () => {
    const spaces = ' '.repeat(40 * 2 ** 20)
    const bomb = oddBook({ sheets: [spaces + row] })
    const size = Buffer.byteLength(
      `<worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><sheetData>${spaces}${row}</sheetData></worksheet>`,
    )
    expect(await codeOf(forge(bomb, size, 5000))).toBe('unsafe')
  })

  test('a billion laughs and an entity from outside', async () => {
    const laughs =
      '<!DOCTYPE x [<!ENTITY a "ha"><!ENTITY b "&a;&a;&a;">]><sst><si><t>&b;</t></si></sst>'
    expect(
      await codeOf(oddBook({ sheets: [row], parts: { 'xl/sharedStrings.xml': laughs } })),
    ).toBe('unsafe')
    const outside = '<!DOCTYPE x SYSTEM "file:///etc/passwd"><workbook/>'
    expect(await codeOf(oddBook({ sheets: [row], parts: { 'xl/workbook.xml': outside } }))).toBe(
      'unsafe',
    )
    expect(await codeOf(oddBook({ sheets: ['<row><c t="str"><v>&xxe;</v></c></row>'] }))).toBe(
      'unsafe',
    )
  })

  test('too many parts', async () => {
    const extra = Array.from({ length: 2100 }, (_, at) => ({ name: `x/${at}`, content: '' }))
    expect(await codeOf(oddBook({ sheets: [row], extra }))).toBe('unsafe')
  })

  test('too many rows, and a cell without end', async () => {
    expect(await codeOf(oddBook({ sheets: [row.repeat(200_200)] }))).toBe('too_large')
    const endless = `<row><c t="str"><v>${'x'.repeat(3 * 2 ** 20)}</v></c></row>`
    expect(await codeOf(oddBook({ sheets: [endless] }))).toBe('too_large')
  })

  test('names that climb out of the folder are only names', async () => {
    const extra = [{ name: '../../../../tmp/evil.txt', content: 'x' }]
    expect(await codeOf(oddBook({ sheets: [row], extra }))).toBe('read')
  })

  test('an encrypted entry', async () => {
    const locked = Buffer.from(good)
    const at = locked.indexOf(Buffer.from('PK\x01\x02'))
    locked.writeUInt16LE(locked.readUInt16LE(at + 8) | 1, at + 8)
    expect(await codeOf(locked)).toBe('encrypted')
  })

  test('truncation anywhere is damage', async () => {
    for (const share of [0.2, 0.5, 0.9, 0.99]) {
      expect(await codeOf(good.subarray(0, Math.floor(good.length * share)))).toMatch(
        /corrupt|unsupported/,
      )
    }
  })

  test('one rotten bit in the packed data is damage, never a missing row', async () => {
    const sheet = good.lastIndexOf(Buffer.from('PK\x03\x04'))
    for (let at = sheet + 80; at < sheet + 140; at += 7) {
      const rotten = Buffer.from(good)
      rotten[at] = (rotten[at] ?? 0) ^ 0x10
      expect(await codeOf(rotten)).toBe('corrupt')
    }
  })

  test('a workbook without its parts', async () => {
    expect(await codeOf(oddBook({ sheets: [] }))).toBe('corrupt')
    expect(
      await codeOf(oddBook({ sheets: [row], parts: { 'xl/workbook.xml': 'no xml < at all' } })),
    ).toBe('corrupt')
  })
})
