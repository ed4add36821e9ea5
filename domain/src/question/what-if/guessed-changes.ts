// Changes that a what-if may have meant, where it names what changes but not how.
import { money, pounds } from '../../amount-words.ts'
import { addMonths, monthOf } from '../../calendar.ts'
import type { InterpretInput } from '../interpretation.ts'
import { monthLabel } from '../period.ts'
import { numberIn } from '../periods/words.ts'
import { sideOfSubject } from '../plan/subject-side.ts'
import { isTax } from '../plan/tax-rules.ts'
import type { Reading } from '../read-question.ts'
import type { Subject } from '../subject.ts'
import { readWhatIf } from './read-what-if.ts'
import { looseParts } from './what-if-parts.ts'

// Pence are a price, and no sum to try.
const leastTried = 10_00

/** The names, amounts and months of a question in changes that are understood. */
export function guessedChanges(
  question: string,
  reading: Reading,
  input: InterpretInput,
): readonly string[] {
  const { plan } = input
  const { included, amounts, periods } = reading
  const [days] = periods
  const next = addMonths(monthOf(plan.today), 1)
  const month = days && monthOf(days.from) > monthOf(plan.today) ? monthOf(days.from) : next
  const label = monthLabel(month)
  const [named] = looseParts(question, input.question).shares
  const percent = named && Number.isInteger(named.percent) ? Math.abs(named.percent) : null
  const share = percent ?? '10'
  const ofNames = included.slice(0, 2).flatMap((subject) => {
    const side = sideOfSubject(subject, plan)
    if (side === 'in')
      return [
        `What if ${subject.name} pays a month late?`,
        `What if we lose ${subject.name} from ${label}?`,
        `What if ${subject.name} drops ${share}%?`,
      ]
    const name = subject.name.replace(/^VAT payment$/, 'the VAT')
    if (side === 'out' && (isTax(subject) || /\bHMRC\b/.test(name)))
      return [`What if we pay ${name} a month late?`, `What if we pay ${name} two months late?`]
    if (isOfPay(subject)) return [`What if ${name} goes up ${share}%?`]
    return side === 'out'
      ? [
          `What if we don’t pay ${subject.name} until ${monthLabel(addMonths(month, 1))}?`,
          `What if ${subject.name} goes up ${share}%?`,
          `What if we stop paying ${subject.name} from ${label}?`,
        ]
      : []
  })
  // "Under £15,000" is a line, and nothing to be spent.
  const isLine = /\b(?:under|below|beneath|above|over|keep|have) £?\d/i.test(question)
  const ofAmounts = (isLine ? [] : amounts)
    .filter(({ amount }) => amount >= leastTried)
    .slice(0, 1)
    .flatMap(({ amount }) => {
      const sum = amount % 100 === 0 ? pounds(amount) : money(amount)
      return [
        `What if we spend ${sum} in ${label}?`,
        `What if we spend an extra ${sum} a month from ${label}?`,
      ]
    })
  const isOfSales =
    /\b(?:sales|takings|turnover|trade|custom|shut|shuts|close|closed|closes)\b/i.test(question)
  const ofSales = isOfSales
    ? [
        `What if sales drop ${percent ?? shutShare(question)}% in ${label}?`,
        ...(percent === null ? ['What if sales drop 20%?'] : []),
      ]
    : []
  return [...ofSales, ...ofNames, ...ofAmounts].filter(
    (prompt) => readWhatIf(prompt, { ...input, before: null }) !== null,
  )
}

// Pay is not put off.
function isOfPay(subject: Subject): boolean {
  return 'code' in subject && /^(?:net_wages|people)$/.test(subject.code)
}

// Two weeks of a month are about half of it.
function shutShare(question: string): number {
  const [, some = '', unit] =
    /\b(an?|\d+|one|two|three) (days?|weeks?|fortnight)\b/i.exec(question) ?? []
  const count = /^an?$/i.test(some) ? 1 : (numberIn(some.toLowerCase()) ?? Number(some))
  if (!unit || !count) return 15
  const days = /^day/i.test(unit) ? count : /^week/i.test(unit) ? count * 7 : 14
  return Math.min(100, Math.round((days * 100) / 30.4))
}
