// Where the names, days, amounts and counts of a question stand, for patterns to take them up.
import { addDays } from '../../calendar.ts'
import { printMinor } from '../../money.ts'
import { amountAt, countAt } from '../amounts.ts'
import { conceptAt, smallWordSet } from '../concepts.ts'
import { withoutMerchants } from '../find-names.ts'
import { isBoughtFrom, namesFound } from '../goods-of-payee.ts'
import { isOfMonthAhead, looksAhead } from '../looks-ahead.ts'
import { type Mended, mend } from '../mend-words.ts'
import { nameWords } from '../name-words.ts'
import { type Period, spanPeriod } from '../period.ts'
import { withoutHabits } from '../period-places.ts'
import type { FoundPeriod } from '../periods/period-text.ts'
import { readPeriods } from '../periods/read-periods.ts'
import { monthNumbers } from '../periods/words.ts'
import type { QuestionContext } from '../read-question.ts'
import { rememberedWith } from '../remembered.ts'
import type { FoundName, Subject } from '../subject.ts'
import { type Token, tokensIn } from '../tokens.ts'
import type { FoundSlot, SlottedWords } from './match.ts'
import type { SlotKind } from './pattern.ts'
import { thingsAt } from './things-at.ts'

/** A question with its slots, and the same without its days where it names one stretch of them. */
export type SlottedQuestion = {
  readonly whole: SlottedWords
  /** `days`: what was taken out, with the preposition before it. */
  readonly timeless: {
    readonly words: SlottedWords
    readonly days: string
    readonly period: Period
  } | null
  readonly looksAhead: boolean
}

/** Finds the slots of a question; what is written wrong may be one of `words` of its patterns. */
export const slotsOf = rememberedWith(findSlots)

function findSlots(
  question: string,
  context: QuestionContext,
  vocabulary: ReadonlySet<string>,
): SlottedQuestion {
  const raw = withoutDashes(tokensIn(question))
  const tokens = raw.map((token, at) => mend(token, { tokens: raw, at, context, vocabulary }))
  const words = tokens.map(({ text }) => text)
  const { found: exact } = namesFound(tokens, context)
  const isAhead =
    context.assumesAhead === true ||
    looksAhead(withoutMerchants(words, exact)) ||
    isOfMonthAhead(words, context.today)
  const periodContext = { ...context, looksAhead: isAhead }
  const found = [...exact, ...partNames(words, exact, context)].map((name) => {
    const [only] = name.subjects
    if (!only || name.subjects.length > 1) return name
    return { ...name, start: startOfName(words, name.start, only) }
  })
  const bare = readPeriods(words, periodContext)
  const names = found.filter(
    (name) =>
      !bare.some(
        ({ start, end }) =>
          start <= name.start && end >= name.end && end - start > name.end - name.start,
      ),
  )
  const masked = words.map((word, at) =>
    names.some(({ start, end }) => at >= start && at < end) ? null : word,
  )
  const periods = readPeriods(withoutHabits(masked), periodContext)
  const all = slotted({ tokens, names, periods })
  const [first, second] = periods
  // "September and October" are one stretch of days.
  const isJoined =
    periods.length === 2 &&
    second?.start === (first?.end ?? 0) + 1 &&
    words[first?.end ?? 0] === 'and'
  const only =
    first && second && isJoined
      ? { ...first, end: second.end, period: over(first.period, second.period) }
      : periods.length === 1
        ? first
        : null
  return {
    whole: all,
    looksAhead: isAhead,
    timeless: only ? without(only, { tokens, names }) : null,
  }
}

// January and February are neighbours, January and March are not: then the days are the first's.
function over(first: Period, second: Period): Period {
  return addDays(first.to, 1) === second.from ? spanPeriod(first.from, second.to) : first
}

// "Corporation tax - when is it due?": a dash is no range but between figures and months.
function withoutDashes(tokens: readonly Token[]): Token[] {
  return tokens.filter(
    ({ text }, at) => text !== '-' || (isDay(tokens[at - 1]) && isDay(tokens[at + 1])),
  )
}

function isDay(token: Token | undefined): boolean {
  return token !== undefined && (/^\d/.test(token.text) || token.text in monthNumbers)
}

// "Fenwick" of D & K Fenwick: a word that only one merchant's name holds.
function partNames(
  words: readonly string[],
  whole: readonly FoundName[],
  { names, englishWords }: QuestionContext,
): FoundName[] {
  return words.flatMap((word, at) => {
    const isTaken = whole.some(({ start, end }) => at >= start && at < end)
    const isBought = isBoughtFrom(whole, words, { at, englishWords })
    const holding = isTaken || isBought || conceptAt(words, at) ? [] : names.holding(word)
    const mayBegin = !isTaken && holding.length === 0 && isUnknown(word, words, at, englishWords)
    const subjects = mayBegin ? names.beginningSo(word) : holding
    return subjects.length === 1 ? [{ start: at, end: at + 1, subjects, written: null }] : []
  })
}

// "NHS" begins a word of a name, where it is no word of English.
function isUnknown(
  word: string,
  words: readonly string[],
  at: number,
  englishWords: ReadonlySet<string>,
): boolean {
  return (
    /^[a-z]{3,}$/.test(word) &&
    !englishWords.has(word) &&
    !smallWordSet.has(word) &&
    conceptAt(words, at) === null
  )
}

// "N Wren": the initial before a surname is part of the name.
function startOfName(words: readonly string[], at: number, subject: Subject): number {
  const before = words[at - 1] ?? ''
  const isInitial = /^[a-z]$/.test(before) && subject.kind === 'merchant'
  const own = isInitial ? subject.names.map((name) => ` ${nameWords(name).join(' ')} `) : []
  return own.some((name) => name.includes(` ${before} ${words[at]} `)) ? at - 1 : at
}

type Parts = {
  readonly tokens: readonly Mended[]
  readonly names: readonly FoundName[]
  readonly periods: readonly FoundPeriod[]
}

function slotted({ tokens, names, periods }: Parts): SlottedWords {
  const words = tokens.map(({ text }) => text)
  const textOf = (start: number, end: number) => textBetween(tokens, start, end)
  // "The reserve account": the article before a name is part of no name.
  const namesAt = (from: number, fits: (kind: Subject['kind']) => boolean): FoundSlot[] => {
    const isWhole = names.some(({ start }) => start === from)
    const at = !isWhole && isArticle(words[from]) ? from + 1 : from
    return names
      .filter(
        ({ start, subjects }) =>
          start === at && subjects.length > 0 && subjects.every(({ kind }) => fits(kind)),
      )
      .flatMap(({ end, subjects: [only, ...others] }) => [
        {
          end,
          // "The hall" is no N Hall, however the sentence around it is put.
          text: only && isWhole && isArticle(words[at]) ? only.name : textOf(at, end),
          ...(only && others.length === 0 ? { name: only.name, subject: only } : {}),
        },
        // "The highest electricity bill": the bill is a payment.
        ...(end - at > 1 && /^bills?$/.test(words[end - 1] ?? '')
          ? [{ end: end - 1, text: textOf(at, end - 1) }]
          : []),
      ])
  }
  const slots: Record<SlotKind, (at: number) => readonly FoundSlot[]> = {
    payee: (at) => namesAt(at, (kind) => kind === 'merchant'),
    category: (at) => namesAt(at, (kind) => kind === 'category' || kind === 'sub_category'),
    name: (at) => namesAt(at, (kind) => kind !== 'account'),
    names: (at) =>
      listAt(words, at, (place) => {
        const [name] = namesAt(place, (kind) => kind !== 'account')
        const isPayee = namesAt(place, (kind) => kind === 'merchant').length > 0
        return name && { ...name, isPayee }
      }),
    account: (at) => namesAt(at, (kind) => kind === 'account'),
    period: (at) =>
      periods
        .filter(({ start }) => start === at)
        .map(({ end }) => ({ end, text: textOf(at, end) })),
    amount: (at) => {
      const amount = amountAt(words, at)
      // The last digits of an account are no amount.
      const isName = names.some((name) => at >= name.start && at < name.end)
      return amount && !isName ? [{ end: amount.end, text: `£${printMinor(amount.amount)}` }] : []
    },
    count: (at) => {
      const count = countAt(words, at)
      return count === null ? [] : [{ end: at + 1, text: String(count) }]
    },
    thing: (at) => thingsAt(words, at, periods),
  }
  // Many patterns look for the same slots at the same word.
  const known = new Map<string, readonly FoundSlot[]>()
  const slotsAt = (kind: SlotKind, at: number) => {
    const key = `${kind} ${at}`
    const found = known.get(key) ?? slots[kind](at)
    known.set(key, found)
    return found
  }
  return { words, slotsAt }
}

const isArticle = (word = '') => /^(the|our|my)$/.test(word)

// "Canva, Spotify and Xero": names side by side, the longest list first.
function listAt(
  words: readonly string[],
  start: number,
  nameAt: (at: number) => (FoundSlot & { isPayee: boolean }) | undefined,
): FoundSlot[] {
  const lists: FoundSlot[] = []
  const texts: string[] = []
  let isOfPayees = true
  for (let at = start; ; ) {
    const next = texts.length > 0 && /^(and|plus|or)$/.test(words[at] ?? '') ? at + 1 : at
    const name = nameAt(next)
    if (!name) return lists
    isOfPayees &&= name.isPayee
    // "Etsy payouts" are one thing, a payee's payments of a kind.
    if (texts.length > 0 && next === at && !isOfPayees) return lists
    texts.push(name.text)
    lists.unshift({ end: name.end, text: texts.join(' and ') })
    at = name.end
  }
}

// The words with a period taken out, and what led up to it with it.
function without(
  period: FoundPeriod,
  { tokens, names }: Omit<Parts, 'periods'>,
): SlottedQuestion['timeless'] {
  let start = period.start
  const leadsUp = (word: string, next: string) =>
    /^(in|for|during|over|on|within|at|throughout|as|of|from|by|back|through|across|the|until|to)$/.test(
      word,
    ) ||
    // "Up to August", but costs that went up in August.
    (word === 'up' && /^(to|until)$/.test(next))
  // "Money in last week" came in: nobody says "in last week".
  const isMoneyIn = (at: number) =>
    tokens[at]?.text === 'in' &&
    ((/^(money|cash)$/.test(tokens[at - 1]?.text ?? '') &&
      /^(last|this|yesterday|today|since|so)$/.test(tokens[at + 1]?.text ?? '')) ||
      // "What should come in during December": it comes in.
      (/^(come|comes|coming|came|due)$/.test(tokens[at - 1]?.text ?? '') &&
        /^(during|over|within|throughout|by|on|from|before)$/.test(tokens[at + 1]?.text ?? '')))
  const goesWith = (at: number) =>
    leadsUp(tokens[at]?.text ?? '', tokens[at + 1]?.text ?? '') && !isMoneyIn(at)
  while (start > 0 && goesWith(start - 1)) start--
  const length = period.end - start
  const moved = names.map((name) =>
    name.start >= period.end
      ? { ...name, start: name.start - length, end: name.end - length }
      : name,
  )
  return {
    words: slotted({
      tokens: [...tokens.slice(0, start), ...tokens.slice(period.end)],
      names: moved,
      periods: [],
    }),
    days: textBetween(tokens, start, period.end),
    period: period.period,
  }
}

// As written, so that a name keeps its capitals; a word that was mended as it is read.
function textBetween(tokens: readonly Mended[], start: number, end: number): string {
  return tokens
    .slice(start, end)
    .flatMap(({ text, raw, read }, at, all) => {
      if (read) return [read]
      const isPlain = raw.toLowerCase().replace(/['’]s?$/, '') === text
      return all[at - 1]?.raw === raw && !isPlain
        ? [text]
        : [isPlain ? raw.replace(/['’]s?$/, '') : text]
    })
    .join(' ')
}
