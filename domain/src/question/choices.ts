// Which of several names that fit a word can be meant, by the way the money of the question goes.
import { addDays, type Day, lastDayOf, monthOf } from '../calendar.ts'
import { subCategoryOf } from '../taxonomy.ts'
import { asSentence } from './as-sentence.ts'
import type { Frame } from './frame.ts'
import type { Interpretation } from './interpretation.ts'
import { nameWords, stemOf } from './name-words.ts'
import type { NameIndex } from './names.ts'
import { dayLabel, monthLabel, type Period, spanLabel } from './period.ts'
import type { PlanContext } from './plan/slots.ts'
import type { Reading } from './read-question.ts'
import { distinctSubjects, type FoundName, type Subject } from './subject.ts'
import type { Choice } from './tool-call.ts'

/**
 * Whether a subject's money goes the way and lies at the time that the question names; true where
 * the question names none.
 */
export function sideOfName(
  subject: Subject,
  { reading, place }: { reading: Reading; place: Pick<FoundName, 'start' | 'end'> },
  context: PlanContext,
): boolean {
  // Milestones are what projects will bring; what they brought is income.
  if (subject.kind === 'sub_category' && subject.code === 'project_receipts')
    return reading.looksAhead
  if (subject.kind === 'sub_category' && subject.code === 'project_income')
    return !reading.looksAhead
  const pays = isWhoPays(reading.words, place)
  const isOut = !pays && (reading.concepts.has('out') || /\bbills?\b/.test(reading.words.join(' ')))
  const isIn = pays || reading.concepts.has('in') || reading.concepts.has('sales')
  if (isOut === isIn || subject.kind === 'account' || subject.kind === 'category') return true
  const side =
    subject.kind === 'merchant'
      ? context.sideOfMerchant(subject.ids)
      : subCategoryOf(subject.code).direction
  return side === null || side === 'both' || side === (isOut ? 'out' : 'in')
}

// "Did Tamar pay yet?": who is named pays, and is not paid.
function isWhoPays(words: readonly string[], place: Pick<FoundName, 'start' | 'end'>): boolean {
  const asks = /^(?:did|has|have|does|do|will|is|are)$/
  const verbs = /^(?:pay|paid|pays|paying|settle|settled|coughed|stumped)$/
  return asks.test(words[place.start - 1] ?? '') && verbs.test(words[place.end] ?? '')
}

/** Plain questions about the names and the days of a frame; none where it has neither. */
export function promptsFor(
  { included, periods, looksAhead }: Pick<Frame, 'included' | 'periods' | 'looksAhead'>,
  context: PlanContext,
): string[] {
  const [subject] = included.filter(({ kind }) => kind !== 'account')
  const [period] = periods
  if (looksAhead || (period && period.from > context.today))
    return promptsAhead(subject ?? null, period ?? null, context)
  if (!subject && !period) return []
  const [from, to] = period ? [period.from, endOf(period, context)] : []
  const days =
    !from || !to
      ? ''
      : from === to
        ? ` on ${dayLabel(from)}`
        : isMonth(from, to)
          ? ` in ${monthLabel(monthOf(from))}`
          : ` from ${spanLabel(from, to)}`
  if (!subject)
    return [
      `How much went out${days}?`,
      `How much came in${days.replace(/^ in /, ' during ')}?`,
      `What did we spend by category${days}?`,
    ]
  const side = sideOf(subject, context)
  const { name } = subject
  if (side === 'in')
    return [
      `How much came in from ${name}${days}?`,
      `Show payments from ${name}${days}`,
      subject.kind === 'merchant' ? `When did ${name} last pay us?` : `${name} by month`,
    ]
  return subject.kind === 'merchant'
    ? [
        `How much did we pay ${name}${days}?`,
        `Show payments to ${name}${days}`,
        `When did we last pay ${name}?`,
      ]
    : [
        `How much did we spend on ${name}${days}?`,
        `Show payments on ${name}${days}`,
        `${name} by month`,
      ]
}

// What lies ahead, of the same name and days.
function promptsAhead(
  subject: Subject | null,
  period: Period | null,
  context: PlanContext,
): string[] {
  const { today } = context
  if (period && period.to <= today) return []
  const from = period && period.from > today ? period.from : null
  const days = !period
    ? ''
    : from === period.to
      ? ` on ${dayLabel(period.to)}`
      : from !== null && isMonth(from, period.to)
        ? ` in ${monthLabel(monthOf(from))}`
        : ` from ${spanLabel(from ?? addDays(today, 1), period.to)}`
  if (!subject)
    return [
      `What is due out${days}?`,
      `What is due in${days.replace(/^ in /, ' during ')}?`,
      `When will cash be lowest${days}?`,
      ...(period ? [`What will the balance be on ${dayLabel(period.to)}?`] : []),
    ]
  const isIn = sideOf(subject, context) === 'in'
  const { name, kind } = subject
  if (kind !== 'merchant') return [`What is due for ${name}${days}?`, `When is ${name} next due?`]
  return [
    `What is due ${isIn ? 'in from' : 'out to'} ${name}${days}?`,
    `When is the next payment ${isIn ? 'from' : 'to'} ${name}?`,
    ...(isIn ? [`Is ${name} late?`] : []),
  ]
}

const isMonth = (from: Day, to: Day) => from.endsWith('-01') && to === lastDayOf(monthOf(from))

function endOf({ to }: Period, { today }: PlanContext) {
  return to < today ? to : today
}

function sideOf(subject: Subject, context: PlanContext): string | null {
  if (subject.kind === 'merchant') return context.sideOfMerchant(subject.ids)
  if (subject.kind === 'sub_category') return subCategoryOf(subject.code).direction
  return subject.kind === 'category' && subject.code === 'sales_income' ? 'in' : 'out'
}

/** The one merchant whose every word the question has, where several share a name; else all. */
export function writtenWhole(
  named: readonly Subject[],
  { words, concepts }: Pick<Reading, 'words' | 'concepts'>,
): readonly Subject[] {
  // A payee of refunds alone is meant where refunds are asked for, and nowhere else.
  const isOfRefunds = words.some((word) => /^refund/.test(word)) && !concepts.has('net_of_refunds')
  const fitting = named.filter(({ name }) => /\brefunds?\b/i.test(name) === isOfRefunds)
  const subjects = fitting.length > 0 ? fitting : named
  const stems = new Set(words.map(stemOf))
  const whole = subjects.filter(
    ({ kind, name }) =>
      kind === 'merchant' && nameWords(name).every((word) => stems.has(stemOf(word))),
  )
  return whole.length === 1 ? whole : subjects
}

/** Of several that fit, those that the books have payments of, if there are any. */
export function inUse(subjects: readonly Subject[], { usedCodes }: PlanContext): Subject[] {
  const used = subjects.filter(
    (subject) => subject.kind !== 'sub_category' || !usedCodes || usedCodes.has(subject.code),
  )
  return used.length > 0 ? used : [...subjects]
}

/** "Bidfood, dairy and Booker" are three payees: the one called so is meant, not its category. */
export function besidePayees(
  subjects: readonly Subject[],
  { included, joinsNames, choices }: Pick<Reading, 'included' | 'joinsNames' | 'choices'>,
): readonly Subject[] {
  const payees = subjects.filter(({ kind }) => kind === 'merchant')
  // "Flour and dairy" are the one who sells flour and the one who sells dairy.
  const areAlike = choices.every((each) => each.subjects.filter(isMerchant).length === 1)
  const isOfPayees =
    included.length > 0 ? included.every(isMerchant) : choices.length > 1 && areAlike
  return joinsNames && isOfPayees && payees.length === 1 ? payees : subjects
}

const isMerchant = ({ kind }: Subject) => kind === 'merchant'

/** How many choices are offered at most. */
export const choicesMax = 4

/** The same question with each of the names that its words fit. */
export function choicesOf(choice: FoundName, reading: Reading, names: NameIndex): Choice[] {
  const { words } = reading
  const verb = words.slice(choice.start, choice.end).find((word) => taking.test(word))
  const lead = words.slice(0, choice.start)
  // "The directors take" becomes "we spend on Director’s salary".
  if (verb) {
    while (/^(?:the|both|our|my)$/.test(lead.at(-1) ?? '')) lead.pop()
    lead.push('we', /^(?:take|draw)$/.test(verb) ? 'spend' : 'spent', 'on')
  }
  const word = choice.end === choice.start + 1 ? (words[choice.start] ?? '') : ''
  const named = distinctSubjects([...choice.subjects, ...names.holding(word)])
  return nearestFirst(named, words)
    .slice(0, choicesMax)
    .map((subject) => ({
      label: subject.name,
      prompt: asSentence([...lead, subject.name, ...words.slice(choice.end)].join(' ')),
    }))
}

// "Cash … at Thirsk" is rather Cash Dep Thirsk than Booker Thirsk.
function nearestFirst(subjects: readonly Subject[], words: readonly string[]): Subject[] {
  const stems = new Set(words.map(stemOf))
  const shared = ({ name }: Subject) => nameWords(name).filter((word) => stems.has(stemOf(word)))
  return [...subjects].sort((one, other) => shared(other).length - shared(one).length)
}

const taking = /^(?:take|took|taken|draw|drew|drawn)$/

/** A word that nothing explains, where a name would stand: the names that are least unlike it. */
export function nameChoices(reading: Reading, names: NameIndex): Choice[] {
  const [word] = reading.unused
  if (!word || reading.unused.length > 2) return []
  const at = reading.words.indexOf(word.toLowerCase())
  const before = reading.words[at - 1] ?? ''
  const standsAsName =
    /^(to|from|at|with|on|by|for|pay|paid|did|does|has|owe)$/.test(before) || /^\p{Lu}/u.test(word)
  if (!standsAsName || at < 0) return []
  return names.suggestions(word.toLowerCase(), 3).map((name) => ({
    label: name,
    prompt: asSentence(
      [
        ...reading.words.slice(0, at),
        name,
        ...reading.words.slice(at + reading.unused.length),
      ].join(' '),
    ),
  }))
}

/** Without the choices that would be asked back again, whichever rule offers them. */
export function withAnswerable(
  found: Interpretation,
  isAnswerable: (prompt: string, before: Frame | null) => boolean,
): Interpretation {
  const { plan } = found
  if (plan.kind !== 'clarify') return found
  const before = found.frame?.isUnread ? null : found.frame
  const choices = plan.choices.filter(({ prompt }) => isAnswerable(prompt, before))
  return { ...found, plan: { ...plan, choices } }
}
