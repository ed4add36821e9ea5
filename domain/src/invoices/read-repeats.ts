// Words by which a line means more than one payment: "every month", "weekly", "£50 a week". An
// invoice or a bill is one payment, so a person is asked about the first of them.
import { weekdayNames } from './day-reader.ts'

/** How it repeats as it was written, and the line with the first payment's words in its place. */
type FoundRepeats = { readonly words: string; readonly line: string }

const units = '(?:day|week|fortnight|month|quarter|year)s?'
const few = '(?:\\d{1,2}|two|three|four|six|couple of|few)'

const repeats: readonly { readonly pattern: RegExp; readonly first: string }[] = [
  // "The 1st of every month" keeps its day.
  { pattern: /\bof\s+((?:every|each)\s+month)\b/i, first: 'of the month' },
  { pattern: /\b((?:every|each)\s+(\d{1,2}(?:st|nd|rd|th)))\b/i, first: 'on the $2' },
  {
    pattern: new RegExp(`\\b((?:every|each)\\s+(?:(?:other|second)\\s+)?${weekdayNames})`, 'i'),
    first: 'on $2',
  },
  { pattern: /\b(on\s+(mon|tues|wednes|thurs|fri|satur|sun)days)\b/i, first: 'on $2day' },
  {
    pattern: new RegExp(`\\b((?:every|each)\\s+(?:(?:other|second|${few})\\s+)?${units})\\b`, 'i'),
    first: ' | ',
  },
  { pattern: /((?:\bper\s+|\/\s?)(?:week|month|quarter|year|annum))\b|\b(pcm)\b/i, first: ' | ' },
  // "£50 a week", but not "a week ago" or "in a week".
  {
    pattern:
      /(?<=\d[km]?\s)(an?\s+(?:day|week|fortnight|month|quarter|year))\b(?!\s+(?:ago|late|overdue|past|from|before|after))/i,
    first: ' | ',
  },
  // A capital in the middle of a line is a part of a name.
  {
    pattern:
      /\b((?:monthly|weekly|fortnightly|quarterly|yearly|annually)|^(?:Monthly|Weekly|Fortnightly|Quarterly|Yearly)(?=\s+[a-z])|standing order)\b/,
    first: ' | ',
  },
]

/** `null` for a line about one payment. */
export function readRepeats(line: string): FoundRepeats | null {
  for (const { pattern, first } of repeats) {
    const match = pattern.exec(line)
    if (!match) continue
    const words = (match[1] ?? match[0]).trim()
    return { words, line: line.replace(pattern, first) }
  }
  return null
}
