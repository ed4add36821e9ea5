// Which figures of a forecast the user's own changes moved, and from what: to be kept, and judged when the month is over.
import { type Day, lastDayOf, type Month } from '../../calendar.ts'
import { type Minor, zero } from '../../money.ts'
import type { Part } from '../engine.ts'
import type { Forecast, LeftOutReason } from '../overlay/composed.ts'
import type { Configuration } from '../overlay/rule.ts'
import type { EditedOutcome } from './overrides.ts'
import { type LineActual, type LineName, lineKey } from './snapshot.ts'

/** A line of a month that edits moved, in the sense of its side. The ids are those of configurations, one-offs, adjustments' parts, hidden series and merchants. */
export type EditedLine = LineName & {
  readonly month: Month
  readonly withEdits: Minor
  readonly withoutEdits: Minor
  readonly editIds: readonly string[]
}

/** The lines on which a forecast differs from the one without the user's rules, hides and one-offs. A line that differs for no edit that can be named (a payment moved) names the part it belongs to. */
export function editedLines(of: {
  withEdits: Forecast
  withoutEdits: Forecast
  configurations: readonly Configuration[]
}): EditedLine[] {
  const withEdits = linesOf(of.withEdits)
  const without = linesOf(of.withoutEdits)
  const edits = editsByLine(of.withEdits, of.configurations)
  const keys = new Set([...withEdits.keys(), ...without.keys()])
  return [...keys].flatMap((key) => {
    const line = withEdits.get(key) ?? without.get(key)
    const said = withEdits.get(key)?.amount ?? zero
    const unsaid = without.get(key)?.amount ?? zero
    if (!line || said === unsaid) return []
    const named = edits.get(key) ?? new Set<string>()
    const ids = named.size > 0 ? named : line.partIds
    const { month, side, subCategory, merchantId } = line
    const editIds = [...ids].sort()
    return [
      { month, side, subCategory, merchantId, withEdits: said, withoutEdits: unsaid, editIds },
    ]
  })
}

/** Sets edited lines against what happened, for months that are over by `knownUntil`. `labelOf` says what the user knows an edit by. */
export function editedOutcomes(
  lines: readonly EditedLine[],
  of: { actuals: readonly LineActual[]; knownUntil: Day; labelOf: (editId: string) => string },
): EditedOutcome[] {
  const happened = new Map(of.actuals.map((actual) => [lineKey(actual), actual.amount]))
  return lines
    .filter(({ month }) => lastDayOf(month) <= of.knownUntil)
    .map((line) => ({
      edits: line.editIds.map((id) => ({ id, label: of.labelOf(id) })),
      withEdits: line.withEdits,
      withoutEdits: line.withoutEdits,
      happened: happened.get(lineKey(line)) ?? zero,
    }))
}

type Line = LineActual & { readonly partIds: ReadonlySet<string> }

function linesOf({ months }: Forecast): Map<string, Line> {
  const lines = months.flatMap(({ month, lines: all }) =>
    all.map(({ side, subCategory, merchantId, amount, parts }): Line => {
      const partIds = new Set(parts.flatMap(({ sourceId }) => sourceId ?? []))
      return { month, side, subCategory, merchantId, amount, partIds }
    }),
  )
  return new Map(lines.map((line) => [lineKey(line), line]))
}

function editsByLine(
  forecast: Forecast,
  configurations: readonly Configuration[],
): Map<string, Set<string>> {
  const configurationOf = new Map(
    configurations.flatMap(({ id, rules }) => rules.map((rule) => [rule.id, id] as const)),
  )
  const edits = new Map<string, Set<string>>()
  const note = (part: Part, id: string | null | undefined) => {
    if (!id) return
    const key = lineKey(part)
    edits.set(key, (edits.get(key) ?? new Set()).add(id))
  }
  for (const part of forecast.parts) {
    if (part.source === 'rule') note(part, configurationOf.get(part.sourceId ?? ''))
    if (part.source === 'one_off') note(part, part.sourceId)
  }
  for (const { reason, parts } of forecast.leftOut)
    for (const part of parts) note(part, editOf(reason))
  return edits
}

function editOf(reason: LeftOutReason): string | null {
  switch (reason.kind) {
    case 'configuration':
      return reason.configurationId
    case 'hidden_series':
      return reason.seriesId
    case 'hidden_merchant':
      return reason.merchantId
    case 'tax':
      return null
  }
}
