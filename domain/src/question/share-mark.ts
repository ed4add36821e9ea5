// A mark that a share is held against: "more than a quarter of our costs", "over 40% of sales".
import type { Slots } from './plan/slots.ts'

/** Whether a share is held to be above a mark or below it, in hundredths. */
export type ShareMark = {
  readonly relation: 'over' | 'under' | 'at_least' | 'at_most'
  readonly percent: number
}

/** Fractions by the words that patterns put them as. */
export const fractionWords: Readonly<Record<string, string>> = {
  markofhalf: 'half|a half|one half',
  markofthird: 'a third|one third|third',
  markofquarter: 'a quarter|one quarter|quarter',
  markoffifth: 'a fifth|one fifth',
  markofsixth: 'a sixth|one sixth',
  markofeighth: 'an eighth|one eighth',
  markoftenth: 'a tenth|one tenth',
  markoftwothirds: 'two thirds|2 thirds',
  markofthreequarters: 'three quarters|3 quarters',
  markoftwofifths: 'two fifths',
}

/** What a share is held to be, by the words that patterns put it as. */
export const markLimitWords: Readonly<Record<string, string>> = {
  marksover:
    'over|above|more than|greater than|bigger than|larger than|higher than|north of|upward of|in excess of|exceeding|well over|beyond',
  marksunder: 'under|below|less than|smaller than|lower than|fewer than|short of|well under',
  marksleast: 'at least|no less than|not less than|a good|fully|upwards of',
  marksmost: 'at most|no more than|not more than|up to',
}

const percents: Readonly<Record<string, number>> = {
  half: 50,
  third: 100 / 3,
  quarter: 25,
  fifth: 20,
  sixth: 100 / 6,
  eighth: 12.5,
  tenth: 10,
  twothirds: 200 / 3,
  threequarters: 75,
  twofifths: 40,
}
const relations = {
  over: 'over',
  under: 'under',
  least: 'at_least',
  most: 'at_most',
} as const

/** The mark of a question; the last where a follow-up holds it against another. */
export function shareMark({ text }: Pick<Slots, 'text'>): ShareMark | null {
  const [mark] = [...text.matchAll(/\bmarkof(?:(\d+)percent|(\w+))\b/g)].slice(-1)
  const [limit] = [...text.matchAll(/\bmarks(over|under|least|most)\b/g)].slice(-1)
  const percent = mark?.[1] ? Number(mark[1]) : percents[mark?.[2] ?? '']
  const relation = relations[limit?.[1] as keyof typeof relations]
  return percent !== undefined && relation ? { relation, percent } : null
}
