// People who are paid under several names ("S Okafor Salary", "S Okafor Dividend"): which of them a
// category beside the person means.
import { bareWords, isPerson, nameWords } from './name-words.ts'
import type { NameIndex } from './names.ts'
import { keyOf, type Subject } from './subject.ts'

const paidAs: Record<string, RegExp> = {
  net_wages: /^(wages?|salary|pay)$/,
  directors_salary: /^(wages?|salary|pay)$/,
  dividends_drawings: /^(dividends?|drawings?)$/,
  freelancers: /^(freelance|freelancer)$/,
}

/**
 * What was named, where a person's categories are the names that the person is paid under: "S
 * Okafor, salary and dividends". As it was where one of them is no such name.
 */
export function withPayNames(included: readonly Subject[]): readonly Subject[] {
  const [person, ...others] = included.filter(
    (each) => each.kind === 'merchant' && each.ids.length > 1,
  )
  const categories = included.filter(({ kind }) => kind === 'sub_category')
  if (person?.kind !== 'merchant' || others.length > 0 || categories.length === 0) return included
  const members = person.ids.map((id, at): Subject => {
    const name = person.names[at] ?? person.name
    return { kind: 'merchant', ids: [id], name, names: [name] }
  })
  const paid = categories.flatMap((category) => {
    const ending = category.kind === 'sub_category' ? paidAs[category.code] : undefined
    return members.filter(({ name }) => ending && nameWords(name).some((word) => ending.test(word)))
  })
  if (paid.length !== categories.length || paid.length === 0) return included
  const rest = included.filter((each) => each !== person && !categories.includes(each))
  return [...rest, ...paid].filter(
    (each, at, all) => all.findIndex((other) => keyOf(other) === keyOf(each)) === at,
  )
}

/**
 * "And salary?" after one person's dividends is that person's, where the books pay it under a name
 * of its own.
 */
export function ofSamePerson(
  included: readonly Subject[],
  before: readonly Subject[],
  names: NameIndex,
): readonly Subject[] {
  const person = before.find((each) => each.kind === 'merchant' && isPerson(each.name))
  const [category, ...others] = included
  if (!person || category?.kind !== 'sub_category' || others.length > 0) return included
  const [whole] = names.exactAt(bareWords(person.name), 0)?.subjects ?? []
  const own = whole ? withPayNames([whole, category]) : included
  return own.every(({ kind }) => kind === 'merchant') ? own : included
}
