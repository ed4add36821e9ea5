// Reads a question: who and what it names, which days, which amounts, and what each remaining word
// contributes. What no reader uses is reported, because a question that was only half understood
// must not be answered.
import type { AmountLimit } from './amount-limits.ts'
import { type Concept, conceptAt, smallWordSet } from './concepts.ts'
import { constructionAt, weekdaysAt } from './constructions.ts'
import { deductionEnd, takenOffEnd } from './deductions.ts'
import type { ExampleModels } from './examples/example-model.ts'
import { withoutMerchants } from './find-names.ts'
import { namesFound } from './goods-of-payee.ts'
import type { NumberedInvoice } from './invoice-numbers.ts'
import { joinsNames } from './joined-names.ts'
import { isOfMonthAhead, looksAhead } from './looks-ahead.ts'
import { type Mended, mend } from './mend-words.ts'
import type { NameIndex } from './names.ts'
import { withPayNames } from './people-names.ts'
import type { Period } from './period.ts'
import { distinctPeriods, isBaseAt, isLooseTime, withoutHabits } from './period-places.ts'
import type { PeriodContext } from './periods/period-text.ts'
import { readPeriods } from './periods/read-periods.ts'
import { phraseAt } from './phrase-at.ts'
import { remembered } from './remembered.ts'
import type { NamedProject } from './sales-question.ts'
import { describingWords, settleConcepts } from './settle-concepts.ts'
import { spareEnd } from './spare-words.ts'
import { statedAmountAt } from './stated-amounts.ts'
import { type FoundName, keyOf, type Subject } from './subject.ts'
import { questionCharactersMax, tokensIn } from './tokens.ts'
import { explain } from './unexplained-word.ts'

/** What was read. `unused` holds the words that nothing explains, as they were written. */
export type Reading = {
  readonly text: string
  readonly words: readonly string[]
  readonly concepts: ReadonlySet<Concept>
  readonly included: readonly Subject[]
  readonly excluded: readonly Subject[]
  readonly choices: readonly FoundName[]
  readonly periods: readonly Period[]
  readonly amounts: readonly AmountLimit[]
  readonly count: number | null
  /** Days of the week that payments are narrowed to, 1 for Monday; none for all. */
  readonly weekdays: readonly number[]
  readonly unused: readonly string[]
  readonly corrections: readonly { readonly written: string; readonly read: string }[]
  readonly looksAhead: boolean
  readonly isCut: boolean
  /** "And", "or" or "plus" stands between two of the names. */
  readonly joinsNames: boolean
  /** What is named more than once. */
  readonly repeated: readonly Subject[]
  /** At which word each name stands, by its key. */
  readonly places: ReadonlyMap<string, number>
}

/** What a question is read against. */
export type QuestionContext = Omit<PeriodContext, 'looksAhead'> & {
  readonly names: NameIndex
  /** The sales projects, which questions name beside the merchants. */
  readonly projects?: readonly NamedProject[]
  /** The invoices and bills that are kept, which questions name by their numbers. */
  readonly invoices?: readonly NumberedInvoice[]
  /** Common English words: one of them is no typing error for another word. */
  readonly englishWords: ReadonlySet<string>
  /** Examples of what people ask, for what no rule reads. */
  readonly examples?: () => ExampleModels
  /** The conversation is about what lies ahead. */
  readonly assumesAhead?: boolean
}

/** Reads a question; typing errors are mended where only one word can be meant. */
export const readQuestion = remembered((question, context): Reading => {
  const tokens = tokensIn(question)
  const mended = tokens.map((token, at) => mend(token, { tokens, at, context }))
  const corrections = mended.flatMap(({ text, raw, read }) =>
    read ? [{ written: raw, read: read || text }] : [],
  )
  const reading = new Reader(mended, context).read()
  return {
    ...reading,
    text: question,
    corrections: [...corrections, ...reading.corrections],
    isCut: question.length > questionCharactersMax,
  }
})

class Reader {
  readonly #tokens: readonly Mended[]
  readonly #context: QuestionContext
  readonly #words: (string | null)[]
  readonly #concepts = new Set<Concept>()
  readonly #included: Subject[] = []
  readonly #excluded: Subject[] = []
  readonly #repeated: Subject[] = []
  readonly #places = new Map<string, number>()
  readonly #choices: FoundName[] = []
  readonly #corrections: { written: string; read: string }[] = []
  readonly #amounts: AmountLimit[] = []
  readonly #weekdays: number[] = []
  #count: number | null = null
  #excludes = false
  #deducts = false
  /** What leaves something out and has not named it yet. */
  #openExclusion: string | null = null

  constructor(tokens: readonly Mended[], context: QuestionContext) {
    this.#tokens = tokens
    this.#context = context
    this.#words = tokens.map(({ text }) => text)
  }

  read(): Omit<Reading, 'text' | 'isCut'> {
    const { found, corrections } = namesFound(this.#tokens, this.#context)
    const isAhead =
      this.#context.assumesAhead === true ||
      looksAhead(withoutMerchants(this.#words, found)) ||
      isOfMonthAhead(this.#words, this.#context.today)
    this.#corrections.push(...corrections)
    const context = { ...this.#context, looksAhead: isAhead }
    // "This tax year" is a period although "tax" is a category: what says more of the words wins.
    const whole = readPeriods(this.#words, context)
    const names = found.filter(
      (name) =>
        !whole.some(
          ({ start, end }) =>
            start <= name.start && end >= name.end && end - start > name.end - name.start,
        ),
    )
    const named = this.#words.map((word, at) =>
      names.some(({ start, end }) => at >= start && at < end) ? null : word,
    )
    const masked = withoutHabits(named)
    const periods = readPeriods(masked, context)
    const unused: string[] = []
    for (let at = 0; at < this.#words.length; ) {
      const period = periods.find(({ start }) => start === at)
      if (period) {
        at = period.end
        continue
      }
      at = this.#take(at, { names, periods, unused })
    }
    // "Excluding wages and ignoring one-offs": the second names nothing that can be left out.
    if (this.#openExclusion !== null && this.#excluded.length > 0) unused.push(this.#openExclusion)
    const senseless = settleConcepts({
      concepts: this.#concepts,
      included: this.#included,
      words: this.#words,
      hasAmounts: this.#amounts.length > 0,
    })
    unused.push(...senseless)
    const described = describingWords(this.#included)
    return {
      joinsNames: joinsNames(names, this.#words),
      words: this.#tokens.map(({ text }) => text),
      concepts: this.#concepts,
      included: withPayNames(this.#included),
      excluded: this.#excluded,
      repeated: this.#repeated,
      places: this.#places,
      choices: this.#choices,
      periods: distinctPeriods(
        periods.map(({ period, start }) =>
          isBaseAt(this.#words, start) ? { ...period, isBase: true } : period,
        ),
      ),
      amounts: this.#amounts,
      count: this.#count,
      weekdays: [...new Set(this.#weekdays)],
      unused: unused.filter((word) => !described.test(word)),
      corrections: this.#corrections,
      looksAhead: isAhead,
    }
  }

  #take(
    at: number,
    input: {
      names: readonly FoundName[]
      periods: readonly { readonly start: number }[]
      unused: string[]
    },
  ): number {
    const name = input.names.find(({ start }) => start === at)
    if (name && name.subjects.length === 0) {
      input.unused.push(
        this.#tokens
          .slice(name.start, name.end)
          .map(({ raw }) => raw)
          .join(' '),
      )
      return name.end
    }
    if (name) return this.#takeName(name)
    // "Once wages have gone out": that they go is what taking them off means.
    const taken = this.#deducts ? takenOffEnd(this.#words, at) : null
    if (taken !== null) {
      this.#deducts = false
      this.#excludes = false
      return taken
    }
    const weekdays = weekdaysAt(this.#words, at)
    if (weekdays) {
      this.#weekdays.push(...weekdays.weekdays)
      return weekdays.end
    }
    const moved = constructionAt(this.#words, at)
    if (moved?.concept === 'moved') {
      this.#concepts.add('moved')
      return moved.end
    }
    const amount = this.#takeAmount(at)
    if (amount) return amount
    const spare = spareEnd(this.#words, at, input)
    if (spare) return spare
    if (this.#isNewThing(at)) return at + 1
    const deducts = deductionEnd(this.#words, at, input.names)
    if (deducts) {
      this.#excludes = true
      this.#deducts = true
      this.#concepts.add('exclude')
      return deducts
    }
    const phrase = phraseAt(this.#words, at, input)
    if (this.#words[at] === 'per' && phrase?.end === at + 1 && !conceptAt(this.#words, at + 1))
      return this.#takeUnknown(at, input.unused)
    if (phrase) {
      if (phrase.concept === 'exclude') {
        this.#excludes = true
        this.#openExclusion ??= this.#words.slice(at, phrase.end).join(' ')
      }
      // "What is left" wants an amount, whatever its words.
      if (phrase.concept === 'have' && /^(how|what)$/.test(this.#words[at] ?? ''))
        this.#concepts.add('how_much')
      this.#concepts.add(phrase.concept)
      return phrase.end
    }
    const word = this.#words[at] ?? ''
    if (isLooseTime(this.#words, at)) return this.#takeUnknown(at, input.unused)
    if (smallWordSet.has(word) || word === '-') {
      if (word !== 'and' && word !== 'the' && word !== 'or')
        this.#excludes = this.#excludes && word === 'and'
      return at + 1
    }
    return this.#takeUnknown(at, input.unused)
  }

  // "The new sign" is what was paid to the one with signs in its name.
  #isNewThing(at: number): boolean {
    const word = this.#words[at + 1]
    return (
      this.#words[at] === 'new' &&
      typeof word === 'string' &&
      conceptAt([word], 0) === null &&
      this.#context.names.holding(word).length === 1
    )
  }

  #takeName(name: FoundName): number {
    const [only] = name.subjects
    const isCompany = /^(ltd|limited|plc|llp|co|inc)$/.test(this.#words[name.end] ?? '')
    const end = isCompany && only?.kind === 'merchant' ? name.end + 1 : name.end
    if (!only || name.subjects.length > 1) {
      if (this.#excludes) this.#openExclusion = null
      this.#choices.push(this.#excludes ? { ...name, isLeftOut: true } : name)
    } else {
      const list = this.#excludes ? this.#excluded : this.#included
      if (this.#excludes) this.#openExclusion = null
      // "Which lab did we pay most": one of them is wanted.
      if (name.isGroup && this.#words[name.start - 1] === 'which') this.#concepts.add('who')
      const isNamed = list.some((subject) => keyOf(subject) === keyOf(only))
      ;(isNamed ? this.#repeated : list).push(only)
      if (!isNamed) this.#places.set(keyOf(only), name.start)
    }
    return end
  }

  #takeAmount(at: number): number | null {
    const stated = statedAmountAt(this.#words, at, { hasCount: this.#count !== null })
    if (!stated) return null
    if ('count' in stated) this.#count = stated.count
    else this.#amounts.push(stated.limit)
    return stated.end
  }

  #takeUnknown(at: number, unused: string[]): number {
    const [latest] = this.#included.slice(-1)
    const found = explain(this.#tokens, at, { ...this.#context, latest })
    if (found?.kind === 'name') {
      const { name, correctedTo } = found
      if (correctedTo)
        this.#corrections.push({ written: name.written ?? correctedTo, read: correctedTo })
      return this.#takeName(name)
    }
    if (!found) unused.push(this.#tokens[at]?.raw ?? '')
    else if (found.written && latest)
      this.#corrections.push({ written: found.written, read: latest.name })
    return at + 1
  }
}
