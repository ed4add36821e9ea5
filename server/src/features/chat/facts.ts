// What a tool found: facts with units, the rows behind them, where to open them, and the sentence
// they stand in. A sentence is a template without figures; the facts are put in when it is sent.
import type { Day } from '@plimsoll/domain/calendar'
import type { Minor } from '@plimsoll/domain/money'
import type { FlowFilter, FlowSide } from '@plimsoll/domain/question/tool-call'

/** A figure or a name. `minor` is whole pence as text; `value` everything else. */
export type Fact = {
  readonly id: string
  readonly unit: 'money' | 'pct' | 'count' | 'date' | 'days' | 'months' | 'name' | 'span'
  readonly minor?: string
  readonly value?: number | string
  readonly label: string
}

/** A page that shows a figure, and how many rows make it there. */
export type Citation = {
  readonly ref: string
  readonly href: string
  readonly rowCount: number
  readonly label: string
  /** What narrows its rows, where nobody has counted them yet; it is left out if there are none. */
  readonly uncounted?: Omit<FlowFilter, 'side'> & { readonly side?: FlowSide | null }
}

/** Rows beside the sentence. The first column names, the others hold facts' renderings. */
export type Table = {
  readonly columns: readonly string[]
  readonly rows: readonly (readonly Cell[])[]
}

/** A cell: text, or an amount or count that the reader renders. */
export type Cell =
  | { readonly text: string }
  | { readonly minor: string }
  | { readonly day: Day }
  | { readonly number: number }

/** A small chart: points in order. */
export type ChartData = {
  readonly kind: 'bars' | 'line'
  readonly points: readonly { readonly label: string; readonly minor: string }[]
}

/** What a tool answers. */
export type ToolResult = {
  readonly template: string
  readonly facts: readonly Fact[]
  readonly citations: readonly Citation[]
  readonly rowCount: number
  readonly truncated: boolean
  readonly basis: readonly string[]
  readonly warnings: readonly string[]
  readonly table?: Table
  readonly chart?: ChartData
  /** Nothing of the sort is in the books: an answer, but no figure. */
  readonly empty?: boolean
}

/** An answer that has no rows behind it: nothing was found, or it cannot be known. */
export function emptyResult(template: string, facts: readonly Fact[] = []): ToolResult {
  return {
    template,
    facts,
    citations: [],
    rowCount: 0,
    truncated: false,
    basis: [],
    warnings: [],
    empty: true,
  }
}

/** An amount of money. */
export function money(id: string, amount: Minor, label: string): Fact {
  return { id, unit: 'money', minor: String(amount), label }
}

/** A number of things. */
export function count(id: string, value: number, label: string): Fact {
  return { id, unit: 'count', value, label }
}

/** A share of a hundred, to a tenth. */
export function percent(id: string, value: number, label: string): Fact {
  return { id, unit: 'pct', value: Math.round(value * 10) / 10, label }
}

/** A number of days. */
export function days(id: string, value: number, label: string): Fact {
  return { id, unit: 'days', value, label }
}

/** A day. */
export function date(id: string, value: Day, label: string): Fact {
  return { id, unit: 'date', value, label }
}

/** A stretch of days in words. */
export function span(id: string, value: string): Fact {
  return { id, unit: 'span', value, label: 'Period' }
}

/** The name of a merchant, a category or an account. */
export function named(id: string, value: string, label = 'Name'): Fact {
  return { id, unit: 'name', value: plainName(value), label }
}

/**
 * A name without what could pass for markup or reverse the direction of reading; forty characters
 * at most.
 */
export function plainName(name: string): string {
  const plain = name
    .replace(/[^\p{L}\p{N}&'’().,/ -]/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim()
  return plain.length > 40 ? `${plain.slice(0, 39)}…` : plain
}
