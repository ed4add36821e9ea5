// Answers to the questions of one message as one reply: the sentences in their order, every figure
// under a name of its own, every page once.
import { periodOfDays } from '@plimsoll/domain/question/period'
import type { Answer } from './answer.ts'
import type { Citation, Fact } from './facts.ts'

/** One reply out of several. What is stored and shown of it is what each of them was. */
export function joined(parts: readonly [Answer, ...Answer[]]): Answer {
  const [first, ...others] = parts
  return others.reduce((before, next) => joinedWith(before, next), first)
}

function joinedWith(first: Answer, second: Answer): Answer {
  const parts = [...(first.parts.length > 0 ? first.parts : [first]), second]
  // "No invoices are kept in Plimsoll" answers both.
  if (withoutYes(first.response) === withoutYes(second.response)) return first
  // "Has it stopped, and when was the last?": the first gives the last payment, too.
  if (bare(first.response).includes(bare(second.response))) return first
  const suffix = suffixOf(first.parts.length)
  const facts = [...first.facts, ...second.facts.map((fact) => later(fact, suffix))]
  return {
    ...first,
    status: parts.every(({ status }) => status === 'answered') ? 'answered' : 'partial',
    response: parts.map((part, at) => withoutNotes(part, parts.slice(0, at))).join(' '),
    facts: distinctFacts(facts),
    citations: distinctLabels(
      distinctPages([
        ...first.citations,
        ...second.citations.map((each) => laterRef(each, suffix)),
      ]),
    ),
    assumptions: [...new Set(parts.flatMap(({ assumptions }) => assumptions))],
    basis: [...new Set(parts.flatMap(({ basis }) => basis))],
    options: second.options,
    followUps: second.followUps,
    rowCount: first.rowCount + second.rowCount,
    truncated: first.truncated || second.truncated,
    reason: null,
    frame: second.frame,
    parts,
  }
}

// What one answer took for granted isn't repeated by the next.
function withoutNotes({ response, assumptions }: Answer, before: readonly Answer[]): string {
  const notes = new Set(before.flatMap((each) => each.assumptions))
  return assumptions
    .filter((note) => notes.has(note))
    .reduce((text, note) => text.replace(` ${note}`, ''), response)
}

const bare = (response: string) =>
  withoutYes(response)
    .toLowerCase()
    .replaceAll('the only payment', 'the latest payment')
    .replace(/[.\s]+$/, '')
const withoutYes = (response: string) => response.replace(/^(?:Yes|No): /, '')

// Every question after the first has figures of its own.
const suffixOf = (before: number) => (before > 1 ? `_then_${before}` : '_then')
const later = (fact: Fact, suffix: string): Fact => ({ ...fact, id: `${fact.id}${suffix}` })
const laterRef = (citation: Citation, suffix: string): Citation =>
  citation.ref === '' ? citation : { ...citation, ref: `${citation.ref}${suffix}` }

const places = ['second', 'third', 'fourth']

// "Money out" of the first and of the second question are two figures.
function distinctFacts(facts: readonly Fact[]): Fact[] {
  return facts.map((fact, at) => {
    const isLater = laterId.test(fact.id)
    const isRepeated = facts
      .slice(0, at)
      .some(
        ({ id, label }) =>
          id.match(laterId)?.[0] !== fact.id.match(laterId)?.[0] && label === fact.label,
      )
    const place = places[Number(/\d$/.exec(fact.id)?.[0] ?? 1) - 1] ?? 'later'
    return isLater && isRepeated ? { ...fact, label: `${fact.label} (${place} question)` } : fact
  })
}

const laterId = /_then(?:_\d)?$/

function distinctPages(citations: readonly Citation[]): Citation[] {
  return citations.filter(
    ({ href, label }, at) =>
      citations.findIndex((each) => each.href === href && each.label === label) === at,
  )
}

/** "Fuel" and "Fuel" open two periods: their days make them distinct. */
export function distinctLabels(citations: readonly Citation[]): Citation[] {
  const labels = citations.map(({ label }) => label)
  return citations.map((citation, at) => {
    const query = new URLSearchParams(citation.href.split('?')[1])
    const [from, to] = [query.get('from'), query.get('to')]
    const isRepeated = labels.some((label, other) => other !== at && label === citation.label)
    return isRepeated && from && to
      ? { ...citation, label: `${citation.label}, ${periodOfDays(from, to).label}` }
      : citation
  })
}
