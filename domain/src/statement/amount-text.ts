// Takes a written amount apart: sign, currency, debit or credit letters and the bare digits. Which
// mark is the decimal one is voted over the column in `decimal-mark.ts`; the pence are made in
// `amount-cell.ts`.

/** The parts of a written amount, before the decimal mark is known. */
export type WrittenAmount = {
  /** Digits with their marks, such as `1.234,56`. */
  readonly body: string
  readonly negative: boolean
  /** DR or CR beside the number, in the words of several languages. */
  readonly flag: 'debit' | 'credit' | null
  /** ISO code of the currency printed beside the number. */
  readonly currency: string | null
}

const symbols: Readonly<Record<string, string>> = {
  '£': 'GBP',
  '€': 'EUR',
  $: 'USD',
  '¥': 'JPY',
  us$: 'USD',
  a$: 'AUD',
  c$: 'CAD',
  ca$: 'CAD',
  r$: 'BRL',
  kr: 'SEK',
  zł: 'PLN',
  zl: 'PLN',
  kč: 'CZK',
  ft: 'HUF',
  '₺': 'TRY',
  '₹': 'INR',
  '₽': 'RUB',
  '₩': 'KRW',
}
const codes =
  /^(GBP|EUR|USD|CHF|SEK|NOK|DKK|PLN|CZK|HUF|RON|BGN|HRK|AUD|CAD|NZD|JPY|CNY|HKD|SGD|INR|ZAR|TRY|AED|ILS|BRL|MXN|THB|KWD|BHD|JOD|OMR|TND|KRW|TWD|MYR|IDR|VND|QAR|EGP|KES|NGN|GHS|PKR|LKR|ISK|RSD|UAH|RUB)$/
const flags: Readonly<Record<string, 'debit' | 'credit'>> = {
  dr: 'debit',
  d: 'debit',
  db: 'debit',
  dt: 'debit',
  debit: 'debit',
  od: 'debit',
  cr: 'credit',
  c: 'credit',
  soll: 'debit',
  haben: 'credit',
  kt: 'credit',
  credit: 'credit',
}

// What nearly every cell of a file looks like; known at a glance.
const simple = /^-?\d{1,13}(?:\.\d\d)?$/

// German banks print S for a debit and H for a credit behind the pence. Elsewhere the letters are
// sizes and hours.
const sollOrHaben = /^([-+]?[\d.,' ]*\d[.,]\d\d) ?([SH])$/

// On the continent a dash stands for no cents: 1.200,- or 80,--.
const noCents = /(\d),[-–—]{1,2}(?= ?\S{0,3}$)/

// Scanned pages leave a gap before the decimal mark: 200 .00.
const gapBeforeMark = /(\d) ([.,]\d{2})(?!\d)/

// Less than a pound, as people write it: 50p.
const pennies = /^\d{1,2} ?p$/i

// No word beside an amount is as long; most descriptions have one.
const longWord = /[a-z]{7}/i

// Digits on both sides of what no amount has within it, as in dates and references.
const digitsApart = /\d[^\d.,'’()\s\u200b\ufeff\ufffd]+\d/

/**
 * The currency that a printed sign or code means (`£`, `GBP`), or `null`. The kroner of three
 * countries are distinguished only by code.
 */
export function currencyOf(printed: string): string | null {
  const trimmed = printed.trim()
  const code = codes.exec(trimmed.toUpperCase())
  return code?.[1] ?? symbols[trimmed.toLowerCase()] ?? null
}

/**
 * Takes the text apart; `null` if it is no amount; `'blank'` for nothing, or the dash or
 * word that is printed for it.
 */
export function splitAmount(raw: string): WrittenAmount | 'blank' | null {
  if (simple.test(raw)) {
    const negative = raw.startsWith('-')
    return { body: negative ? raw.slice(1) : raw, negative, flag: null, currency: null }
  }
  if (longWord.test(raw) || digitsApart.test(raw)) return null
  const text = raw
    .replace(/[\u00a0\u202f\u2009\u200b\ufeff]/g, ' ')
    .replace(/[\u2212\u2012]/g, '-')
    .replace(/\u00c2£/g, '£') // a pound sign that was decoded twice
    .replace(/\ufffd/g, '') // a sign of currency that was lost in decoding
  let rest = text.trim().replace(/^'/, '').trim()
  rest = rest.replace(sollOrHaben, (_, amount, letter) => `${amount} ${letter === 'S' ? 'D' : 'C'}`)
  rest = rest.replace(noCents, '$1,00').replace(gapBeforeMark, '$1$2')
  if (pennies.test(rest)) rest = `0.${rest.slice(0, -1).trim().padStart(2, '0')}`
  if (rest === '' || /^([-–—]+|blank\.?|nil|n\/a)$/i.test(rest)) return 'blank'
  if (rest.length > 40) return null
  rest = rest.replace(/(\d[,.'’]) (?=\d{3}(?!\d))/g, '$1') // a gap after the mark of thousands
  let negative = false
  const bracketed = /^([^()]*)\(\s*([^()]*?)\s*\)([^()]*)$/.exec(rest)
  if (bracketed) {
    negative = true
    rest = `${bracketed[1]}${bracketed[2]}${bracketed[3]}`
  }
  const match = /^([^\d.,]*)((?:\d|[.,]\d)[\d.,'’ ]*)([^\d]*)$/.exec(rest)
  if (!match) return null
  const body = (match[2] ?? '').trim()
  const marks = affixes(`${match[1]} ${match[3]}`, negative)
  return marks && !/[.,]$/.test(body.replace(/[.,]$/, ''))
    ? { body: body.replace(/[.,]$/, ''), ...marks }
    : null
}

function affixes(text: string, bracketed: boolean): Omit<WrittenAmount, 'body'> | null {
  let negative = bracketed
  let flag: WrittenAmount['flag'] = null
  let currency: string | null = null
  const signs = text.match(/[-–+]/g) ?? []
  if (signs.length > 1 || (bracketed && signs.length > 0)) return null
  if (signs.length === 1 && signs[0] !== '+') negative = true
  for (const word of text.replace(/[-–+]/g, ' ').split(/[\s.]+/)) {
    if (word === '') continue
    const known = flags[word.toLowerCase()]
    const money = currencyOf(word)
    if (known && !flag) flag = known
    else if (money && !currency) currency = money
    else return null
  }
  return { negative, flag, currency }
}
