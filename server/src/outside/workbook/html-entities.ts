// The named characters of web pages that statements use. Others stay as they are written.

const letters: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
  pound: '£',
  euro: '€',
  yen: '¥',
  cent: '¢',
  minus: '\u2212',
  ndash: '–',
  mdash: '—',
  lsquo: '‘',
  rsquo: '’',
  ldquo: '“',
  rdquo: '”',
  hellip: '…',
  bull: '•',
  middot: '·',
  copy: '©',
  reg: '®',
  trade: '™',
  deg: '°',
  thinsp: ' ',
  ensp: ' ',
  emsp: ' ',
  shy: '',
  zwnj: '',
  szlig: 'ß',
  aelig: 'æ',
  AElig: 'Æ',
  oelig: 'œ',
  OElig: 'Œ',
  oslash: 'ø',
  Oslash: 'Ø',
  lstrok: 'ł',
  Lstrok: 'Ł',
}
const marks: Readonly<Record<string, string>> = {
  acute: '\u0301',
  grave: '\u0300',
  circ: '\u0302',
  uml: '\u0308',
  tilde: '\u0303',
  ring: '\u030a',
  cedil: '\u0327',
  caron: '\u030c',
  ogon: '\u0328',
}

/** Text with its entities resolved, each once. */
export function resolveHtml(text: string): string {
  if (!text.includes('&')) return text
  return text.replace(/&(#x[0-9a-f]{1,6}|#\d{1,7}|[a-z]{2,8});?/gi, (whole, name: string) => {
    if (name.startsWith('#')) return numbered(name) ?? whole
    return letters[name] ?? letters[name.toLowerCase()] ?? accented(name) ?? whole
  })
}

function numbered(name: string): string | null {
  const hex = /^#x/i.test(name)
  const code = hex ? Number.parseInt(name.slice(2), 16) : Number(name.slice(1))
  return code > 8 && code <= 0x10ffff ? String.fromCodePoint(code) : null
}

// `&eacute;` is the letter e with its mark.
function accented(name: string): string | null {
  const mark = marks[name.slice(1)]
  return mark ? `${name.slice(0, 1)}${mark}`.normalize('NFC') : null
}
