// Months named one after the other: "over aug, sept and oct" is one stretch of days.
import { monthName as month } from './turn.ts'

const names = 'jan feb mar apr may jun jul aug sep oct nov dec'.split(' ')
const joint = '(?:,? and |,? n |, ?| )'
const row = new RegExp(
  `\\b(?:(?:in|over|for|during|across) )?(${month}(?:${joint}${month}){2,})\\b(?!['’]|,? (?:and|to|until|till) ${month})`,
  'gi',
)
// Each of them is wanted by itself.
const apart =
  /\b(?:each|every|by month|monthly|month by month|which|best|worst|compare|compared|against|versus|vs|than|or|highest|lowest|average)\b/i

/** The question with three months or more that follow each other written as a range. */
export function withMonthsInARow(text: string): string {
  if (apart.test(text)) return text
  return text.replace(row, (written: string, list: string) => {
    const some = list.match(new RegExp(month, 'gi')) ?? []
    const places = some.map((each) => names.indexOf(each.slice(0, 3).toLowerCase()))
    const areInARow = places.every((place, at) => at === 0 || place === (places[at - 1] ?? 0) + 1)
    return areInARow ? `from ${some[0]} to ${some.at(-1)}` : written
  })
}
