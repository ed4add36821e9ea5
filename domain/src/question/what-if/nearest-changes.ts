// Changes with their own names, amounts, shares and months, put plainly: what is offered for a
// what-if or a purchase that is not read whole.
import { money, pounds } from '../../amount-words.ts'
import { addMonths, type Month, monthOf } from '../../calendar.ts'
import type { Minor } from '../../money.ts'
import type { InterpretInput } from '../interpretation.ts'
import { dayLabel, monthLabel } from '../period.ts'
import { sideOfSubject } from '../plan/subject-side.ts'
import { projectOrClient } from '../sales-question.ts'
import { tokensIn } from '../tokens.ts'
import { askedOfChange } from './asked-of-change.ts'
import { readPurchase } from './read-purchase.ts'
import { readWhatIf } from './read-what-if.ts'
import { looseParts, type WhatIfParts } from './what-if-parts.ts'
import type { Rhythm } from './what-if-words.ts'

/** A change in words after "what if", with the month it names: "sales drop 10%", "2027-01". */
type Clause = {
  readonly words: string
  /** How its month is led to, where it may have one. */
  readonly joint: 'from' | 'in' | null
  readonly month: Month | null
  /** A sum paid once can be afforded or not. */
  readonly once?: string
}

/** Questions for the changes that a question names, the nearest first. */
export function nearestChanges(question: string, input: InterpretInput): readonly string[] {
  const query = askedOfChange(question, input.question)
  const clauses = clausesOf(query?.change ?? question, input)
  const tail = query?.at
    ? `, what would the balance be on ${dayLabel(query.at)}`
    : query?.lowUntil
      ? `, how low would we get by ${dayLabel(query.lowUntil)}`
      : ''
  const months = clauses.flatMap(({ month }) => month ?? [])
  const worded = clauses.map((clause) => wordsOf(clause, clause.month ?? months[0] ?? null))
  const afforded = clauses.flatMap(({ once, month }) =>
    once ? [`Can we afford ${once}${month ? ` in ${monthLabel(month)}` : ''}?`] : [],
  )
  const tried = [
    ...(worded.length > 1 ? [`What if ${worded.join(' and ')}${tail}?`] : []),
    ...worded.map((words) => `What if ${words}${worded.length > 1 ? '' : tail}?`),
  ]
  const all = affords.test(question) ? [...afforded, ...tried] : [...tried, ...afforded]
  const alone = { ...input, before: null }
  return all.filter((prompt) => isRead(prompt, alone))
}

const affords = /\b(?:afford|stretch|manage|enough)\b/i

function isRead(prompt: string, input: InterpretInput): boolean {
  const query = askedOfChange(prompt, input.question)
  return (
    readWhatIf(query?.change ?? prompt, input) !== null ||
    (/^Can we afford/.test(prompt) && readPurchase(prompt, input) !== null)
  )
}

function wordsOf({ words, joint }: Clause, month: Month | null): string {
  return joint && month ? `${words} ${joint} ${monthLabel(month)}` : words
}

// A full stop after an initial ends no sentence.
const clauseJoint = /(?<=\w{3})[.?!]\s+|(?:,\s+|\s+)(?:and|but|plus|while)\s+(?:also\s+)?|,\s+/i

// Each half that is a change by itself; else the whole.
function clausesOf(text: string, input: InterpretInput): readonly Clause[] {
  const halves = text.split(clauseJoint)
  const each = halves.length > 1 ? halves.flatMap((half) => clauseOf(half, input) ?? []) : []
  if (each.length > 1) return each.slice(0, 2)
  const whole = clauseOf(text, input) ?? each[0] ?? null
  return whole ? [whole] : []
}

function clauseOf(text: string, input: InterpretInput): Clause | null {
  const parts = looseParts(text, input.question)
  const { today } = input.plan
  if (parts.periods.some(({ period }) => period.to <= today)) return null
  const month = monthIn(parts, text, input)
  return (
    ofProject(text, input) ??
    ofWait(parts, input) ??
    ofShare(parts, { text, month }, input) ??
    ofAmount(parts, { text, month }, input) ??
    ofEnd(parts, { text, month }, input) ??
    null
  )
}

// "At the end of January" is gone from the month after.
function monthIn(parts: WhatIfParts, text: string, { plan }: InterpretInput): Month | null {
  const [days] = parts.periods
  if (!days) return null
  const month = monthOf(days.until ?? days.period.from)
  const next = /\b(?:at|by|after) the end of\b/i.test(text) ? addMonths(month, 1) : month
  return next > monthOf(plan.today) ? next : addMonths(monthOf(plan.today), 1)
}

const wins = /\b(?:wins?|won|land(?:s|ed)?|(?:comes?|came) (?:off|in|through)|go(?:es)? ahead)\b/i
const loses =
  /\b(?:los[et]s?|falls? through|fell through|pull(?:s|ed)|(?:not|n['’]?t) (?:win|get|come off|go ahead))\b/i

function ofProject(text: string, { question }: InterpretInput): Clause | null {
  const words = tokensIn(text).map((token) => token.text)
  if (!wins.test(text) && !loses.test(text)) return null
  const project = projectOrClient(words, question.projects ?? [])
  if (!project) return null
  const verb = loses.test(text) ? 'lose' : 'win'
  return { words: `we ${verb} ${project.name}`, joint: null, month: null }
}

function ofWait(parts: WhatIfParts, { plan }: InterpretInput): Clause | null {
  const [subject] = parts.subjects
  const until = parts.periods.find((days) => days.until !== null)?.until
  if (!subject || !until || !parts.has('not', 'wait', 'late')) return null
  return sideOfSubject(subject, plan) === 'in'
    ? { words: `${subject.name} doesn’t pay until ${dayLabel(until)}`, joint: null, month: null }
    : null
}

type Within = { readonly text: string; readonly month: Month | null }

const sales = /\b(?:sales|takings|turnover|trade|revenue|income|custom|shops?)\b/i
const falling = /\b(?:less|fewer|quiet\w*|slow\w*|worse|off|lose|down)\b/i

function ofShare(
  parts: WhatIfParts,
  { text, month }: Within,
  { plan }: InterpretInput,
): Clause | null {
  const [share, ...more] = parts.shares
  if (!share || more.length > 0 || share.percent <= 0) return null
  const [subject] = parts.subjects
  const isOfAll = !subject || ('code' in subject && /^sales/.test(subject.code))
  if (isOfAll && !parts.has('sales') && !sales.test(text)) return null
  const isDown = parts.has('down', 'stop') || falling.test(text)
  if (!isDown && !parts.has('up')) return null
  const isIn = isOfAll || sideOfSubject(subject, plan) === 'in'
  const name = isOfAll ? 'sales' : subject.name
  const verb = isOfAll
    ? isDown
      ? 'drop'
      : 'go up'
    : isDown
      ? isIn
        ? 'drops'
        : 'goes down'
      : 'goes up'
  const percent = Math.round(share.percent * 10) / 10
  const isOnly = parts.periods.some(({ isIn: isWithin, isFor }) => isWithin || isFor)
  return { words: `${name} ${verb} ${percent}%`, joint: isOnly ? 'in' : 'from', month }
}

// Pence are a price, and no sum to try.
const leastTried = 10_00
const comesIn = /\b(?:borrow\w*|receive\w*|comes? in|came in|win|won|grant|put in|inject\w*)\b/i
// "Under £15,000" is a line, and nothing to be spent.
const isLine = /\b(?:under|below|beneath|above|over|keep|have) £?\d/i

function ofAmount(
  parts: WhatIfParts,
  { text, month }: Within,
  input: InterpretInput,
): Clause | null {
  const own = parts.amounts.find(({ amount }) => amount >= leastTried)?.amount
  const before = own === undefined ? amountBefore(parts, input) : null
  const sum = own ?? before?.amount
  if (sum === undefined || isLine.test(text) || parts.shares.length > 0) return null
  const [every = before?.every] = parts.rhythms
  const start = month ?? monthBefore(input)
  const plain = sum % 100 === 0 ? pounds(sum) : money(sum)
  const [subject] = parts.subjects
  if (every && parts.isLevel && subject && sideOfSubject(subject, input.plan) === 'out')
    return { words: `${subject.name} goes to ${plain} a ${every}`, joint: 'from', month: start }
  const verb = comesIn.test(text) ? 'get' : 'spend'
  if (every)
    return { words: `we ${verb} an extra ${plain} a ${every}`, joint: 'from', month: start }
  const once = verb === 'spend' ? { once: plain } : {}
  return { words: `we ${verb} ${plain}`, joint: 'in', month: start, ...once }
}

// "What if I waited till February?": the sum is that of the question before.
function amountBefore(
  parts: WhatIfParts,
  { before, question }: InterpretInput,
): { amount: Minor; every: Rhythm | undefined } | null {
  const [amount, ...others] = before?.amounts ?? []
  const isOfOther = parts.subjects.length + parts.delays.length > 0
  if (!before || !amount || others.length > 0 || isOfOther || parts.periods.length === 0)
    return null
  if (amount.relation !== 'none' && amount.relation !== 'exactly') return null
  const [every] = looseParts(before.latest.join(' '), question).rhythms
  return { amount: amount.amount, every }
}

function monthBefore({ before, plan }: InterpretInput): Month | null {
  const [days] = before?.periods ?? []
  if (!days || days.unit === 'all') return null
  // Of a question that wasn't understood, January was read as the one that is over.
  const month = monthOf(days.from)
  const next = month > monthOf(plan.today) ? month : addMonths(month, 12)
  return next > monthOf(plan.today) ? next : null
}

const ends =
  /\b(?:cut(?:ting)?|axe\w*|cancel\w*|drop(?:ping)?|ditch\w*|stop\w*|los(?:e|es|ing)|let(?:ting)?|get rid|lay(?:ing)? off|laid off|made? redundant)\b/i

function ofEnd(
  parts: WhatIfParts,
  { text, month }: Within,
  { plan }: InterpretInput,
): Clause | null {
  const [subject, ...others] = parts.subjects
  if (!subject || others.length > 0 || !ends.test(text)) return null
  if (parts.amounts.length + parts.shares.length + parts.delays.length > 0) return null
  const side = sideOfSubject(subject, plan)
  if (side === null) return null
  const verb = side === 'in' ? 'lose' : 'stop paying'
  return { words: `we ${verb} ${subject.name}`, joint: 'from', month }
}
