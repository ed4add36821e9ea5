// A scanner for the XML inside workbooks: tags and text as they stream by, prefixes taken off. It
// knows no document types and no entities but the five of XML itself, so that nothing can be
// fetched or multiplied.
import { StringDecoder } from 'node:string_decoder'
import { xmlRunCharsMax } from './limits.ts'
import { damaged, Refusal, tooLarge } from './refusal.ts'

/**
 * Who listens to the scanner. `attributes` is the raw text behind the tag's name, read with
 * `attribute`.
 */
export type XmlListener = {
  readonly open: (name: string, attributes: string) => void
  readonly close: (name: string) => void
  readonly text: (text: string) => void
}

const depthMax = 200

/**
 * Scans XML to its end. Refuses document types, unknown entities and runs too long to be honest,
 * and what is cut short or badly nested.
 */
export async function scanXml(
  pieces: AsyncIterable<Buffer>,
  xmlListener: XmlListener,
): Promise<void> {
  const open: string[] = []
  const listener: XmlListener = {
    open: (name, attributes) => {
      if (open.push(name) > depthMax) throw damaged()
      xmlListener.open(name, attributes)
    },
    close: (name) => {
      if (open.pop() !== name) throw damaged()
      xmlListener.close(name)
    },
    text: xmlListener.text,
  }
  let decoder: StringDecoder | null = null
  let rest = ''
  for await (const piece of pieces) {
    decoder ??= decoderFor(piece)
    rest = scan(rest + decoder.write(piece), listener)
    if (rest.length > xmlRunCharsMax) throw tooLarge('one of its cells is too long')
  }
  rest = scan(rest + (decoder?.end() ?? ''), listener)
  if (rest.trim() !== '' || open.length > 0) throw damaged() // cut short
}

/**
 * The value of an attribute by its local name, entities resolved; `undefined` if it is not there.
 */
export function attribute(attributes: string, name: string): string | undefined {
  let at = attributes.indexOf(name)
  while (at >= 0) {
    const before = attributes.charCodeAt(at - 1)
    const value = before <= 32 || before === 58 ? valueAt(attributes, at + name.length) : undefined
    if (value !== undefined) return resolve(value)
    at = attributes.indexOf(name, at + name.length)
  }
  return undefined
}

function valueAt(attributes: string, from: number): string | undefined {
  let at = from
  while (attributes.charCodeAt(at) <= 32) at++
  if (attributes[at] !== '=') return undefined
  at++
  while (attributes.charCodeAt(at) <= 32) at++
  const quote = attributes[at]
  if (quote !== '"' && quote !== "'") return undefined
  const end = attributes.indexOf(quote, at + 1)
  return end < 0 ? undefined : attributes.slice(at + 1, end)
}

function decoderFor(piece: Buffer): StringDecoder {
  if (piece[0] === 0xff && piece[1] === 0xfe) return new StringDecoder('utf16le')
  if (piece.subarray(0, 64).includes(0)) throw damaged()
  return new StringDecoder('utf8')
}

// Gives every whole tag and the text before it to the listener; gives back what is not whole yet.
function scan(buffer: string, listener: XmlListener): string {
  let from = 0
  for (;;) {
    const start = buffer.indexOf('<', from)
    if (start < 0) break
    const end = endOf(buffer, start)
    if (end < 0) break
    if (start > from) listener.text(resolve(buffer.slice(from, start)))
    tell(buffer, { start, end }, listener)
    from = end
  }
  return buffer.slice(from)
}

function endOf(buffer: string, start: number): number {
  const mark = buffer.charCodeAt(start + 1)
  if (mark === 33) {
    if (buffer.startsWith('<!--', start)) return past(buffer, '-->', start + 4)
    if (buffer.startsWith('<![CDATA[', start)) return past(buffer, ']]>', start + 9)
    if (buffer.length - start < 9) return -1
    throw new Refusal('unsafe', 'This file declares a document type, which no workbook needs.')
  }
  if (mark === 63) return past(buffer, '?>', start + 2)
  return endOfTag(buffer, start)
}

// A mark of greater-than inside quotes does not end a tag. Every letter is looked at once, however
// many such marks come.
function endOfTag(buffer: string, start: number): number {
  let quote = 0
  let at = start
  for (let end = buffer.indexOf('>', start); end >= 0; end = buffer.indexOf('>', end + 1)) {
    for (; at < end; at++) {
      const mark = buffer.charCodeAt(at)
      if (quote === 0 && (mark === 34 || mark === 39)) quote = mark
      else if (mark === quote) quote = 0
    }
    if (quote === 0) return end + 1
  }
  return -1
}

function past(buffer: string, mark: string, from: number): number {
  const at = buffer.indexOf(mark, from)
  return at < 0 ? -1 : at + mark.length
}

function tell(buffer: string, tag: { start: number; end: number }, listener: XmlListener): void {
  const { start, end } = tag
  const mark = buffer.charCodeAt(start + 1)
  if (mark === 63) return
  if (mark === 33) {
    if (buffer.charCodeAt(start + 2) === 91) listener.text(buffer.slice(start + 9, end - 3))
    return
  }
  if (mark === 47) {
    listener.close(localName(buffer.slice(start + 2, end - 1).trim()))
    return
  }
  const empty = buffer.charCodeAt(end - 2) === 47
  const body = buffer.slice(start + 1, empty ? end - 2 : end - 1)
  const space = body.search(/\s/)
  const name = localName(space < 0 ? body : body.slice(0, space))
  listener.open(name, space < 0 ? '' : body.slice(space))
  if (empty) listener.close(name)
}

function localName(name: string): string {
  const colon = name.indexOf(':')
  return colon < 0 ? name : name.slice(colon + 1)
}

const known: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }

function resolve(text: string): string {
  if (!text.includes('&')) return text
  return text.replace(/&(#x[0-9a-f]{1,6}|#\d{1,7}|\w+);/gi, (_, entity: string) => {
    if (entity.startsWith('#')) return character(entity)
    const letter = known[entity]
    if (letter === undefined) {
      throw new Refusal('unsafe', 'This file uses entities of its own, which no workbook needs.')
    }
    return letter
  })
}

function character(entity: string): string {
  const hex = entity[1] === 'x' || entity[1] === 'X'
  const code = hex ? Number.parseInt(entity.slice(2), 16) : Number(entity.slice(1))
  return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : ''
}
