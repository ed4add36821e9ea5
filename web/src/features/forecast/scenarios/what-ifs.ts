// The changes of a scenario one by one: each in words, each to be added or taken out by itself.
// Pure.
import type { ForecastLine } from '@plimsoll/contract/forecast'
import type { Changeset, Decision } from '@plimsoll/contract/forecast-lines'
import type { Day } from '@plimsoll/domain/calendar'
import { money } from '../../../format/amount.ts'
import { dayLong, monthLong } from '../../../format/date.ts'
import { changeWords } from '../draft/change-words.ts'
import { sideWords } from '../levels.ts'
import { configurationWords } from '../rules/rule-words.ts'

/** What every form is handed. */
export type WhatIfFormProps = {
  changes: Changeset
  lines: readonly ForecastLine[]
  today: Day
  busy: boolean
  onChange: (changes: Changeset) => void
}

/** A change of so many percent. */
export type Scaling = NonNullable<Changeset['scalings']>[number]
type OneOff = NonNullable<Changeset['one_offs']>[number]

/** One change: what it is about, what it does, and the scenario without it. */
type WhatIf = {
  readonly key: string
  readonly about: string
  readonly words: string
  readonly without: Changeset
}

/** All changes of a scenario, the widest first. */
export function whatIfs(changes: Changeset, lines: readonly ForecastLine[]): WhatIf[] {
  const nameOf = (lineId: string) => lineName(lineId, lines)
  return [
    ...each(changes, 'scalings', (each) => [scaledName(each, lines), scalingWords(each)]),
    ...each(changes, 'customConfigurations', (each) => [
      each.name ?? (each.line_id ? nameOf(each.line_id) : 'A new line'),
      configurationWords(each),
    ]),
    ...each(changes, 'hidden', ({ seriesId, hide }) => [
      nameOf(seriesId),
      hide ? 'Excluded from the forecast' : 'Back in the forecast',
    ]),
    ...each(changes, 'decisions', (decision) => [
      nameOf(decision.line_id),
      decisionWords(decision),
    ]),
    ...each(changes, 'one_offs', ({ note, amount, day }) => [
      note,
      `${money(amount)} on ${dayLong(day)}, once`,
    ]),
    ...each(changes, 'removed_one_offs', () => ['A one-off payment', 'Removed']),
  ]
}

/**
 * With so many percent more or less; a later one of the same target and start replaces the earlier.
 */
export function withScaling(changes: Changeset, scaling: Scaling): Changeset {
  const isSame = (each: Scaling) =>
    each.kind === scaling.kind &&
    each.side === scaling.side &&
    each.of === scaling.of &&
    each.from === scaling.from
  const others = (changes.scalings ?? []).filter((scaling) => !isSame(scaling))
  return { ...changes, scalings: [...others, scaling] }
}

/** With a decision on one payment; a later one on the same payment replaces the earlier. */
export function withDecision(changes: Changeset, decision: Decision): Changeset {
  const others = (changes.decisions ?? []).filter(
    ({ line_id, due }) => line_id !== decision.line_id || due !== decision.due,
  )
  return { ...changes, decisions: [...others, decision] }
}

/** With a line left out. */
export function withHidden(changes: Changeset, lineId: string): Changeset {
  const others = (changes.hidden ?? []).filter((each) => each.seriesId !== lineId)
  return { ...changes, hidden: [...others, { seriesId: lineId, hide: true }] }
}

/** With a payment that comes once. */
export function withOneOff(changes: Changeset, oneOff: OneOff): Changeset {
  return { ...changes, one_offs: [...(changes.one_offs ?? []), oneOff] }
}

/** A payment put to another day. */
export function moved(lineId: string, due: Day, day: Day): Decision {
  return { line_id: lineId, due, kind: 'redate', day }
}

/** Why a scenario cannot become the forecast; null where it can. */
export function mergeRefusal(changes: Changeset): string | null {
  return changes.scalings?.length
    ? 'A percentage change can’t be applied to the forecast. Remove it, or add it as a rule.'
    : null
}

function each<K extends keyof Changeset>(
  changes: Changeset,
  kind: K,
  tell: (change: NonNullable<Changeset[K]>[number]) => [string, string],
): WhatIf[] {
  const list: readonly NonNullable<Changeset[K]>[number][] = changes[kind] ?? []
  return list.map((one, at) => {
    const [about, words] = tell(one)
    const rest = list.filter((_, other) => other !== at)
    return { key: `${kind} ${at} ${about}`, about, words, without: { ...changes, [kind]: rest } }
  })
}

function lineName(lineId: string, lines: readonly ForecastLine[]): string {
  const line = lines.find((line) => line.seriesId === lineId)
  return line ? line.merchant : 'A line that no longer exists'
}

function scaledName({ kind, side, of }: Scaling, lines: readonly ForecastLine[]): string {
  const line = lines.find(
    (line) =>
      line.side === side &&
      (kind === 'category'
        ? line.category === of
        : kind === 'sub_category'
          ? line.sub_category === of
          : line.merchant_id === of),
  )
  if (kind === 'side') return `All ${sideWords[side].toLowerCase()}`
  const name = {
    category: line?.category_label,
    sub_category: line?.subcategory_label,
    merchant: line?.merchant,
  }[kind]
  return name ?? 'Something that no longer exists'
}

function scalingWords({ percent, from, to }: Scaling): string {
  const isLess = percent.startsWith('-')
  const much = `${plainPercent(percent)}% ${isLess ? 'less' : 'more'}`
  if (!to) return `${much} from ${monthLong(from)}`
  return from === to
    ? `${much} in ${monthLong(from)}`
    : `${much} from ${monthLong(from)} to ${monthLong(to)}`
}

function decisionWords(decision: Decision): string {
  return changeWords({ kind: 'decision', key: '', about: '', decision })
}

/** "-20" is 20, "12.50" is 12.5. */
function plainPercent(percent: string): string {
  return String(Math.abs(Number(percent)))
}
