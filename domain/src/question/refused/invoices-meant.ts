// Unpaid invoices asked for in loose words, in any order.
import { holdsOnly, wordsOf } from './words-of.ts'

const unpaid = '(?:unpaid|outstanding|open|overdue)'
const invoices = new RegExp(
  `\\b(?:${unpaid} (?:invoices?|debtors?)|invoices? ${unpaid}|debts? owed to us)\\b`,
  'i',
)
const sum = /\b(?:(?:over|above|of) )?(£\d[\d,.]*k?)( or more)?/i
const month =
  '(?:january|february|march|april|may|june|july|august|september|october|november|december)'
const days = new RegExp(`\\b(?:(?:next|this) (?:week|month|quarter)|in ${month}(?: \\d{4})?)$`, 'i')

const common = `which what what's who who's whose of the our my is are was has have we i got on in for a an by how this could can you me please show find tell
  unpaid outstanding open overdue invoice invoices debtor debtors debt debts owed to us customer client tenant customers clients single`
const large = wordsOf(
  `${common} biggest largest big much most money worth highest value top valuable`,
)
const old = wordsOf(`${common} oldest longest standing far back does go age waiting old`)
const sized = wordsOf(
  `${common} just only big large ones over above or more i'm i'd need want wants chasing credit controller many and any mean could pull up list`,
)
const owing = wordsOf(
  'who has have got we with unpaid outstanding open invoices any an invoice still',
)
const coming = wordsOf(`${common} sent out due date with come comes up payment falling fall list`)

const turns: readonly (readonly [RegExp, string])[] = [
  [
    /^how much have (?:we|i) (?:invoiced|billed)(?: for)? and not (?:yet )?been paid(?: for)?$/i,
    'how much do customers owe us',
  ],
  [
    /^(?:show|list) what (?:we've|we have|i've|i have) (?:invoiced|billed) and not (?:yet )?been paid(?: for)?$/i,
    'which invoices are unpaid',
  ],
  [
    /^(?:what|which) invoices are (?:open|unpaid|outstanding) (?:for|with|from) (\S.*)$/i,
    'how much does $1 owe us',
  ],
  [/^who (?:are we|am i) expecting money from (?=\S)/i, 'what is due in '],
]

/** The plain question that such words come to; null for any others. */
export function invoicesMeant(text: string): string | null {
  const turn = turns.find(([words]) => words.test(text))
  if (turn) return text.replace(turn[0], turn[1])
  const [when] = days.exec(text) ?? []
  if (when !== undefined)
    return /\binvoices?\b/i.test(text) &&
      /\bdue\b|\bfor payment\b/i.test(text) &&
      holdsOnly(coming, text.replace(days, ''))
      ? `which invoices are due ${when}`
      : null
  if (!invoices.test(text)) return null
  const [found, amount] = sum.exec(text) ?? []
  if (found !== undefined && amount !== undefined) {
    const isOver = /\b(?:over|above)\b|\bor more\b/i.test(text)
    const isOnly = holdsOnly(sized, text.replace(found, ' '))
    return isOver && isOnly ? `which unpaid invoices are over ${amount}` : null
  }
  if (/\b(?:oldest|longest)\b/i.test(text) && holdsOnly(old, text)) return 'oldest unpaid invoice'
  if (/\b(?:biggest|largest|most|highest|top)\b/i.test(text) && holdsOnly(large, text))
    return 'largest unpaid invoice'
  const isOwed = /^who\b/i.test(text) && holdsOnly(owing, text)
  return isOwed ? 'which customers owe us money' : null
}
