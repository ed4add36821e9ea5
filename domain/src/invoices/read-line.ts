// Reads one line about an invoice or a bill, as a person types it: "Brightwater owes me £12,000 on
// the 15th". What the line leaves open, or what could mean two things, is named as a doubt.
import type { Day } from '../calendar.ts'
import type { Minor } from '../money.ts'
import { typedAmount } from '../typed-amount.ts'
import type { EntryField, EntryReading, InvoiceSide } from './invoice.ts'
import { isOfThePast, withoutOtherMoney } from './not-pounds.ts'
import { readDue } from './read-due.ts'
import { readRepeats } from './read-repeats.ts'
import { grossOf, readVat } from './read-vat.ts'

const cut = ' | '

/**
 * The reading of a line on a day. A side the line does not show is taken from `side`, where the
 * list has one.
 */
export function readLine(
  line: string,
  context: { today: Day; side?: InvoiceSide | null },
): EntryReading {
  const email = /[\w.+-]+@[\w-]+\.[\w.-]*\w/.exec(line)?.[0] ?? null
  let rest = tidy(email ? line.replace(email, cut) : line)
  const number = readNumber(rest)
  if (number) rest = rest.replace(number.text, keepNoun(number.text))
  const repeats = readRepeats(rest)
  if (repeats) rest = repeats.line
  const tax = readVat(rest)
  if (tax) rest = rest.replace(tax.text, cut)
  const otherMoney = withoutOtherMoney(rest, cut)
  if (otherMoney) rest = otherMoney
  const amount = readMarkedAmount(rest)
  if (amount) rest = rest.replace(amount.text, cut)
  const due = readDue(rest, context.today)
  if (due) rest = rest.replace(due.text, cut)
  const plain = amount ? null : readPlainAmount(rest)
  if (plain) rest = rest.replace(plain.text, cut)
  const side = readSide(rest)
  const parties = partiesIn(rest)
  const found = otherMoney ? null : (amount ?? plain)
  const isPaid = isOfThePast(line)
  const vat = tax?.percent && found?.amount ? { net: found.amount, percent: tax.percent } : null
  const doubts: EntryField[] = [
    ...(side.isDoubtful || (side.side ?? context.side ?? null) === null ? (['side'] as const) : []),
    ...(parties.length === 1 ? [] : (['party'] as const)),
    ...(found?.amount && !found.isDoubtful && !tax?.isDoubtful ? [] : (['amount'] as const)),
    ...(due?.day && !due.isDoubtful && !repeats && !isPaid ? [] : (['due'] as const)),
  ]
  return {
    side: side.isDoubtful ? null : (side.side ?? context.side ?? null),
    party: parties.sort((a, b) => b.length - a.length)[0] ?? '',
    number: number?.number ?? null,
    issued: null,
    due: isPaid ? null : (due?.day ?? null),
    amount: vat ? grossOf(vat) : (found?.amount ?? null),
    ...(vat && { vat }),
    email,
    ...(repeats && { repeats: repeats.words }),
    doubts,
  }
}

function tidy(line: string): string {
  return line
    .replace(/[\s\u00a0]+/g, ' ')
    .replace(/[“”]/g, '"')
    .trim()
}

/**
 * "INV-1042", "invoice 1042", "#1042", "bill no. 77". A noun that stands with it stays, because it
 * shows the side.
 */
function readNumber(line: string): { number: string; text: string } | null {
  const named =
    /\b(?:invoice|inv|bill|ref|reference|order|po)\s*(?:no\.?|number|nr\.?)?\s*[:#]?\s*((?=[\w/-]*\d)(?:[a-z]{1,6}[-/]?)?\d[\w/-]*)/i.exec(
      line,
    ) ??
    /(?<![\w£])#\s?((?=[\w/-]*\d)[\w/-]+)/.exec(line) ??
    /\b((?:inv|sin|pin|si|pi|bill|po|so)[-/]?\d[\w/-]*)\b/i.exec(line)
  const number = named?.[1]
  return named && number ? { number, text: named[0] } : null
}

function keepNoun(text: string): string {
  const noun = /^(invoice|bill)\b/i.exec(text)?.[0]
  return noun ? `${noun} ` : cut
}

type FoundAmount = {
  readonly amount: Minor | null
  readonly text: string
  readonly isDoubtful: boolean
}

/** An amount that shows itself: a pound sign, a K or M, pence or thousands marks. */
function readMarkedAmount(line: string): FoundAmount | null {
  const inPounds = textsOf(
    line,
    /(?:(?<=^|\s)[-−])?(?:£|\bgbp)\s?-?(?:\d{1,3}(?: \d{3})+(?!\d)(?:\.\d{2})?|\d[\d,.]*)(?:\s?[km]\b)?|\b\d[\d,.]*\s?(?:pounds|quid|gbp)\b/gi,
  )
  // A pound sign leaves no doubt about the other numbers of a line: "3M owes me £90".
  if (inPounds.length > 0) return amountIn(inPounds)
  return amountIn(
    textsOf(
      line,
      /(?<![\w/.-])\d[\d,.]*\s?[km]\b|(?<![\w/.£-])\d{1,3}(?:,\d{3})+(?:\.\d{2})?\b|(?<![\w/.£-])\d+\.\d{2}(?![\w/.-])/gi,
    ),
  )
}

/** A bare number that nothing else has taken: of two, neither. */
function readPlainAmount(line: string): FoundAmount | null {
  return amountIn(textsOf(line, /(?<![\w£/.-])\d[\d.,]{0,11}(?![\w/-])/g))
}

function textsOf(line: string, pattern: RegExp): string[] {
  return [...line.matchAll(pattern)].map(([text]) => text)
}

function amountIn(texts: readonly string[]): FoundAmount | null {
  const [text] = texts
  if (text === undefined) return null
  const amount = typedAmount(text.replace(/[.,]$/, '').replace(/quid/i, ''))
  // "£1 200" is a pasted amount, or £1 and a number of something.
  const isDoubtful = texts.length > 1 || /\d \d/.test(text)
  return { amount: amount && amount > 0 ? amount : null, text, isDoubtful }
}

const inWords: readonly RegExp[] = [
  /\bowes?\s+(?:me|us)\b/i,
  /\b(?:owed|owing|due)\s+(?:to\s+)?(?:me|us)\b/i,
  /\b(?:pays?|paid|paying|to pay)\s+(?:me|us)\b/i,
  /\b(?:i|we)(?:['’]ve|\s+have)?\s+invoiced\b/i,
  /\b(?:i|we)(?:['’]m|['’]re|\s+am|\s+are)\s+owed\b/i,
  /\binvoice\s+(?:to|for)\b/i,
  /\b(?:sales?|our|my)\s+invoice\b/i,
  /\b(?:expect(?:ing|ed)?|receiv(?:e|ing)|get(?:ting)?|incoming|payment|money|due)\b.*\bfrom\b/i,
  /\bowed\s+by\b/i,
]
const outWords: readonly RegExp[] = [
  /\b(?:i|we)\s+(?:still\s+)?owe\b/i,
  /^owe\b/i,
  /\b(?:owed|owing)\s+to\s+(?!me\b|us\b)/i,
  /\b(?:bill|invoice|statement)\s+from\b/i,
  /\b(?:i|we)\s+(?:must|need\s+to|have\s+to|should|will|['’]ll)?\s*pay\b/i,
  /^(?:to\s+)?pay\b/i,
  /\bto\s+pay\s+(?!me\b|us\b)/i,
  /\b(?:bill|supplier|purchase)\b/i,
]

/** Which way the money goes, by the words of it. Words of both ways are a doubt. */
function readSide(line: string): { side: InvoiceSide | null; isDoubtful: boolean } {
  const isIn = inWords.some((words) => words.test(line))
  const isOut = outWords.some((words) => words.test(line))
  if (isIn && isOut) return { side: null, isDoubtful: true }
  return { side: isIn ? 'in' : isOut ? 'out' : null, isDoubtful: false }
}

// Between names, and at their edges, these words name nobody.
const phrases =
  /\b(?:owes?|owed|owing|will pay|is paying|pays?|paying|invoiced?|invoices?|bills?|billed|expect(?:ing|ed)?|receiv(?:e|ing)|getting|payment|money|incoming|supplier|customer|sales?|purchase|(?:over)?due|should(?:['’]ve| have)(?: been)?(?: paid)?|statement|reference|ref)\b/gi
const edgeWords = new Set(
  'a an the to for from by on of in at is are am was be me us i we my our it its will have has had need must should still get ve m re s ll no number total amount and with as per via pay paid about around approx roughly thanks please'.split(
    ' ',
  ),
)

/** What is left that may name somebody: pieces with a letter in them. */
function partiesIn(rest: string): string[] {
  const pieces = rest
    .replace(phrases, cut)
    .split(/[|;:,()"\t]| - | – |\bfor\b(?=.*\bfrom\b)|\bfrom\b|\bto\b|\bby\b/i)
  const names = pieces.map(trimmed).filter((piece) => /\p{L}/u.test(piece))
  return [...new Set(names)]
}

function trimmed(piece: string): string {
  const words = piece.trim().split(/\s+/)
  const isEdge = (word: string | undefined) =>
    word !== undefined &&
    !/\d/.test(word) &&
    (edgeWords.has(word.toLowerCase().replace(/[^\p{L}]/gu, '')) || !/[\p{L}\p{N}]/u.test(word)) &&
    // "A.B. Joinery", "The Works": a capital in the middle of a name keeps its word.
    !/^[A-Z]\.?[A-Z]/.test(word)
  while (words.length > 0 && isEdge(words[0])) words.shift()
  while (words.length > 0 && isEdge(words.at(-1))) words.pop()
  return words
    .join(' ')
    .replace(/[.,;:!?]+$/, '')
    .replace(/['’]s$/, '')
}
