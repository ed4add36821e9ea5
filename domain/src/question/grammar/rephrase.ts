// Puts a question into words that the reader knows, where a pattern fits it whole.
import { daysBetween } from '../../calendar.ts'
import { looksAhead as wordsLookAhead } from '../looks-ahead.ts'
import type { Period } from '../period.ts'
import { isOfEitherYear } from '../plan/peak-rules.ts'
import type { QuestionContext } from '../read-question.ts'
import { affordPatterns } from './afford-patterns.ts'
import { aheadPatterns } from './ahead-patterns.ts'
import { balancePatterns } from './balance-patterns.ts'
import { booksPatterns } from './books-patterns.ts'
import { compareEachPatterns } from './compare-each-patterns.ts'
import { dialoguePatterns } from './dialogue-patterns.ts'
import { duePatterns } from './due-patterns.ts'
import { flowPatterns } from './flow-patterns.ts'
import { invoicePatterns } from './invoice-patterns.ts'
import { leftPatterns } from './left-patterns.ts'
import { type Captures, matchBetween, reached, type SlottedWords } from './match.ts'
import {
  compilePattern,
  firstWords,
  type Node,
  neededWords,
  type PhrasePattern,
  wordsIn,
} from './pattern.ts'
import { payAheadPatterns } from './pay-ahead-patterns.ts'
import { peakPatterns, peaksWithDaysAhead } from './peak-patterns.ts'
import { plainPatterns } from './plain-patterns.ts'
import { premisePatterns } from './premise-patterns.ts'
import { pricePatterns } from './price-patterns.ts'
import { progressPatterns } from './progress-patterns.ts'
import { reachPatterns } from './reach-patterns.ts'
import { regularPatterns } from './regular-patterns.ts'
import { settlingPatterns } from './settling-patterns.ts'
import { silentPatterns } from './silent-patterns.ts'
import { sinceThenPatterns } from './since-then-patterns.ts'
import { sizedInvoicePatterns } from './sized-invoice-patterns.ts'
import { type SlottedQuestion, slotsOf } from './slots.ts'
import { spokenPatterns } from './spoken-patterns.ts'
import { standingPatterns } from './standing-patterns.ts'
import { steadyPatterns } from './steady-patterns.ts'
import { taxPatterns } from './tax-patterns.ts'
import { wordClasses } from './word-classes.ts'

const patternsOfAnyTime: readonly PhrasePattern[] = [
  ...dialoguePatterns,
  ...premisePatterns,
  ...steadyPatterns,
  ...compareEachPatterns,
  ...taxPatterns,
  ...silentPatterns,
  ...settlingPatterns,
  ...sizedInvoicePatterns,
  ...invoicePatterns,
  ...reachPatterns,
  ...leftPatterns,
  ...peakPatterns,
  ...duePatterns,
  ...affordPatterns,
  ...payAheadPatterns,
  ...aheadPatterns,
  ...balancePatterns,
  ...sinceThenPatterns,
  ...booksPatterns,
  ...regularPatterns,
  ...pricePatterns,
  ...progressPatterns,
  ...standingPatterns,
  ...plainPatterns,
  ...spokenPatterns,
]

/** Every pattern, in the order in which they are tried. */
export const patterns: readonly PhrasePattern[] = [
  ...patternsOfAnyTime,
  ...flowPatterns,
  ...peaksWithDaysAhead,
]

/** Sentences of patterns, ready to match, with what each means. */
export type Compiled = readonly {
  readonly nodes: readonly Node[]
  readonly firsts: ReadonlySet<string> | null
  /** The places in `neededSets` of the words it has some of. */
  readonly needs: readonly number[]
  readonly means: string
}[]

// The same few sets of words are needed by many patterns: each is looked for once in a question.
const neededSets: ReadonlySet<string>[] = []
const placesOfSets = new Map<string, number>()

function placeOfSet(words: ReadonlySet<string>): number {
  const key = [...words].join(' ')
  const place = placesOfSets.get(key) ?? neededSets.push(words) - 1
  placesOfSets.set(key, place)
  return place
}

// Whether a question has some of each set that a pattern needs.
function fittingWith(words: readonly string[]): (needs: readonly number[]) => boolean {
  const known: (boolean | undefined)[] = new Array(neededSets.length)
  const has = (place: number) => {
    known[place] ??= words.some((word) => neededSets[place]?.has(word))
    return known[place]
  }
  return (needs) => {
    for (const place of needs) if (!has(place)) return false
    return true
  }
}

const compiled = (some: readonly PhrasePattern[]): Compiled =>
  some.flatMap(({ says, means }) =>
    says.map((text) => {
      const nodes = compilePattern(text, wordClasses)
      return { nodes, firsts: firstWords(nodes), needs: neededWords(nodes).map(placeOfSet), means }
    }),
  )

// What asks nothing itself may stand before and after any of them.
const openings = compilePattern('[{opening}] [{opening}]', wordClasses)
const closings = compilePattern('[{closing}] [{closing}]', wordClasses)

const ofAnyTime = compiled(patternsOfAnyTime)
const ofThePast = compiled(flowPatterns)
const ofDaysAhead = [...ofAnyTime, ...compiled(peaksWithDaysAhead)]
/** All of them, ready to match. */
export const compiledPatterns: Compiled = [...ofAnyTime, ...ofThePast]

const wordsOfPatterns: ReadonlySet<string> = new Set(
  compiledPatterns.flatMap(({ nodes }) => [...wordsIn(nodes)]),
)

// The longer words of patterns: what a typing error may be mended to.
const vocabulary: ReadonlySet<string> = new Set(
  [...wordsOfPatterns].filter((word) => /^[a-z]{4,}$/.test(word)),
)

/** A question with its slots, and the patterns that it may be meant by. */
export function slotsAndPatterns(
  question: string,
  context: QuestionContext,
): SlottedQuestion & { readonly fitting: Compiled } {
  const slotted = slotsOf(question, context, vocabulary)
  const { whole, timeless, looksAhead } = slotted
  const text = whole.words.join(' ')
  const mayBeAhead = timeless && isOfEitherYear({ text, today: context.today }, timeless.period)
  // What moved in the past is no answer about days to come.
  const own = looksAhead ? ofDaysAhead : mayBeAhead ? ofAnyTime : compiledPatterns
  return { ...slotted, fitting: own }
}

/** The question in plain words; null where no pattern fits. */
export function rephrased(question: string, context: QuestionContext): string | null {
  const { whole, timeless, looksAhead, fitting } = slotsAndPatterns(question, context)
  const own = meaningOf(whole, fitting)
  if (own !== null) return isOfPot(own, whole) ? null : own
  if (!timeless) return null
  const bare = meaningOf(timeless.words, fitting)
  // "PAYE, May to July" was paid: as something due it would be that of next year.
  const wasPaid =
    wasMeant(timeless.period, context) ||
    (hasBegun(timeless.period, context) && isNameAlone(timeless.words))
  if (bare && !looksAhead && wasPaid && asksAhead(bare)) return null
  return bare === null ? null : `${bare} ${timeless.days}`
}

// "The tax pot" is the account of that name, where there is one; what should be in it is not.
function isOfPot(meaning: string, { words, slotsAt }: SlottedWords): boolean {
  return (
    meaning.includes('put aside for') &&
    !words.includes('should') &&
    words.some((_, at) => slotsAt('account', at).length > 0)
  )
}

// Of a bare month the one that is nearer is meant; the ends of a range were written out.
function wasMeant({ to, ends }: Period, { today }: QuestionContext): boolean {
  return to < today && (ends !== undefined || daysBetween(to, today) < 183)
}

const hasBegun = ({ from, to }: Period, { today }: QuestionContext) => from < today && today <= to

// "HMRC this year": of days that have begun what was paid is meant, where nothing says otherwise.
function isNameAlone({ words, slotsAt }: SlottedWords): boolean {
  const start = /^(the|our|my|total|all)$/.test(words[0] ?? '') ? 1 : 0
  const isPaid = (at: number) =>
    /^(payments|paid|total)$/.test(words[at] ?? '') && at + 1 === words.length
  return slotsAt('name', start).some(({ end }) => end === words.length || isPaid(end))
}

const asksAhead = (text: string) => wordsLookAhead(text.toLowerCase().split(/\s+/))

function meaningOf(input: SlottedWords, fitting: Compiled): string | null {
  const { words } = input
  const starts = [...reached(openings, input, 0)]
  const ends = new Set(
    words
      .map((_, at) => at)
      .concat(words.length)
      .filter((at) => at > 0 && reached(closings, input, at).has(words.length)),
  )
  const mayFit = fittingWith(words)
  const tries = starts
    .flatMap((start) =>
      placesOf(words[start] ?? '', fitting)
        .filter((place) => mayFit(fitting[place]?.needs ?? []))
        .map((place) => ({ place, start })),
    )
    .sort((one, other) => one.place - other.place)
  for (const { place, start } of tries) {
    const pattern = fitting[place]
    const captures = pattern && matchBetween(pattern.nodes, input, { start, ends })
    if (captures) return filled(pattern.means, captures)
  }
  return null
}

// Which of some patterns may begin with a word, in their order. Most of them can't, which a look at
// each of hundreds would find out for every question again.
const placesByWord = new WeakMap<Compiled, Map<string, readonly number[]>>()

function placesOf(word: string, fitting: Compiled): readonly number[] {
  const byWord = placesByWord.get(fitting) ?? new Map<string, readonly number[]>()
  placesByWord.set(fitting, byWord)
  const known = byWord.get(word)
  if (known) return known
  const found = fitting.flatMap(({ firsts }, place) => (!firsts || firsts.has(word) ? [place] : []))
  if (wordsOfPatterns.has(word)) byWord.set(word, found)
  return found
}

/** What a pattern means with what its slots hold. */
export function filled(means: string, captures: Captures): string {
  return means
    .replace(/\{(\w+)\}/g, (_, label: string) => captures[label] ?? '')
    .replace(/\s+/g, ' ')
    .trim()
}
