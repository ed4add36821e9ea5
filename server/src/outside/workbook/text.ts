// Turns the bytes of a text file into characters: byte order mark, UTF-16 without one, strict
// UTF-8, else the Windows code page of Western or of Central Europe.
import { Refusal } from './refusal.ts'

/**
 * The text of a file in whichever encoding it was written, without its byte order mark. Refuses
 * what decodes to no text.
 */
export function decodeText(bytes: Buffer): string {
  const text = decode(bytes).replace(/^\ufeff/, '')
  const nuls = text.slice(0, 4096).split('\0').length - 1
  if (nuls > 8) {
    throw new Refusal('unsupported', 'This file is not a statement that we know.')
  }
  return text.replaceAll('\0', '')
}

function decode(bytes: Buffer): string {
  const wide = wideOf(bytes)
  if (wide) return new TextDecoder(wide).decode(bytes)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return decodeWindows(bytes)
  }
}

/**
 * Which way round a text is written in UTF-16, if it is: by its mark, or by NULs in all even or all
 * odd places.
 */
export function wideOf(bytes: Buffer): 'utf-16le' | 'utf-16be' | null {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le'
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be'
  const head = bytes.subarray(0, 2048)
  let even = 0
  let odd = 0
  for (const [at, byte] of head.entries()) {
    if (byte !== 0) continue
    if (at % 2 === 0) even++
    else odd++
  }
  // Letters of other scripts have no NUL, but the digits and separators between them have.
  if (odd * 6 > head.length && even * 10 < odd) return 'utf-16le'
  if (even * 6 > head.length && odd * 10 < even) return 'utf-16be'
  return null
}

// Both pages give every byte a letter. They are distinguished by the letters in which they differ:
// those of one page must be the letters of one language. Where neither fits better, the file is
// Western.
function decodeWindows(bytes: Buffer): string {
  const western = decodeWestern(bytes)
  const central = new TextDecoder('windows-1250').decode(bytes)
  const places = differencesOf(western, central)
  const fitsCentral = fitOf(central, places, centralAlphabets)
  return fitsCentral > fitOf(western, places, westernAlphabets) ? central : western
}

// Node 20 decodes windows-1252 as Latin 1, which has control characters where this page has quotes
// and the euro.
const westernMarks = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ'

function decodeWestern(bytes: Buffer): string {
  return bytes
    .toString('latin1')
    .replace(/[\u0080-\u009f]/g, (mark) => westernMarks[mark.charCodeAt(0) - 0x80] ?? mark)
}

const westernAlphabets = [
  'éèêëàâçîïôùûüœæÿ',
  'äöüß',
  'áéíóúñüçàòï',
  'àèéìòùî',
  'ãõáâàéêíóôúçü',
  'åäöæøéü',
]
const centralAlphabets = ['ąćęłńóśźż', 'áčďéěíňóřšťúůýžľĺŕôä', 'áéíóöőúüű', 'čćđšž', 'ăâîşţ']
const placesMax = 20_000

function differencesOf(western: string, central: string): number[] {
  const places: number[] = []
  for (let at = 0; at < western.length && places.length < placesMax; at++) {
    if (western.charCodeAt(at) < 128 || western[at] === central[at]) continue
    if (isLetter(western[at - 1]) || isLetter(western[at + 1])) places.push(at)
  }
  return places
}

function isLetter(mark: string | undefined): boolean {
  return mark !== undefined && /\p{L}/u.test(mark)
}

function fitOf(text: string, places: readonly number[], alphabets: readonly string[]): number {
  const letters = places.map((at) => (text[at] ?? '').toLowerCase())
  const shares = alphabets.map(
    (alphabet) => letters.filter((each) => alphabet.includes(each)).length,
  )
  return Math.max(0, ...shares)
}
