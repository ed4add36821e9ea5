// The words that periods are read from, and what they stand for.

/** The number that a word stands for, up to a hundred: "three", "3", "a couple of". */
export function numberIn(word: string | null | undefined): number | null {
  if (!word) return null
  if (/^\d{1,3}$/.test(word)) return Number(word)
  return numberWords[word] ?? null
}

export const numberWords: Record<string, number> = {
  one: 1,
  two: 2,
  couple: 2,
  three: 3,
  few: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  eleven: 11,
  twelve: 12,
  thirteen: 13,
  fourteen: 14,
  fifteen: 15,
  sixteen: 16,
  seventeen: 17,
  eighteen: 18,
  nineteen: 19,
  twenty: 20,
  thirty: 30,
  forty: 40,
  fifty: 50,
  sixty: 60,
  seventy: 70,
  eighty: 80,
  ninety: 90,
}

export const monthNumbers: Record<string, number> = Object.fromEntries(
  [
    ['january', 'jan'],
    ['february', 'feb', 'febuary'],
    ['march', 'mar'],
    ['april', 'apr'],
    ['may'],
    ['june', 'jun'],
    ['july', 'jul'],
    ['august', 'aug'],
    ['september', 'sept', 'sep'],
    ['october', 'oct'],
    ['november', 'nov'],
    ['december', 'dec'],
  ].flatMap((names, at) => names.map((name) => [name, at + 1] as const)),
)

/** Monday first. */
export const weekdays = [
  'monday',
  'tuesday',
  'wednesday',
  'thursday',
  'friday',
  'saturday',
  'sunday',
]

/** The words that the reader knows, for mending typing errors. */
export const periodWords: readonly string[] = [
  ...Object.keys(monthNumbers).filter((name) => name.length > 4 && name !== 'febuary'),
  ...Object.keys(numberWords),
  'yesterday',
  'tomorrow',
  'today',
  'month',
  'months',
  'quarter',
  'quarters',
  'week',
  'weeks',
  'year',
  'years',
  'fortnight',
  'half',
  'financial',
  'previous',
  ...weekdays,
]
export const quarterWords: Record<string, number> = { q1: 1, q2: 2, q3: 3, q4: 4 }
export const seasons: Record<string, number> = { spring: 3, summer: 6, autumn: 9, winter: 12 }
export const ordinals: Record<string, number> = {
  first: 1,
  '1st': 1,
  second: 2,
  '2nd': 2,
  third: 3,
  '3rd': 3,
  fourth: 4,
  '4th': 4,
  final: 4,
}
export const units = new Set(['day', 'week', 'month', 'quarter', 'year', 'fortnight'])
export const past = new Set(['last', 'past', 'previous', 'prior', 'preceding'])
export const present = new Set(['this', 'current', 'the current'])
export const future = new Set(['next', 'coming', 'upcoming', 'following'])

/** The day of the month in "5" or "5th"; null if it is none. */
export function dateIn(word: string | null): number | null {
  const date = Number(/^(\d{1,2})(?:st|nd|rd|th)?$/.exec(word ?? '')?.[1] ?? 0)
  return date >= 1 && date <= 31 ? date : null
}

/** The year that two or four digits mean: "26" is 2026. */
export function fullYear(written: string): number {
  return Number(written.length === 2 ? `20${written}` : written)
}
