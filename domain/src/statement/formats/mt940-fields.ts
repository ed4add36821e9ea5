// Takes MT940 and MT942 apart: fields between colons, with the lines that continue them, in
// messages that begin with `:20:`. The envelopes that SWIFT and banks put round them are passed
// over.

/** One field, such as `61`, with its lines joined by line ends. */
export type MtField = { readonly tag: string; readonly text: string; readonly line: number }

/** The messages of a file, each a list of fields. */
export function mt940Messages(text: string): MtField[][] {
  const messages: MtField[][] = []
  let current: { tag: string; text: string; line: number } | null = null
  for (const [at, raw] of text.split(/\r\n|\r|\n/).entries()) {
    const line = raw.replace(/^\P{L}{0,3}\{1:.*\{4:/u, '')
    const match = /^:(\d{2}[A-Z]?|NS):(.*)$/.exec(line)
    if (match) {
      current = { tag: match[1] ?? '', text: match[2] ?? '', line: at + 1 }
      if (current.tag === '20' || messages.length === 0) messages.push([])
      messages.at(-1)?.push(current)
    } else if (/^-\}?(\{5:.*)?$/.test(line.trim()) || /^\{[1-5]:/.test(line)) current = null
    else if (current) current.text += `\n${line}`
  }
  return messages
}

/**
 * The parts of an entry's `:61:`. Dates are bare digits; the mark is C, D, or either with R before
 * it, which turns it round.
 */
export type MtEntry = {
  readonly valueDate: string
  readonly entryDate: string | null
  readonly out: boolean
  readonly expected: boolean
  readonly amount: string
  readonly kind: string | null
  readonly reference: string | null
  readonly bankId: string | null
  readonly details: string
}

const entry =
  /^(\d{6})(\d{4})?(R|E)?([CD])([A-Z](?=\d))?(\d[\d.,]*)(?:([A-Z][A-Z0-9 ]{3})([^\n]*))?(?:\n([\s\S]*))?$/i

/** Takes a `:61:` apart; `null` if it is not written like one. */
export function mtEntry(text: string): MtEntry | null {
  const match = entry.exec(text.trim())
  if (!match) return null
  const [, valueDate = '', entryDate, before = '', mark = '', , amount = '', kind, rest, more] =
    match
  const debit = mark.toUpperCase() === 'D'
  const [reference = '', ...bank] = (rest ?? '').split('//')
  return {
    valueDate,
    entryDate: entryDate ?? null,
    out: before.toUpperCase() === 'R' ? !debit : debit,
    expected: before.toUpperCase() === 'E',
    amount,
    kind: kind?.replace(/ +$/, '') ?? null,
    reference: reference.trim() || null,
    bankId: bank.join('//').trim() || null,
    details: more ?? '',
  }
}

/** The parts of a balance: `C240131GBP1234,56`. */
export type MtBalance = {
  readonly out: boolean
  readonly date: string
  readonly currency: string
  readonly amount: string
}

/** Takes a balance apart; `null` if it is not written like one. */
export function mtBalance(text: string): MtBalance | null {
  const match = /^\s*([CD])(\d{6})([A-Z]{3})\s*(\d*[.,]\d*)/i.exec(text)
  if (!match) return null
  const [, mark = '', date = '', currency = '', amount = ''] = match
  return { out: mark.toUpperCase() === 'D', date, currency: currency.toUpperCase(), amount }
}

/**
 * The entries of one direction as an interim report counts them (`:90D:`, `:90C:`): `3GBP1234,56`.
 */
export type MtSum = { readonly count: number; readonly currency: string; readonly amount: string }

/** Takes a count and sum apart; `null` if it is not written like one. */
export function mtSum(text: string): MtSum | null {
  const match = /^\s*(\d{1,5})([A-Z]{3})\s*(\d*[.,]\d*)/i.exec(text)
  if (!match) return null
  const [, count = '', currency = '', amount = ''] = match
  return { count: Number(count), currency: currency.toUpperCase(), amount }
}
