// An answer of the assistant, and an empty one.
import type { Frame } from '@plimsoll/domain/question/frame'
import type { Choice, ToolCall } from '@plimsoll/domain/question/tool-call'
import type { ChartData, Citation, Fact, Table } from './facts.ts'

/** How an answer came out. `partial`: the records do not cover all of it. */
export type AnswerStatus = 'answered' | 'partial' | 'clarify' | 'unavailable' | 'declined'

/** A choice with the sentence that it is answered with, where there is one. */
export type OfferedChoice = Choice & { readonly answer?: string }

/** An answer with everything that stands behind it. */
export type Answer = {
  readonly status: AnswerStatus
  readonly response: string
  readonly facts: readonly Fact[]
  readonly tool: string | null
  readonly args: unknown
  readonly call: ToolCall | null
  readonly citations: readonly Citation[]
  readonly assumptions: readonly string[]
  readonly basis: readonly string[]
  readonly options: readonly OfferedChoice[]
  readonly followUps: readonly string[]
  readonly table: Table | null
  readonly chart: ChartData | null
  readonly rowCount: number
  readonly truncated: boolean
  readonly unused: readonly string[]
  readonly reason: string | null
  readonly frame: Frame | null
  /** The answers it is made of, where the message asked more than one thing. */
  readonly parts: readonly Answer[]
}

/** An answer of nothing, to build on. */
export const blank: Answer = {
  status: 'clarify',
  response: '',
  facts: [],
  tool: null,
  args: null,
  call: null,
  citations: [],
  assumptions: [],
  basis: [],
  options: [],
  followUps: [],
  table: null,
  chart: null,
  rowCount: 0,
  truncated: false,
  unused: [],
  reason: null,
  frame: null,
  parts: [],
}
