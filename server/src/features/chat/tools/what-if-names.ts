// Whom and what a what-if is about, and in which months, in words.
import type { FlowSide } from '@plimsoll/domain/question/flow-arguments'
import { monthLabel } from '@plimsoll/domain/question/period'
import type { Subject } from '@plimsoll/domain/question/subject'
import { type Fact, named, span } from '../facts.ts'
import { listed } from '../listed.ts'
import { nameInSentence } from './sentence-names.ts'

/** What is assumed, in words. */
export type Assumed = { words: string; facts: readonly Fact[]; basis: readonly string[] }

/** Money comes from somebody and goes to somebody, but comes as sales and goes on fuel. */
export function jointOf(side: FlowSide, subjects: readonly Subject[]): string {
  const [first] = subjects
  if (first?.kind !== 'merchant') return side === 'in' ? 'as' : 'on'
  return side === 'in' ? 'from' : 'to'
}

/** Each name is a fact of its own: many together would be cut short. */
export function namesOf({
  side,
  subjects,
}: {
  side: FlowSide
  subjects: readonly Subject[]
}): Pick<Assumed, 'words' | 'facts'> {
  if (subjects.length === 0) {
    const all = side === 'in' ? 'all money in' : 'all costs'
    return { words: '{{name}}', facts: [named('name', all)] }
  }
  const ids = subjects.map((_, at) => (at === 0 ? 'name' : `name_${letters[at] ?? 'z'}`))
  return {
    words: listed(ids.map((id) => `{{${id}}}`)),
    facts: subjects.map((each, at) => named(ids[at] ?? 'name', nameInSentence(each))),
  }
}

const letters = 'abcdefghijklmnopqrstuvwxy'

/** The months of a change. */
export function whenWords({
  from,
  to,
}: {
  from?: string
  to?: string
}): Pick<Assumed, 'words' | 'facts'> {
  if (!from)
    return to
      ? { words: ' up to the end of {{to}}', facts: [span('to', monthLabel(to))] }
      : { words: '', facts: [] }
  const first = span('from', monthLabel(from))
  if (!to) return { words: ' from {{from}} on', facts: [first] }
  if (from === to) return { words: ' in {{from}}', facts: [first] }
  return { words: ' from {{from}} to {{to}}', facts: [first, span('to', monthLabel(to))] }
}
