// Firms whose names are words of comparison: "More Than premiums" are those of More Than Insurance.
import type { NameIndex } from './names.ts'

const goods =
  '(?:premiums?|insurance|polic(?:y|ies)|cover|payments?|bills?|direct debits?|renewals?|instal?lments?|invoices?|charges?)'
const comparing = new RegExp(
  `\\b(?:(?:to|at|with|from|by|for|on) )?(More Than|Less Than)(?= ${goods}\\b)|\\b(?<=(?:to|at|with|from|by|pay|paid) )(More Than|Less Than)(?=[?.,]|$| (?:in|since|this|last|so|for)\\b)`,
)

/** The question with the whole name of such a firm, where the books know one. */
export function withComparingNames(question: string, names: NameIndex): string {
  return question.replace(comparing, (written, first?: string, second?: string) => {
    const name = first ?? second ?? ''
    const payee = name.includes(' ') ? names.beginningWith(name) : null
    return payee ? written.replace(name, payee.name) : written
  })
}
