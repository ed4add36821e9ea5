// What-ifs that lack one thing: how often a new level is paid, or whether pay comes on top of what
// is paid now. The question back names the choice.
import { money, pounds } from '../../amount-words.ts'
import type { Minor } from '../../money.ts'
import { monthLabel } from '../period.ts'
import { sideOfSubject } from '../plan/subject-side.ts'
import type { Choice } from '../tool-call.ts'
import { aboutOf, hasFigures } from './about-change.ts'
import { partsOf, type WhatIfInput } from './read-what-if.ts'
import { monthsOf, type WhatIfParts } from './what-if-parts.ts'

type Unclear = { readonly reason: string; readonly choices: readonly Choice[] }

/** What is unclear about a what-if, with what it may mean; null where that can't be put. */
export function unclearWhatIf(question: string, input: WhatIfInput): Unclear | null {
  const parts = partsOf(question, input)
  if (!parts?.has('condition')) return null
  const late = lateWithoutDays(parts, input)
  if (late) return late
  const [amount, ...more] = parts.amounts
  const isPlain =
    parts.shares.length + parts.delays.length === 0 && parts.periods.every(({ isFrom }) => isFrom)
  if (!amount || more.length > 0 || !isPlain || parts.hasThing) return null
  return (
    levelWithoutRhythm(parts, amount.amount, input) ??
    extraWithoutRhythm(parts, amount.amount, input) ??
    payOrMorePay(parts, amount.amount, input)
  )
}

// "What if Northwind pays late?": by how much?
function lateWithoutDays(parts: WhatIfParts, { plan }: WhatIfInput): Unclear | null {
  const about = aboutOf(parts, plan)
  if (!parts.has('late') || !about || about.side !== 'in') return null
  if (parts.hasThing || hasFigures(parts) || parts.periods.length > 0) return null
  if (!parts.isOf('late', 'pay', 'in', 'sales', 'everybody', 'from', 'stop')) return null
  const [only, ...others] = about.subjects
  if (others.length > 0) return null
  const name = !only ? 'everybody' : only.kind === 'merchant' ? only.name : 'every customer'
  const prompts = ['two weeks', 'a month', '60 days'].map(
    (time) => `What if ${name} pays ${time} late?`,
  )
  return { reason: 'how_late', choices: choicesOf(prompts) }
}

// "If rent goes up to £2,000": a month, a quarter?
function levelWithoutRhythm(
  parts: WhatIfParts,
  amount: Minor,
  { plan }: WhatIfInput,
): Unclear | null {
  const [subject, ...others] = parts.subjects
  if (!parts.isLevel || !subject || others.length + parts.periods.length > 0) return null
  if (parts.rhythms.length > 0) return null
  if (sideOfSubject(subject, plan) !== 'out' || !parts.isOf('up', 'down', 'to', 'pay', 'out'))
    return null
  const prompts = ['month', 'quarter', 'year'].map(
    (unit) => `What if ${subject.name} goes to ${plain(amount)} a ${unit}?`,
  )
  return { reason: 'how_often', choices: choicesOf(prompts) }
}

// "If rent went up £200": a month, or once?
function extraWithoutRhythm(
  parts: WhatIfParts,
  amount: Minor,
  { plan }: WhatIfInput,
): Unclear | null {
  const [subject, ...others] = parts.subjects
  if (!subject || others.length > 0 || parts.rhythms.length > 0 || parts.isLevel) return null
  if (sideOfSubject(subject, plan) !== 'out' || !parts.isOf('up', 'down', 'pay', 'in', 'from'))
    return null
  const way = parts.has('down') ? 'down' : 'up'
  const { from } = monthsOf(parts)
  const start = from === undefined ? '' : ` from ${monthLabel(from)}`
  const prompts = ['month', 'week', 'quarter'].map(
    (unit) => `What if ${subject.name} went ${way} ${plain(amount)} a ${unit}${start}?`,
  )
  return { reason: 'how_often', choices: choicesOf(prompts) }
}

// "If I paid myself £3,000 a month": instead of what is paid now, or besides?
function payOrMorePay(
  parts: WhatIfParts,
  amount: Minor,
  { plan: { usedCodes } }: WhatIfInput,
): Unclear | null {
  if (
    parts.periods.length > 0 ||
    !parts.has('own_pay') ||
    parts.has('up', 'down') ||
    parts.subjects.length > 0
  )
    return null
  if (!parts.isOf('own_pay', 'out', 'to', 'pay')) return null
  const [every = 'month'] = parts.rhythms
  const sum = `${plain(amount)} a ${every}`
  const levels = ownPay.filter(({ code }) => !usedCodes || usedCodes.has(code))
  return {
    reason: 'on_top',
    choices: choicesOf([
      `What if we pay ourselves an extra ${sum}?`,
      ...levels.map(({ name }) => `What if ${name} goes to ${sum}?`),
    ]),
  }
}

const ownPay = [
  { code: 'directors_salary', name: 'Director’s salary' },
  { code: 'dividends_drawings', name: 'Dividends and drawings' },
] as const

function plain(amount: Minor): string {
  return amount % 100 === 0 ? pounds(amount) : money(amount)
}

function choicesOf(prompts: readonly string[]): Choice[] {
  return prompts.map((prompt) => ({ label: prompt, prompt }))
}
