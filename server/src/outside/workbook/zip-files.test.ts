// Archives of statements: one is read as if it came alone, several where they fit together, and
// whatever is not read is named.
import { deflateRawSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { readBytes } from './read-bytes.ts'
import { Refusal } from './refusal.ts'
import { sniff } from './sniff.ts'
import { writeXlsx } from './write-xlsx.ts'
import { writeZip, type ZipPart } from './write-zip.ts'

const context = { answers: {}, today: '2026-11-28' }
const read = (parts: readonly ZipPart[], answers = {}) =>
  readBytes(writeZip(parts), { ...context, answers })
const refusalOf = async (bytes: Buffer) => {
  try {
    const result = await readBytes(bytes, context)
    return result.kind === 'refused' ? { code: result.code, message: result.message } : null
  } catch (thrown) {
    if (thrown instanceof Refusal) return { code: thrown.code, message: thrown.message }
    throw thrown
  }
}

const head = 'Date,Description,Amount,Balance\n'
const january = `${head}05/01/2026,RENT,-100.00,900.00\n20/01/2026,ACME LTD,50.00,950.00\n`
const february = `${head}03/02/2026,RENT,-100.00,850.00\n21/02/2026,ACME LTD,70.00,920.00\n`
const plain = 'Date,Description,Amount\n'

describe('a zip archive', () => {
  test('of one statement is read as if it came alone, and its rows keep their lines', async () => {
    const parts = [
      { name: 'bank/', content: '' },
      { name: 'bank/january.csv', content: january },
      { name: '__MACOSX/bank/._january.csv', content: 'x' },
      { name: '.DS_Store', content: 'x' },
    ]
    const result = await read(parts)
    const alone = await readBytes(Buffer.from(january), context)
    expect(result).toMatchObject({ ...alone, assumptions: expect.anything() })
    expect(result).toMatchObject({
      kind: 'read',
      transactions: [
        { day: '2026-01-05', amount: -10000, line: 2 },
        { day: '2026-01-20', amount: 5000, line: 3 },
      ],
      assumptions: expect.arrayContaining([
        { code: 'zip_file', message: 'Read from ‘january.csv’ in the zip archive.' },
      ]),
    })
  })

  test('of months that follow on is one statement, whatever their order', async () => {
    const result = await read([
      { name: 'february.csv', content: february },
      { name: 'january.csv', content: january },
    ])
    expect(result).toMatchObject({
      kind: 'read',
      proof: { kind: 'proved' },
      accounts: [{ opening: 100000, closing: 92000, firstDay: '2026-01-05' }],
      transactions: [
        { amount: -10000, sheet: 'january.csv', line: 2 },
        { amount: 5000, sheet: 'january.csv', line: 3 },
        { amount: -10000, sheet: 'february.csv', line: 2 },
        { amount: 7000, sheet: 'february.csv', line: 3 },
      ],
    })
  })

  test('asks for one where months overlap, break off, or are of two kinds of file', async () => {
    const again = { name: 'again.csv', content: january }
    const other = `${head}03/02/2026,RENT,-100.00,1850.00\n21/02/2026,ACME LTD,70.00,1920.00\n`
    const card = 'Transaction Date,Merchant,Category,Amount\n03/02/2026,SHELL,Fuel,-20.00\n'
    for (const second of [
      again,
      { name: 'b.csv', content: other },
      { name: 'card.csv', content: card },
    ]) {
      const result = await read([{ name: 'january.csv', content: january }, second])
      expect(result).toMatchObject({
        kind: 'refused',
        code: 'choose_sheet',
        questions: [{ code: 'sheet', options: [{ value: 'january.csv' }, { value: second.name }] }],
      })
      const chosen = await read([{ name: 'january.csv', content: january }, second], {
        sheet: 'january.csv',
      })
      expect(chosen).toMatchObject({ kind: 'read', transactions: { length: 2 } })
    }
  })

  test('of months without balances is one account, and a doubt says so', async () => {
    const result = await read([
      { name: 'jan.csv', content: `${plain}05/01/2026,RENT,-100.00\n06/01/2026,ACME LTD,9.00\n` },
      { name: 'feb.csv', content: `${plain}05/02/2026,RENT,-100.00\n06/02/2026,ACME LTD,9.00\n` },
    ])
    expect(result).toMatchObject({ kind: 'read', transactions: { length: 4 } })
    expect(result).toMatchObject({
      assumptions: expect.arrayContaining([
        {
          code: 'sheets_joined',
          message:
            'The files ‘jan.csv’, ‘feb.csv’ are read as one account. If they are several, upload each by itself.',
        },
      ]),
    })
  })

  test('names what it leaves out and why', async () => {
    const result = await read([
      { name: 'january.csv', content: january },
      { name: 'logo.png', content: Buffer.from('89504e470d0a1a0a00', 'hex') },
      { name: 'more.zip', content: writeZip([{ name: 'february.csv', content: february }]) },
      { name: 'notes.txt', content: 'Please keep\n' },
    ])
    const note =
      result.kind === 'read'
        ? result.assumptions.find(({ code }) => code === 'files_left_out')
        : undefined
    expect(note?.message).toMatch(
      /^Left out of the zip archive: ‘logo\.png’: This is a picture.* ‘more\.zip’: .* ‘notes\.txt’: /,
    )
  })

  test('of nothing to read says so, and names each file', async () => {
    const nothing = await refusalOf(writeZip([{ name: 'a.txt', content: 'x' }]))
    expect(nothing?.code).toBe('no_transactions')
    const pictures = await refusalOf(
      writeZip([{ name: 'logo.png', content: Buffer.from('89504e470d0a1a0a00', 'hex') }]),
    )
    expect(pictures?.message).toMatch(
      /^This zip archive holds no statement.* ‘logo\.png’: This is a picture/,
    )
  })

  test('a workbook within is read, and a workbook alone stays one', async () => {
    const book = writeXlsx([
      {
        name: 'A',
        rows: [
          ['Date', 'Description', 'Amount'],
          ['05/01/2026', 'RENT', -100],
          ['06/01/2026', 'ACME', 50],
        ],
      },
    ])
    expect(sniff(book)).toBe('xlsx')
    const result = await readBytes(stored('statement.xlsx', book), context)
    expect(result).toMatchObject({ kind: 'read', transactions: { length: 2 } })
  })
})

// An entry that is not deflated: a workbook's own parts then show among the archive's bytes.
function stored(name: string, content: Buffer): Buffer {
  const zip = writeZip([{ name, content }])
  const packed = deflateRawSync(content)
  const at = zip.indexOf(packed)
  const end = zip.length - 22
  const directory = Buffer.from(zip.subarray(at + packed.length, end))
  const local = Buffer.from(zip.subarray(0, at))
  for (const [header, method] of [
    [local, 8],
    [directory, 10],
  ] as const) {
    header.writeUInt16LE(0, method)
    header.writeUInt32LE(content.length, method + 10)
  }
  const last = Buffer.from(zip.subarray(end))
  last.writeUInt32LE(local.length + content.length, 16)
  return Buffer.concat([local, content, directory, last])
}

describe('an archive made to harm', () => {
  test('is refused by what it declares', async () => {
    const big = Buffer.alloc(60 * 2 ** 20, 32)
    expect((await refusalOf(writeZip([{ name: 'a.csv', content: big }])))?.code).toBe('too_large')
    const two = Buffer.alloc(45 * 2 ** 20, 32)
    const three = ['a', 'b', 'c'].map((name) => ({ name: `${name}.csv`, content: two }))
    expect((await refusalOf(writeZip(three)))?.code).toBe('too_large')
    const many = Array.from({ length: 61 }, (_, at) => ({ name: `${at}.csv`, content: january }))
    expect((await refusalOf(writeZip(many)))?.code).toBe('too_large')
  })

  test('is refused where it unpacks to more than it declares', async () => {
    const bomb = writeZip([{ name: 'a.csv', content: Buffer.alloc(45 * 2 ** 20, 32) }])
    for (let at = 0; at + 4 <= bomb.length; at++)
      if (bomb.readUInt32LE(at) === 45 * 2 ** 20) bomb.writeUInt32LE(5000, at)
    expect((await refusalOf(bomb))?.code).toBe('unsafe')
  })

  test('is refused where two files bear one name', async () => {
    const twice = writeZip([
      { name: 'a.csv', content: january },
      { name: 'A.csv', content: february },
    ])
    expect((await refusalOf(twice))?.code).toBe('corrupt')
  })
})
