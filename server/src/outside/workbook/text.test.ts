// Encodings, recognised by the bytes alone.
import { describe, expect, test } from 'vitest'
import { decodeText } from './text.ts'

const words = 'Date,Description,Amount\r\n14/01/2024,Café £5 – “x”,-5.00\r\n'
const wide = (text: string, mark: boolean) => Buffer.from(mark ? `\ufeff${text}` : text, 'utf16le')
const bytesOf = (text: string, page: Readonly<Record<string, number>>) =>
  Buffer.from([...text].map((letter) => page[letter] ?? letter.charCodeAt(0)))

describe('encodings', () => {
  test('UTF-8 with and without its mark', () => {
    expect(decodeText(Buffer.from(words))).toBe(words)
    expect(decodeText(Buffer.from(`\ufeff${words}`))).toBe(words)
  })

  test('UTF-16, both ways round, with and without its mark', () => {
    expect(decodeText(wide(words, true))).toBe(words)
    expect(decodeText(wide(words, false))).toBe(words)
    expect(decodeText(wide(words, true).swap16())).toBe(words)
    expect(decodeText(wide(words, false).swap16())).toBe(words)
  })

  test('UTF-16 of scripts whose letters have no zero byte', () => {
    const greek = 'Ημερομηνία;Περιγραφή;Ποσό\r\n14/01/2024;ΑΓΟΡΑ ΚΑΡΤΑΣ;-5,00\r\n'
    expect(decodeText(wide(greek, true))).toBe(greek)
    expect(decodeText(wide(greek, false))).toBe(greek)
    expect(decodeText(wide(greek, false).swap16())).toBe(greek)
  })

  test('windows-1252 where it is no UTF-8', () => {
    const page = { '£': 0xa3, é: 0xe9, '–': 0x96, '“': 0x93, '”': 0x94 }
    expect(decodeText(bytesOf(words, page))).toBe(words)
  })

  test('windows-1250 where the words are Polish or Czech', () => {
    const polish = 'Data,Opis,Kwota\n2024-01-14,Opłata za książkę i życie,-5\n'
    const page = { ł: 0xb3, ą: 0xb9, ż: 0xbf, ę: 0xea, ś: 0x9c }
    expect(decodeText(bytesOf(polish, page))).toBe(polish)
    const czech = 'Datum,Popis\n2024-01-14,Příchozí úhrada čtvrtletí\n'
    expect(decodeText(bytesOf(czech, { ř: 0xf8, í: 0xed, ú: 0xfa, č: 0xe8 }))).toBe(czech)
  })

  test('French and German stay Western', () => {
    const french = 'Date;Libellé\n14/01/2024;Prélèvement à vérifier, déjà payé, œuvre\n'
    expect(decodeText(bytesOf(french, { é: 0xe9, è: 0xe8, à: 0xe0, œ: 0x9c }))).toBe(french)
    const german = 'Buchungstag;Empfänger\n14.01.2024;Müller Größe Überweisung\n'
    const page = { ä: 0xe4, ü: 0xfc, ö: 0xf6, ß: 0xdf, Ü: 0xdc }
    expect(decodeText(bytesOf(german, page))).toBe(german)
  })

  test('bytes full of NULs are no text', () => {
    expect(() => decodeText(Buffer.from('a\0\0\0b\0\0\0'.repeat(100)))).toThrow(/not a statement/)
  })
})
