// Reads a question: who and what it names, which days, which amounts, and what each remaining word
// contributes. What no reader uses is reported, because a question that was only half understood
// must not be answered.
import { type AmountLimit, isBetween, relationAt } from './amount-limits.ts'
import { amountAt, countAt } from './amounts.ts'
import { type Concept, conceptAt, smallWordSet } from './concepts.ts'
import { constructionAt, weekdaysAt } from './constructions.ts'
import { deductionEnd, takenOffEnd } from './deductions.ts'
import { findNames } from './find-names.ts'
import { looksAhead } from './looks-ahead.ts'
import { type Mended, mend } from './mend-words.ts'
import { nameWords, stemOf } from './name-entries.ts'
import { type FoundName, keyOf, type NameIndex, type Subject } from './names.ts'
import type { Period } from './period.ts'
import type { PeriodContext } from './periods/period-text.ts'
import { readPeriods } from './periods/read-periods.ts'
import { phraseAt } from './phrase-at.ts'
import type { NamedProject } from './sales-question.ts'
import { spareEnd } from './spare-words.ts'
import { questionCharactersMax, tokensIn } from './tokens.ts'

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
}

/** What a question is read against. */
export type QuestionContext = Omit<PeriodContext, 'looksAhead'> & {
  readonly names: NameIndex
  /** The sales projects, which questions name beside the merchants. */
  readonly projects?: readonly NamedProject[]
  /** Common English words: one of them is no typing error for another word. */
  readonly englishWords: ReadonlySet<string>
  /** The conversation is about what lies ahead. */
  readonly assumesAhead?: boolean
}

/** Reads a question; typing errors are mended where only one word can be meant. */
export function readQuestion(question: string, context: QuestionContext): Reading {
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
}

class Reader {
  readonly #tokens: readonly Mended[]
  readonly #context: QuestionContext
  readonly #words: (string | null)[]
  readonly #concepts = new Set<Concept>()
  readonly #included: Subject[] = []
  readonly #excluded: Subject[] = []
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
    const isAhead = this.#context.assumesAhead === true || looksAhead(this.#words)
    const { found, corrections } = findNames(this.#tokens, this.#context.names)
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
    // "On Fridays" is a habit, where "on Friday" is a date; "the day of the week" is no week.
    const masked = this.#withoutHabits(named)
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
    this.#compareWithoutAmounts()
    // "Excluding wages and ignoring one-offs": the second names nothing that can be left out.
    if (this.#openExclusion !== null && this.#excluded.length > 0) unused.push(this.#openExclusion)
    // What is held in cash is a balance.
    if (this.#concepts.has('have') || this.#concepts.has('balance') || this.#concepts.has('net'))
      this.#concepts.delete('means')
    this.#compareUpOrDown()
    // Payments are made, too: then nothing is earned.
    if (this.#concepts.has('payment')) this.#concepts.delete('made')
    // A trip or a ticket is a payment where it is known to whom.
    if (this.#concepts.has('occasion')) {
      const isOfPayee = this.#included.some(({ kind }) => kind !== 'account')
      this.#concepts.delete('occasion')
      if (isOfPayee) this.#concepts.add('payment')
      else unused.push('visits')
    }
    const described = this.#described()
    return {
      joinsNames: this.#joins(names),
      words: this.#tokens.map(({ text }) => text),
      concepts: this.#concepts,
      included: this.#included,
      excluded: this.#excluded,
      choices: this.#choices,
      periods: distinct(
        periods.map(({ period, start }) =>
          this.#isBase(start) ? { ...period, isBase: true } : period,
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

  // "What did the director take in dividends?": whose they are is known. "Supermarkets (Tesco and
  // Waitrose)" are those in brackets.
  #described(): RegExp {
    const isOfOwners = this.#included.some(
      (subject) =>
        subject.kind === 'sub_category' &&
        /^(dividends_drawings|directors_salary)$/.test(subject.code),
    )
    return isOfOwners ? /^(directors?|owners?|boss|proprietor|shareholders?|partners?)$/i : /^$/
  }

  #joins(names: readonly FoundName[]): boolean {
    const sorted = [...names].sort((a, b) => a.start - b.start)
    return sorted.some((name, at) => {
      const next = sorted[at + 1]
      const between = next ? this.#words.slice(name.end, next.start) : []
      return between.length <= 6 && between.some((word) => /^(and|plus|or)$/.test(word ?? ''))
    })
  }

  // "Compared with October", "than the summer": what something is set against.
  #isBase(start: number): boolean {
    const at = this.#words[start - 1] === 'the' ? start - 2 : start - 1
    const word = this.#words[at] ?? ''
    if (/^(than|against|versus|vs|v|beat|beats|beaten|outdo|outdid|match|matched)$/.test(word))
      return true
    return (
      /^(with|to)$/.test(word) &&
      /^compare[ds]?$|^comparing$|^comparison$|^relative$/.test(this.#words[at - 1] ?? '')
    )
  }

  #withoutHabits(words: readonly (string | null)[]): (string | null)[] {
    const masked = [...words]
    for (let at = 0; at < words.length; at++) {
      const construction = constructionAt(words, at)
      const isTimeless = construction && /^(weekday|moved|often)$/.test(construction.concept)
      const found = weekdaysAt(words, at) ?? (isTimeless ? construction : null)
      if (found) masked.fill(null, at, found.end)
    }
    return masked
  }

  // "Higher than last year" sets nothing against an amount: it compares two periods or two names.
  #compareWithoutAmounts(): void {
    if (this.#amounts.length > 0) return
    for (const [limit, direction] of [
      ['over', 'more'],
      ['under', 'less'],
    ] as const) {
      const isCompared = this.#words.includes('than') && this.#concepts.has(limit)
      if (!isCompared || this.#concepts.has('buffer')) continue
      this.#concepts.delete(limit)
      this.#concepts.add(direction).add('than')
    }
  }

  // "Were sales up or down on last August?" compares them; by itself it wants what is left.
  #compareUpOrDown(): void {
    const says = /\b(up or down|down or up|better or worse|worse or better)\b/.test(
      this.#words.join(' '),
    )
    const isOfSomething =
      ['in', 'out', 'sales', 'customers'].some((each) => this.#concepts.has(each as Concept)) ||
      this.#included.length > 0
    if (!says || !isOfSomething || !this.#concepts.has('net')) return
    this.#concepts.delete('net')
    this.#concepts.add('compare')
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

  #takeName(name: FoundName): number {
    const [only] = name.subjects
    const isCompany = /^(ltd|limited|plc|llp|co|inc)$/.test(this.#words[name.end] ?? '')
    const end = isCompany && only?.kind === 'merchant' ? name.end + 1 : name.end
    if (!only || name.subjects.length > 1) this.#choices.push(name)
    else {
      const list = this.#excludes ? this.#excluded : this.#included
      if (this.#excludes) this.#openExclusion = null
      if (!list.some((subject) => keyOf(subject) === keyOf(only))) list.push(only)
    }
    return end
  }

  #takeAmount(at: number): number | null {
    const amount = amountAt(this.#words, at)
    const count = countAt(this.#words, at)
    const before =
      conceptAt([this.#words[at - 1] ?? null], 0)?.concept ??
      conceptAt([this.#words[at - 2] ?? null, this.#words[at - 1] ?? null], 0)?.concept
    const isCompared =
      before === 'over' ||
      before === 'under' ||
      before === 'exactly' ||
      before === 'than' ||
      isBetween(this.#words, at)
    if (amount && (amount.isMarked || isCompared)) {
      this.#amounts.push({ relation: relationAt(this.#words, at), amount: amount.amount })
      return amount.end
    }
    // "Make it five".
    const isMade = /^(it|that)$/.test(this.#words[at - 1] ?? '') && this.#words[at - 2] === 'make'
    const isRanked =
      isMade ||
      [this.#words[at - 1], this.#words[at + 1]].some(
        (word) =>
          this.#words[at] !== 'one' &&
          ['top', 'bottom', 'best', 'worst', 'latest', 'earliest'].includes(
            conceptAt([word ?? null], 0)?.concept ?? '',
          ),
      )
    const counts =
      /^(payments?|transactions?|suppliers?|customers?|clients?|merchants?|vendors?|categories|expenses|costs|purchases|items|payees|months|bills|largest|biggest|things|ones|invoices|companies|receipts|outgoings|days|weeks)$/.test(
        this.#words[at + 1] ?? '',
      )
    if (count !== null && this.#count === null && (isRanked || counts)) {
      this.#count = count
      return at + 1
    }
    if (amount && !count && amount.amount >= 100_00 && /^\d/.test(this.#words[at] ?? '')) {
      this.#amounts.push({ relation: relationAt(this.#words, at), amount: amount.amount })
      return amount.end
    }
    return null
  }

  // The last resort: a name with a typing error. Otherwise the word is reported.
  #takeUnknown(at: number, unused: string[]): number {
    const { text = '', raw = '' } = this.#tokens[at] ?? {}
    const mayBeSlip = /^\p{L}/u.test(text) && !this.#context.englishWords.has(text)
    const near = mayBeSlip ? this.#context.names.nearest(text) : null
    const [only] = near?.subjects ?? []
    if (near && only && near.subjects.length === 1) {
      this.#corrections.push({ written: raw, read: only.name })
      return this.#takeName({ start: at, end: at + 1, subjects: [only], written: raw })
    }
    if (near && near.subjects.length > 1 && near.subjects.length <= 4)
      return this.#takeName({ start: at, end: at + 1, subjects: near.subjects, written: raw })
    // "Marlow estate" is Marlow Estates Rent: its second word says no more than its first.
    const [latest] = this.#included.slice(-1)
    const isPartOfLatest =
      latest?.kind === 'merchant' &&
      latest.names.some((name) => nameWords(name).some((word) => stemOf(word) === stemOf(text)))
    if (isPartOfLatest) return at + 1
    const holding = this.#context.names.holding(text)
    if (holding.length > 0 && holding.length <= 4) {
      const [subject] = holding
      if (subject && holding.length === 1)
        this.#corrections.push({ written: raw, read: subject.name })
      return this.#takeName({ start: at, end: at + 1, subjects: holding, written: raw })
    }
    const holder = /^(the|our)$/.test(this.#words[at - 1] ?? '')
      ? this.#context.names.onlyHolderOf(text)
      : null
    if (holder) {
      this.#corrections.push({ written: raw, read: holder.name })
      return this.#takeName({ start: at, end: at + 1, subjects: [holder], written: raw })
    }
    unused.push(raw)
    return at + 1
  }
}

// "Before" that no period has taken up limits the days in a way that was not understood, unless a
// period is counted back from the one in question.
function isLooseTime(words: readonly (string | null)[], at: number): boolean {
  if (words[at] !== 'before') return false
  const isCountedBack = /^(month|week|quarter|year|day|period|one|time|ones|months)$/.test(
    words[at - 1] ?? '',
  )
  const opensEnd =
    words[at + 1] === undefined || /^(that|this|then|we|i)$/.test(words[at + 1] ?? '')
  return !isCountedBack && !opensEnd
}

// "October income against October spending" names one period.
function distinct(periods: readonly Period[]): Period[] {
  return periods.filter(
    ({ from, to }, at) =>
      periods.findIndex((period) => period.from === from && period.to === to) === at,
  )
}
