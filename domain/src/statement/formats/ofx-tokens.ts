// Takes OFX apart: the SGML of version 1, where fields are never closed, and the XML of version 2
// alike. It knows no entities but the usual ones, and nothing of what the tags mean.

/**
 * A tag that opens or closes a group, or a field with its value. Names are upper case; lines count
 * from 1.
 */
export type OfxToken = {
  readonly kind: 'open' | 'close' | 'field'
  readonly name: string
  readonly value: string
  readonly line: number
}

const tag = /<(\/?)([A-Za-z][\w.]*)(?:\s+[\w:.-]+\s*=\s*(?:"[^"<]*"|'[^'<]*'))*\s*(\/?)>/g

/**
 * The tokens of an OFX file, in order. Text that follows an opening tag makes it a field, closed or
 * not.
 */
export function* ofxTokens(text: string): Generator<OfxToken> {
  let line = 1
  let counted = 0
  const tags = text.matchAll(tag)
  let current = tags.next()
  while (!current.done) {
    const match = current.value
    const next = tags.next()
    const end = match.index + match[0].length
    for (; counted < match.index; counted++) if (text.charCodeAt(counted) === 10) line++
    const name = (match[2] ?? '').toUpperCase()
    const value = match[1] || match[3] ? '' : plainValue(text.slice(end, next.value?.index))
    if (match[1]) yield { kind: 'close', name, value: '', line }
    else if (!match[3]) yield { kind: value === '' ? 'open' : 'field', name, value, line }
    current = next
  }
}

function plainValue(raw: string): string {
  const text = raw.includes('<![CDATA[') ? raw.replace(/<!\[CDATA\[|\]\]>/g, '') : raw
  return resolve(text).replace(/\s+/g, ' ').trim()
}

const known: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
  pound: '£',
}

// An entity that nobody declared stays as it is written; none is ever expanded twice.
function resolve(text: string): string {
  if (!text.includes('&')) return text
  return text.replace(/&(#x[0-9a-f]{1,6}|#\d{1,7}|\w{1,8});/gi, (whole, entity: string) => {
    if (!entity.startsWith('#')) return known[entity.toLowerCase()] ?? whole
    const hex = /^#x/i.test(entity)
    const code = hex ? Number.parseInt(entity.slice(2), 16) : Number(entity.slice(1))
    return code > 31 && code <= 0x10ffff ? String.fromCodePoint(code) : ' '
  })
}
