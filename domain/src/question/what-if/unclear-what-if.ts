// What-ifs that lack one thing: how often a new level is paid, or whether pay comes on top of what
// is paid now. The question back names the choice.
import { money, pounds } from '../../amount-words.ts'
import type { Minor } from '../../money.ts'
import { monthLabel } from '../period.ts'
import { sideOfSubject } from '../plan/subject-side.ts'
import { tokensIn } from '../tokens.ts'
import type { Choice } from '../tool-call.ts'
import { aboutOf, hasFigures } from './about-change.ts'
import { monthsOf } from './change-months.ts'
import { partsOf, readWhatIf, type WhatIfInput } from './read-what-if.ts'
import type { WhatIfParts } from './what-if-parts.ts'
import { shareAt } from './what-if-words.ts'

type Unclear = { readonly reason: string; readonly choices: readonly Choice[] }

/** What is unclear about a what-if, with what it may mean; null where that can't be put. */
export function unclearWhatIf(question: string, input: WhatIfInput): Unclear | null {
  const parts = partsOf(question, input)
  if (!parts) return unknownKind(question, input)
  if (!parts.has('condition')) return null
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

const ofKind =
  /\b(?:all |all of |each of |both )?(?:the |our |my )?((?:[a-z]+ (?:and|n|&) )?[a-z]+) (suppliers?|vendors?|wholesalers?|contractors?|customers?|clients?|buyers?|payers?)\b/i

// "If all our fabric suppliers raised prices by 10%": a kind that the books don't hold; the same
// change to the nearest category that is used, or to everything on that side.
function unknownKind(question: string, { question: context, plan }: WhatIfInput): Unclear | null {
  const [, , noun = ''] = ofKind.exec(question) ?? []
  if (noun === '' || !/\b(?:what if|if|suppose|supposing|say)\b/i.test(question)) return null
  const [share] = shareIn(question)
  if (share === undefined) return null
  const isOut = !/^(?:customer|client|buyer|payer)/i.test(noun)
  const way = /\b(?:drop|fall|fell|cut|lower|down|reduc|less|fewer)/i.test(question) ? 'down' : 'up'
  const [from] = /\bfrom \p{L}+(?: \d{4})?/iu.exec(question) ?? []
  const start = from === undefined ? '' : ` ${from}`
  const costs = [
    { code: 'stock_materials', name: 'Stock and materials' },
    { code: 'subcontractors', name: 'Subcontractors' },
  ].filter(({ code }) => plan.usedCodes?.has(code) ?? false)
  const prompts = isOut
    ? [
        ...costs.map(({ name }) => `What if ${name} goes ${way} ${share}%${start}?`),
        `What if our costs go ${way} ${share}%${start}?`,
      ]
    : [`What if sales go ${way} ${share}%${start}?`]
  const understood = prompts.filter((prompt) =>
    readWhatIf(prompt, { question: context, plan, before: null }),
  )
  return { reason: isOut ? 'kind_of_supplier' : 'kind_of_customer', choices: choicesOf(understood) }
}

function shareIn(question: string): number[] {
  const words = tokensIn(question).map(({ text }) => text)
  return words.flatMap((_, at) => shareAt(words, at)?.percent ?? [])
}

// "What if Northwind pays late?": by how much?
function lateWithoutDays(parts: WhatIfParts, { plan }: WhatIfInput): Unclear | null {
  const about = aboutOf(parts, plan)
  if (!parts.has('late') || !about) return null
  if (parts.hasThing || hasFigures(parts) || parts.periods.length > 1) return null
  if (!parts.isOf('late', 'pay', 'in', 'sales', 'everybody', 'from', 'stop')) return null
  const [only, ...others] = about.subjects
  if (others.length > 0) return null
  const name = !only ? 'everybody' : only.kind === 'merchant' ? only.name : 'every customer'
  const prompts = ['two weeks', 'a month', '60 days'].map((time) =>
    about.side === 'in'
      ? `What if ${name} pays ${time} late?`
      : `What if we pay ${name} ${time} late?`,
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
