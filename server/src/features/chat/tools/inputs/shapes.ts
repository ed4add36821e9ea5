// What the schemas of the tools are made of, and how names, days and amounts written in them are
// found in the books.
import { type Day, isDay } from '@plimsoll/domain/calendar'
import { noDayWords } from '@plimsoll/domain/date-words'
import { minor, parseMinor } from '@plimsoll/domain/money'
import { nameWords } from '@plimsoll/domain/question/name-words'
import type { NameIndex } from '@plimsoll/domain/question/names'
import { periodOfDays } from '@plimsoll/domain/question/period'
import type { NamedProject } from '@plimsoll/domain/question/sales-question'
import type { Subject } from '@plimsoll/domain/question/subject'
import type { ToolCall, ToolName } from '@plimsoll/domain/question/tool-call'
import * as z from 'zod'

/** A refusal of arguments that the caller can correct. */
export class ArgumentProblem extends Error {}

export type Shape = Record<string, z.ZodType>

/** A tool with its schema. */
export type ToolInput = {
  readonly name: ToolName
  readonly description: string
  readonly shape: Shape
  readonly toCall: (args: never, names: NameIndex, projects: readonly NamedProject[]) => ToolCall
}

export const day = z.string().describe('A day as YYYY-MM-DD')
export const span = {
  from: day.describe('First day, YYYY-MM-DD'),
  to: day.describe('Last day, YYYY-MM-DD'),
}
export const side = z.enum(['in', 'out']).describe('Money in or money out')
export const pounds = z
  .string()
  .describe('Pounds with or without pence, for example "250" or "99.95"')
export const name = z.string().max(100)
export const narrowing = {
  names: z
    .array(name)
    .max(6)
    .optional()
    .describe('Merchants, categories or accounts that the payments must be of, by name'),
  except: z.array(name).max(6).optional().describe('Merchants or categories to leave out, by name'),
  weekdays: z
    .array(z.number().int().min(1).max(7))
    .max(7)
    .optional()
    .describe('Only on these days of the week, 1 for Monday'),
  amount_from: pounds.optional().describe('Smallest payment that counts, in pounds'),
  amount_to: pounds.optional().describe('Largest payment that counts, in pounds'),
}
export const flow = { side, ...span, ...narrowing }
export const by = z.enum(['merchant', 'category', 'sub_category', 'account'])
export const measure = z.enum(['in', 'out', 'net'])
export const interval = z.enum(['day', 'week', 'month', 'quarter', 'year'])
export const most = z.number().int().min(1).max(50)
export const compared = {
  ...span,
  against_from: day.describe('First day of the other period'),
  against_to: day.describe('Last day of the other period'),
}

export type Span = { from: string; to: string }
export type Narrowing = {
  names?: string[] | undefined
  except?: string[] | undefined
  weekdays?: number[] | undefined
  amount_from?: string | undefined
  amount_to?: string | undefined
}
export type Flow = Span & Narrowing & { side: 'in' | 'out' }

export function periodIn({ from, to }: Span) {
  const [first, last] = [dayIn(from), dayIn(to)]
  if (first > last) throw new ArgumentProblem('The first day comes after the last.')
  return periodOfDays(first, last)
}

export function dayIn(text: string): Day {
  if (!isDay(text)) throw new ArgumentProblem(noDayWords(text))
  return text
}

export function amountIn(text: string) {
  const pence = /^\d{1,9}(\.\d{2})?$/.test(text)
    ? parseMinor(text.includes('.') ? text : `${text}.00`)
    : null
  if (pence === null)
    throw new ArgumentProblem('Write amounts in pounds, for example "250" or "99.95".')
  return minor(Math.abs(pence))
}

export function subjectIn(text: string, names: NameIndex): Subject {
  const words = nameWords(text)
  const found = names.exactAt(words, 0)
  const [only] = found && found.end === words.length ? found.subjects : []
  if (found && found.end === words.length && found.subjects.length === 1 && only) return only
  const offered =
    found && found.end === words.length
      ? found.subjects.map((subject) => subject.name)
      : names.suggestions(text.toLowerCase(), 3)
  throw new ArgumentProblem(
    `There is no one merchant, category or account called “${text.slice(0, 60)}”.${offered.length > 0 ? ` Did you mean ${offered.join(' or ')}?` : ''}`,
  )
}

export function subjectsIn(args: Narrowing, names: NameIndex) {
  const some = (list: string[] | undefined) => list?.map((text) => subjectIn(text, names)) ?? []
  const [subjects, except] = [some(args.names), some(args.except)]
  return {
    ...(subjects.length > 0 ? { subjects } : {}),
    ...(except.length > 0 ? { except } : {}),
    ...(args.weekdays === undefined || args.weekdays.length === 0
      ? {}
      : { weekdays: args.weekdays }),
    ...(args.amount_from === undefined ? {} : { amountFrom: amountIn(args.amount_from) }),
    ...(args.amount_to === undefined ? {} : { amountTo: amountIn(args.amount_to) }),
  }
}

export function filterIn(args: Flow, names: NameIndex) {
  return { side: args.side, period: periodIn(args), ...subjectsIn(args, names) }
}

export function tool<S extends Shape>(
  toolName: ToolName,
  description: string,
  shape: S,
  toCall: (
    args: z.output<z.ZodObject<S>>,
    names: NameIndex,
    projects: readonly NamedProject[],
  ) => ToolCall,
): ToolInput {
  return { name: toolName, description, shape, toCall: toCall as ToolInput['toCall'] }
}

/** A sales project by its name, or that of its client where it has one project. */
export function projectIn(text: string, projects: readonly NamedProject[]): NamedProject {
  const wanted = nameWords(text).join(' ')
  const named = (key: 'name' | 'client') =>
    projects.filter((project) => nameWords(project[key]).join(' ') === wanted)
  const own = named('name')
  const found = own.length > 0 ? own : named('client')
  const [only] = found
  if (only && found.length === 1) return only
  const offered = (found.length > 0 ? found : projects).slice(0, 5).map(({ name: own }) => own)
  throw new ArgumentProblem(
    `There is no one sales project called “${text.slice(0, 60)}”.${offered.length > 0 ? ` There are ${offered.join(', ')}.` : ''}`,
  )
}
