// Recognises what a file is by its first bytes, never by its name or the type the browser claims.
// It opens nothing.
import { Refusal } from './refusal.ts'
import { wideOf } from './text.ts'
import { openZip } from './zip.ts'

/** The formats that can be read: workbooks and tables, bank data files, and separated text. */
type FileFormat =
  | 'xlsx'
  | 'xls'
  | 'xlsb'
  | 'ods'
  | 'fods'
  | 'html'
  | 'xml2003'
  | 'ofx'
  | 'qif'
  | 'mt940'
  | 'camt'
  | 'pdf'
  | 'zip'
  | 'text'

/** The format of a file; refuses what cannot be read with a sentence that names it. */
export function sniff(bytes: Buffer): FileFormat {
  if (bytes.length === 0 || isAllBlank(bytes)) throw new Refusal('empty', 'This file is empty.')
  if (startsWith(bytes, 'PK\x03\x04') || startsWith(bytes, 'PK\x05\x06')) return sniffZip(bytes)
  if (startsWith(bytes, '\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1')) return sniffOle(bytes)
  if (isBareBiff(bytes)) return 'xls'
  if (startsWith(bytes, '%PDF')) return 'pdf'
  const known = signatures.find(([mark]) => startsWith(bytes, mark))
  if (known) throw unsupported(known[1])
  return sniffText(bytes)
}

const signatures: readonly (readonly [string, string])[] = [
  ['\x89PNG', 'a picture'],
  ['\xff\xd8\xff', 'a picture'],
  ['GIF8', 'a picture'],
  ['BM\x00', 'a picture'],
  ['RIFF', 'a picture or a sound'],
  ['II*\x00', 'a picture'],
  ['MM\x00*', 'a picture'],
  ['\x1f\x8b', 'a compressed file'],
  ['7z\xbc\xaf', 'a compressed file'],
  ['Rar!', 'a compressed file'],
  ['MIME-Version:', 'a web archive'],
  ['Received:', 'an e-mail'],
  ['Return-Path:', 'an e-mail'],
  ['{\\rtf', 'a text document'],
  ['SQLite format 3', 'a database'],
  ['\x7fELF', 'a program'],
  ['MZ', 'a program'],
]

// The names in a zip's first headers tell its kind; the directory at its end is read later, with
// every cap in force.
function sniffZip(bytes: Buffer): FileFormat {
  if (isArchive(bytes)) return 'zip'
  const names = bytes.toString('latin1')
  if (/mimetypeapplication\/vnd\.oasis\.opendocument\.spreadsheet/.test(names)) return 'ods'
  if (names.includes('mimetypeapplication/vnd.oasis')) throw unsupported('an OpenDocument text')
  if (/index\/document\.iwa/i.test(names)) throw unsupported('an Apple Numbers document')
  if (/word\/document\.xml/i.test(names)) throw unsupported('a Word document')
  if (/ppt\/presentation\.xml/i.test(names)) throw unsupported('a presentation')
  if (/xl\/workbook\.bin/i.test(names)) return 'xlsb'
  if (/\[content_types\]\.xml/i.test(names)) return 'xlsx'
  if (/content\.xml/.test(names) && /meta-inf\/manifest\.xml/i.test(names)) return 'ods'
  if (!names.includes('PK\x05\x06')) {
    throw new Refusal(
      'corrupt',
      'This file is incomplete: its download was cut off. Download it again.',
    )
  }
  return 'zip'
}

// A workbook that an archive holds unpacked has the names of its own parts among the archive's
// bytes, but not in its directory.
function isArchive(bytes: Buffer): boolean {
  const names = namesIn(bytes)
  return names !== null && names.length > 0 && !names.some((name) => ofDocuments.test(name))
}

const ofDocuments =
  /^(\[content_types\]\.xml|mimetype|content\.xml|index\/document\.iwa|xl\/.*|word\/.*|ppt\/.*)$/i

function namesIn(bytes: Buffer): string[] | null {
  try {
    return [...openZip(bytes).entries.keys()]
  } catch {
    return null // whatever is wrong with it is found again, and named, where it is read
  }
}

// An encrypted workbook is an OLE file whose directory names EncryptedPackage, in UTF-16.
function sniffOle(bytes: Buffer): FileFormat {
  const text = bytes.toString('latin1')
  if (text.includes(wide('EncryptedPackage')) || text.includes(wide('DataSpaces'))) {
    throw new Refusal(
      'encrypted',
      'This file is protected with a password. Remove the password and upload it again.',
    )
  }
  if (text.includes(wide('WordDocument'))) throw unsupported('a Word document')
  if (text.includes(wide('PowerPoint Document'))) throw unsupported('a presentation')
  if (text.includes(wide('Workbook')) || text.includes(wide('Book'))) return 'xls'
  throw unsupported('not a statement that we know')
}

// Workbooks before Excel 5 begin with the record that opens a sheet: its kind, then its length of a
// few bytes.
function isBareBiff(bytes: Buffer): boolean {
  if (bytes.length < 8 || bytes[0] !== 0x09 || ![0, 2, 4, 8].includes(bytes[1] ?? -1)) return false
  return bytes.readUInt16LE(2) >= 4 && bytes.readUInt16LE(2) <= 16
}

function sniffText(bytes: Buffer): FileFormat {
  const head = plainHead(bytes)
  const data = dataFiles.find(([pattern]) => pattern.test(head))
  if (data) return data[1]
  if (/^\s*</.test(head) && hasTable(bytes)) return 'html'
  const marked = textual.find(([pattern]) => pattern.test(head))
  if (marked) throw unsupported(marked[1])
  if (looksBinary(bytes)) throw unsupported('not a statement that we know')
  return 'text'
}

const dataFiles: readonly (readonly [RegExp, FileFormat])[] = [
  [/^\s*OFXHEADER|^\s*<\?OFX|^[\s\S]{0,600}<OFX\b/i, 'ofx'],
  [/^\s*!(Type|Account|Option|Clear):?/i, 'qif'],
  [/^[\s\S]{0,1000}camt\.05[234]|<(\w+:)?BkToCstmr(Stmt|AcctRpt|DbtCdtNtfctn)\b/i, 'camt'],
  [
    /^\P{L}{0,9}(\{1:|:20:|:940:|:25:|[\s\S]{0,300}[\r\n]:20:)[\s\S]*(:60[FM]?:|[\r\n]:34F:)/iu,
    'mt940',
  ],
  [/^\s*<[\s\S]*<office:document[\s>]/i, 'fods'],
  [/^\s*<[\s\S]*<(\w+:)?Workbook\b[\s\S]*schemas-microsoft-com:office:spreadsheet/i, 'xml2003'],
]

function hasTable(bytes: Buffer): boolean {
  return /<table[\s>]/i.test(bytes.toString('latin1').replaceAll('\0', ''))
}

const textual: readonly (readonly [RegExp, string])[] = [
  [/^\s*(<!doctype html|<html|<table|<head|<body|<meta)/i, 'a web page without a table'],
  [/^\s*<\?xml|^\s*<[a-z!]/i, 'an XML file'],
  [/^\s*[{[]\s*["[{]/, 'a JSON file'],
]

function unsupported(
  what: string,
  advice = 'Download the statement as CSV, Excel or OFX and upload that.',
): Refusal {
  const is = what.startsWith('not ') ? what : `${what}, not a statement that we can read`
  return new Refusal('unsupported', `This is ${is}. ${advice}`)
}

// Text in UTF-16 has a NUL in every other byte; with them taken out its head can be compared like
// any other.
function plainHead(bytes: Buffer): string {
  return bytes
    .subarray(0, 4096)
    .toString('latin1')
    .replace(/^(\xff\xfe|\xfe\xff|\xef\xbb\xbf)/, '')
    .replaceAll('\0', '')
}

// Control bytes that no text has: more than one in a hundred of them means that this is no text at
// all.
function looksBinary(bytes: Buffer): boolean {
  const head = bytes.subarray(0, 8192)
  const text = new TextDecoder(wideOf(bytes) ?? 'latin1').decode(head)
  let odd = 0
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at)
    if (code < 9 || (code > 13 && code < 32 && code !== 0x1a && code !== 0x1b)) {
      if (code !== 0) odd++
    }
  }
  return odd * 100 > text.length
}

// Blanks of 8 and 16 bits, and the bytes of byte order marks.
const blanks = new Set([0, 9, 10, 13, 32, 0xff, 0xfe, 0xef, 0xbb, 0xbf])

function isAllBlank(bytes: Buffer): boolean {
  if (bytes.length > 65_536) return false
  return bytes.every((byte) => blanks.has(byte))
}

function startsWith(bytes: Buffer, mark: string): boolean {
  return bytes.length >= mark.length && bytes.toString('latin1', 0, mark.length) === mark
}

function wide(text: string): string {
  return [...text].map((letter) => `${letter}\0`).join('')
}
