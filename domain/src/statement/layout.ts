// What is known of one bank's export, and how it is written down. The layouts themselves stand in
// `layouts.ts`.
import type { AmountSign, ColumnRole, DateOrder } from './statement.ts'

/**
 * A bank's export known by name. Sources: the banks' own downloads as published parsers and help
 * pages describe them.
 */
export type Layout = {
  readonly name: string
  /** Folded headers that must all be there. */
  readonly headers: readonly string[]
  /** Meanings that differ from the dictionary, by folded header. */
  readonly roles: Readonly<Record<string, ColumnRole | 'ignore'>>
  readonly dateOrder: DateOrder | null
  readonly amountSign: AmountSign | null
  /** The currency of a bank abroad that prints none. */
  readonly currency?: string
  /** The header must have no other columns than these. */
  readonly whole?: boolean
}

type Words = Partial<Record<ColumnRole | 'ignore', string>>

/**
 * A layout by its name, its folded headers, their unusual meanings, and its other options.
 * Day first and signed as written by default.
 */
export const headed = (
  name: string,
  headers: string,
  words: Words = {},
  more: Partial<Layout> = {},
): Layout => ({
  name,
  headers: headers.split('|'),
  roles: Object.fromEntries(
    Object.entries(words).flatMap(([role, list]) =>
      list.split('|').map((word) => [word, role as ColumnRole | 'ignore'] as const),
    ),
  ),
  dateOrder: 'DMY',
  amountSign: 'as_written',
  ...more,
})

/** On a card's statement spending is positive. */
export const card = { amountSign: 'inverted' } as const
