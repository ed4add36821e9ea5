// Bank data files in the encodings that banks use, declared or not.
import { describe, expect, test } from 'vitest'
import { readBytes } from './read-bytes.ts'

const ofx = (head: string) =>
  `OFXHEADER:100\nDATA:OFXSGML\n${head}\n\n<OFX><STMTRS><CURDEF>GBP<BANKTRANLIST><STMTTRN><DTPOSTED>20240103<TRNAMT>-5.00<NAME>Café £5</STMTTRN></BANKTRANLIST></STMTRS></OFX>`
const qif = '!Type:Bank\nD14/01/2024\nT-5.00\nPCafé £5\n^\n'
const mt940 =
  ':20:A\r\n:25:1\r\n:60F:C240101GBP10,00\r\n:61:240103D5,00NTRF\r\n:86:Café £5\r\n:62F:C240103GBP5,00\r\n'
const textOf = async (bytes: Buffer) => {
  const result = await readBytes(bytes, { answers: {}, today: '2026-11-20' })
  return result.kind === 'read' ? result.transactions.map((each) => each.text) : result.code
}

describe('bank data files in every encoding', () => {
  test.each([
    ['OFX', ofx('ENCODING:USASCII\nCHARSET:1252')],
    ['QIF', qif],
    ['MT940', mt940],
  ])('%s', async (_, text) => {
    const lines = ['Café £5']
    expect(await textOf(Buffer.from(text))).toEqual(lines)
    expect(await textOf(Buffer.from(`\ufeff${text}`))).toEqual(lines)
    expect(await textOf(Buffer.from(text, 'latin1'))).toEqual(lines)
    expect(await textOf(Buffer.from(text, 'utf16le'))).toEqual(lines)
    expect(await textOf(Buffer.from(`\ufeff${text}`, 'utf16le'))).toEqual(lines)
    expect(await textOf(Buffer.from(`\ufeff${text}`, 'utf16le').swap16())).toEqual(lines)
  })

  test('the head is believed where the bytes are no UTF-8, and not where they are', async () => {
    const polish = ofx('CHARSET:1250').replace('Café £5', 'Sp\xf3\xb3ka')
    expect(await textOf(Buffer.from(polish, 'latin1'))).toEqual(['Spółka'])
    expect(await textOf(Buffer.from(ofx('CHARSET:1250')))).toEqual(['Café £5'])
  })
})
