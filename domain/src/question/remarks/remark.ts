// A short remark on the answer before, read against the call that answered it.

import type { Minor } from '../../money.ts'
import type { Frame } from '../frame.ts'
import type { Period } from '../period.ts'
import { numberIn } from '../periods/words.ts'
import type { Subject } from '../subject.ts'
import type { FlowFilter, FlowSide, ToolCall } from '../tool-call.ts'

/** A remark in plain words, with what it names. */
export type Remark = {
  /** Its words but for "and", "so", "just" at the start. */
  readonly text: string
  /** The one name or stretch of days that it is, where it names nothing else. */
  readonly subject: Subject | null
  readonly period: Period | null
  /** Several stretches of days, where it names nothing else. */
  readonly periods: readonly Period[]
  /** Its days are those up to an end: "by the end of January". */
  readonly isUpTo: boolean
  /** Something is to be left out: "without Fenwick". */
  readonly leavesOut: boolean
  readonly today: string
  readonly firstDay: string | null
  readonly before: Frame
  /** Which way the money of a name usually goes. */
  readonly sideOf: (subject: Subject) => FlowSide | null
  /** What customers paid, as the books hold it. */
  readonly sales: readonly Subject[]
  /** The accounts of the books. */
  readonly accounts: readonly { readonly id: string; readonly name: string }[]
  /** "Only the ones over £500": the limits that it names, and nothing else. */
  readonly limit: { readonly amountFrom?: Minor; readonly amountTo?: Minor } | null
}

/** What answers a remark on a call of one tool; null where it is no remark on it. */
export type Reply<T extends ToolCall['tool']> = (
  remark: Remark,
  args: Extract<ToolCall, { tool: T }>['args'],
) => ToolCall | null

/** "Who was it to?", "how much?", "when's that?": what the answer before stated already. */
export function asksAgain({ text }: Remark): boolean {
  const plain = text.replace(/\b(that|this|the) one\b/, 'that')
  return /^((who|whom|what company|which company|which supplier)( (is|was|are|were))?( (it|that|this|they|those))?( (to|from|for|with))?|(to|from) (who|whom)|(whose|who) is (it|that)|how much( (is|was|are|were|for))?( (it|that|this|they|those))?( for)?|(what|how much) is the (amount|figure|damage)|(when|what date|what day|which day|on what date)( (is|was|are|were))?( (it|that|this|they|those))?( (due|out|going out|leaving|expected|for|coming|coming out|happening|on))?( exactly)?|exactly when|by when|due when|when due|what is (it|that)( for)?|what (it|that) is for|and (the )?(date|amount)|what (date|amount))$/.test(
    plain,
  )
}

const ofIt = 'that|it|this|them|him|her|those|these|they|him or her'
const nextForms = [
  `(who|what)( (is|comes|goes|pays( us| me)?|is due|would be|will be))? ?(after|next after|following|next)( (${ofIt}))?`,
  `(what is|when is|who is|which is|what about)? ?(the )?(one|next|next one|payment|bill|customer|payer) ?(after|following)?( (${ofIt}))?`,
  `(what|what is|what comes|who|who comes|who is|when is|when is the one|the one|which comes)? ?(after|next after|following) (${ofIt})( one)?`,
  `(${ofIt}) (after|next|following)( (that|it))?`,
  'after|afterwards|then|what then|who then|then (who|what|when|which)|then (who|what) (comes|is) next|after that (who|what|one)|next',
  '(what|when|who) (is )?(the )?next( one)?',
  'the (following|next|one after|one after that|next one|next one after|next one after that)( one| payment)?',
  'what comes next|who comes next|who is next|followed by( (what|who(m)?))?',
]
const next = new RegExp(`^(?:${nextForms.join('|')})$`)

/** "And the one after that?", "then who?" */
export function asksForNext({ text }: Pick<Remark, 'text'>): boolean {
  return next.test(text)
}

const places = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth']
const numbered = ['1st', '2nd', '3rd', '4th', '5th', '6th']
const place = new RegExp(
  `^(?:(?:who|what|which|when)(?: one)?(?: (?:is|comes|pays|would be))? )?(?:the )?(${[...places, ...numbered].join('|')})(?: (?:biggest|largest|highest|one|payment|bill|in line|to pay|to go|to come|to come in|out|in|due|customer))*$`,
)

/** "The second biggest?", "who's third?": how many come before it; null for anything else. */
export function placeOf({ text }: Pick<Remark, 'text'>): number | null {
  const [, word] = place.exec(text) ?? []
  if (word === undefined) return null
  const at = places.indexOf(word)
  return at >= 0 ? at : numbered.indexOf(word)
}

/** What payments of a call are narrowed to. */
export function filterOf(args: FlowFilter): FlowFilter {
  const { side, period, subjects, except, amountFrom, amountTo, any, weekdays, suppliersOnly } =
    args
  return {
    side,
    period,
    ...(subjects ? { subjects } : {}),
    ...(except ? { except } : {}),
    ...(amountFrom === undefined ? {} : { amountFrom }),
    ...(amountTo === undefined ? {} : { amountTo }),
    ...(any ? { any } : {}),
    ...(weekdays ? { weekdays } : {}),
    ...(suppliersOnly ? { suppliersOnly } : {}),
  }
}

/** "Three", "3": a number of things below a hundred; null for anything else. */
export function smallNumber(word: string | undefined): number | null {
  const value = numberIn(word)
  return value && value < 100 ? value : null
}

/** What a remark on the side of a payment that a day lies on is put as. */
export const beforeOrAfter = 'before or after'

/** What a remark on something else that falls due about the same time is put as. */
export const anyThen = 'any then'
