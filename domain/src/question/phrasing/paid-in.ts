// "What have we paid in so far?" of a lease or a pension is what was paid to it: money is only paid
// in to us by those who pay us.
import type { InterpretInput } from '../interpretation.ts'
import { sideOfSubject } from '../plan/subject-side.ts'
import { readQuestion } from '../read-question.ts'
import { distinctSubjects } from '../subject.ts'
import { subjectsMeant } from '../subjects-meant.ts'

const we =
  "(?:we|i)(?:[’']ve| have|[’']d| had)?(?: (?:ever|already|so far))? (?:paid|pay|paying)|(?:have|did|do) (?:we|i) (?:paid|pay)"
const after =
  '\\s*(?:[?.!,;]|$)|\\s+(?:so far|to date|already|each|every|a month|a year|per|since|this|last|over|altogether|all told|and)\\b'
const own = '(?:business|company|firm|bank|account|till|kitty|pot|savings|reserve)'
const paidIn = new RegExp(
  `\\b(${we}) (?:in(?: to)?(?: it| them)?(?=${after})|in ?to(?! (?:(?:the|my|our|its) )*${own}\\b))`,
  'i',
)

/** The question with such words put plainly, where everybody named is paid by us. */
export function withPaidIn(text: string, { question, plan, before }: InterpretInput): string {
  if (!paidIn.test(text)) return text
  const plain = text.replace(paidIn, '$1')
  const reading = readQuestion(plain, question)
  const own = distinctSubjects([
    ...reading.included,
    ...reading.choices.flatMap((choice) => subjectsMeant(choice, reading, plan)),
  ])
  const named = own.length > 0 ? own : (before?.included ?? [])
  const arePaid = named.every((name) => sideOfSubject(name, plan) === 'out')
  return named.length > 0 && arePaid ? plain : text
}
