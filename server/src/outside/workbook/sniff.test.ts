// Formats recognised by content; a name or a claimed type is never looked at.
import { describe, expect, test } from 'vitest'
import { Refusal } from './refusal.ts'
import { sniff } from './sniff.ts'
import { writeXlsx } from './write-xlsx.ts'
import { writeZip } from './write-zip.ts'

const ole = (words: string) =>
  Buffer.concat([
    Buffer.from('d0cf11e0a1b11ae1', 'hex'),
    Buffer.alloc(600),
    Buffer.from(words, 'utf16le'),
    Buffer.alloc(64),
  ])
const refusalOf = (bytes: Buffer) => {
  try {
    return sniff(bytes)
  } catch (thrown) {
    if (thrown instanceof Refusal) return thrown
    throw thrown
  }
}
const text = (words: string) => Buffer.from(words)

describe('what a file is', () => {
  test('workbooks and text are read', () => {
    expect(sniff(writeXlsx([{ name: 'A', rows: [['x']] }]))).toBe('xlsx')
    expect(sniff(text('Date,Amount\n14/01/2024,5'))).toBe('text')
    expect(sniff(Buffer.from('\ufeffDate,Amount\n', 'utf16le'))).toBe('text')
    expect(sniff(text('OFXHEADER:100\r\nDATA:OFXSGML\r\n\r\n<OFX>'))).toBe('ofx')
    expect(sniff(text('<?xml version="1.0"?><?OFX OFXHEADER="200"?><OFX>'))).toBe('ofx')
    expect(sniff(text('!Type:Bank\nD14/01/2024\nT-5.00\n^'))).toBe('qif')
    expect(sniff(text(':20:START\r\n:25:1/2\r\n:60F:C240114EUR1,00\r\n'))).toBe('mt940')
    expect(sniff(text('<Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.02">'))).toBe(
      'camt',
    )
  })

  test('old and foreign workbooks are recognised by what they hold', () => {
    expect(sniff(ole('Workbook'))).toBe('xls')
    expect(sniff(Buffer.from('0908080000051000000000000000', 'hex'))).toBe('xls')
    const parts = [{ name: '[Content_Types].xml', content: 'x' }]
    expect(sniff(writeZip([...parts, { name: 'xl/workbook.bin', content: 'x' }]))).toBe('xlsb')
    const manifest = { name: 'META-INF/manifest.xml', content: 'x' }
    expect(sniff(writeZip([{ name: 'content.xml', content: 'x' }, manifest]))).toBe('ods')
    expect(sniff(text('\n<!DOCTYPE html><html><TABLE ><tr><td>1</td></tr></TABLE>'))).toBe('html')
    const workbook = '<Workbook xmlns="urn:schemas-microsoft-com:office:spreadsheet">'
    expect(sniff(text(`<?xml version="1.0"?><?mso-application?>${workbook}`))).toBe('xml2003')
    expect(sniff(text('<?xml version="1.0"?><office:document office:version="1.2">'))).toBe('fods')
  })

  test('a message in its envelope, and text that only begins like a workbook', () => {
    const enveloped = '{1:F01BANK}{2:I940BANK}{4:\r\n:20:A\r\n:25:1\r\n:60F:C240114EUR1,00\r\n'
    expect(sniff(text(enveloped))).toBe('mt940')
    expect(sniff(text('BANK\r\n940\r\nBANK\r\n:20:A\r\n:25:1\r\n:60F:C240114EUR1,00'))).toBe(
      'mt940',
    )
    expect(sniff(text('BANK\r940\r:20:A\r:25:1\r:60F:C240114EUR1,00'))).toBe('mt940')
    expect(sniff(text(':20:A\r\n:25:1\r\n:34F:EUR0,00\r\n:61:2401030103C1,'))).toBe('mt940')
    expect(sniff(Buffer.from('\tDate\tAmount\n', 'utf16le'))).toBe('text')
    expect(sniff(Buffer.from('\ufeffДата;Сумма\n14.01.2024;-5,00\n', 'utf16le'))).toBe('text')
  })

  test.each([
    ['an old Word document', ole('WordDocument'), 'unsupported', /Word document/],
    ['an old presentation', ole('PowerPoint Document'), 'unsupported', /presentation/],
    ['another OLE file', ole('Nothing'), 'unsupported', /not a statement/],
    ['an encrypted workbook', ole('EncryptedPackage'), 'encrypted', /password/],
    ['a picture', Buffer.from('89504e470d0a1a0a00', 'hex'), 'unsupported', /a picture/],
    ['gzip', Buffer.from('1f8b0800000000', 'hex'), 'unsupported', /compressed/],
    ['a web page', text('<html><body>Please log in</body></html>'), 'unsupported', /web page/],
    ['other XML', text('<?xml version="1.0"?><invoice/>'), 'unsupported', /XML/],
    ['a web archive', text('MIME-Version: 1.0\r\n\r\n<table>'), 'unsupported', /web archive/],
    ['JSON', text('{"transactions": []}'), 'unsupported', /JSON/],
    ['nothing', Buffer.alloc(0), 'empty', /empty/],
    ['blanks', text(' \r\n\t\n'), 'empty', /empty/],
    [
      'a Word document',
      writeZip([
        { name: '[Content_Types].xml', content: 'x' },
        { name: 'word/document.xml', content: 'x' },
      ]),
      'unsupported',
      /Word/,
    ],
    [
      'an Apple Numbers document',
      writeZip([{ name: 'Index/Document.iwa', content: 'x' }]),
      'unsupported',
      /Numbers/,
    ],
    [
      'noise',
      Buffer.from([...Array(500).keys()].map((at) => (at * 7) % 32)),
      'unsupported',
      /not a statement/,
    ],
  ] as const)('%s is refused by name', (_, bytes, code, sentence) => {
    const refusal = refusalOf(bytes)
    expect(refusal).toMatchObject({ code })
    expect((refusal as Refusal).message).toMatch(sentence)
  })
})
