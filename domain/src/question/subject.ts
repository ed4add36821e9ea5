// What a business's books call its merchants, categories and accounts, and the places where a
// question mentions them.

/** What the books of one business are called by. */
export type BookNames = {
  readonly merchants: readonly {
    readonly id: string
    readonly name: string
    readonly aliases: readonly string[]
    /** The sub-categories of its payments, where they are known. */
    readonly codes?: readonly string[]
  }[]
  readonly subCategories: readonly { readonly code: string; readonly label: string }[]
  /** The sub-categories that any payment has; without it all may have some. */
  readonly usedCodes?: ReadonlySet<string>
  readonly accounts: readonly {
    readonly id: string
    readonly name: string
    readonly kind: string
    /** What the bank's lines of transfers call it: "tax pot". */
    readonly calledIn?: readonly string[]
  }[]
}

/**
 * Something a question is about. Merchants of one family ("HMRC") stand together; with `text`, only
 * their payments that have these words in the bank's text, their reference or a note are meant.
 */
export type Subject =
  | {
      readonly kind: 'merchant'
      readonly ids: readonly string[]
      readonly name: string
      readonly names: readonly string[]
      readonly text?: string
    }
  | { readonly kind: 'category'; readonly code: string; readonly name: string }
  | { readonly kind: 'sub_category'; readonly code: string; readonly name: string }
  | { readonly kind: 'account'; readonly id: string; readonly name: string }

/** A name found in a question; several subjects mean that the words fit more than one. */
export type FoundName = {
  readonly start: number
  readonly end: number
  readonly subjects: readonly Subject[]
  /** What was written, where it is not quite the name. */
  readonly written: string | null
  /** The words, where they name goods that are bought. */
  readonly goods?: readonly string[]
  /** Several merchants named by what they share: "the labs". */
  readonly isGroup?: boolean
  /** Those of a trade, whatever they are called: "tool hire". */
  readonly isTrade?: boolean
  /** The whole name is an everyday word, and stands where a name stands. */
  readonly isEveryday?: boolean
  /** It stands where something is left out: "excluding the Harcourt dividends". */
  readonly isLeftOut?: boolean
}

/** What tells one subject from another. */
export function keyOf(subject: Subject): string {
  if (subject.kind === 'merchant')
    return `merchant ${[...subject.ids, ...(subject.text ? [subject.text] : [])].sort().join(' ')}`
  if (subject.kind === 'account') return `account ${subject.id}`
  return `${subject.kind} ${subject.code}`
}

/** "Ourselves" and "divis" are the same dividends: each subject once. */
export function distinctSubjects(subjects: readonly Subject[]): Subject[] {
  return [...new Map(subjects.map((subject) => [keyOf(subject), subject])).values()]
}

type Settled = { readonly choice: FoundName; readonly subjects: readonly Subject[] }

/** The names of a question in the order in which they stand in it, each once. */
export function inOrder(
  reading: { readonly included: readonly Subject[]; readonly places: ReadonlyMap<string, number> },
  settled: readonly Settled[],
): Subject[] {
  const placed = [
    ...reading.included.map((subject) => ({
      subject,
      at: reading.places.get(keyOf(subject)) ?? 0,
    })),
    ...settled.flatMap(({ choice, subjects }) =>
      subjects.map((subject) => ({ subject, at: choice.start })),
    ),
  ]
  const isKnown = reading.included.every((subject) => reading.places.has(keyOf(subject)))
  const sorted = isKnown ? [...placed].sort((one, other) => one.at - other.at) : placed
  return distinctSubjects(sorted.map(({ subject }) => subject))
}
