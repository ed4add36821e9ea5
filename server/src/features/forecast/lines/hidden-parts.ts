// What lines that were left out of the forecast would have come to: they are shown in the hidden
// list, and can be taken in again.
import { addDays } from '@plimsoll/domain/calendar'
import type { Part } from '@plimsoll/domain/forecast/engine'
import { isOnLines } from '@plimsoll/domain/forecast/overlay/adjust'
import { oneOffPart } from '@plimsoll/domain/forecast/overlay/compose'
import { type LineIn, ruleParts } from '@plimsoll/domain/forecast/overlay/rule-parts'
import { sum } from '@plimsoll/domain/money'
import { projectParts } from '@plimsoll/domain/sales/forecast-parts'
import { lineIdOf } from '../line-id.ts'
import { oneOffOf, placedConfiguration } from '../overlay/overlay-of.ts'
import { taxParts } from '../run/run.ts'
import type { View } from '../standing/view.ts'

/** The parts of every hidden line. */
export function hiddenParts(view: View): Part[] {
  const hidden = new Set(view.changes.hidden)
  const bySeries = view.forecast.leftOut.filter(({ reason }) => reason.kind === 'hidden_series')
  const taxes = taxParts(view.run.taxes).filter(({ sourceId }) => hidden.has(`tax.${sourceId}`))
  return [
    ...bySeries.flatMap(({ parts }) => parts),
    ...hiddenRest(view, hidden),
    ...taxes,
    ...hiddenRules(view, hidden),
    ...hiddenOneOffs(view, hidden),
    ...hiddenProjects(view, hidden),
  ]
}

function hiddenRest({ base }: View, hidden: ReadonlySet<string>): Part[] {
  return base.remainder
    .filter((line) => hidden.has(lineIdOf({ kind: 'rest', ...line })))
    .map((line) => ({
      ...line,
      source: 'remainder' as const,
      sourceId: null,
      day: null,
      due: null,
    }))
}

/**
 * Lines of the user's own. One laid over a series or another line is hidden with that, and shows
 * what was found.
 */
function hiddenRules(view: View, hidden: ReadonlySet<string>): Part[] {
  const { asOf, until, books } = view.standing
  const within = { from: addDays(asOf, 1), until, nation: books.nation, lineIn: lineIn(view) }
  return view.changes.configurations
    .filter((configuration) => !configuration.line_id && hidden.has(`rule.${configuration.id}`))
    .flatMap((configuration) => placedConfiguration(configuration, view.base.series).rules)
    .flatMap((rule) => ruleParts(rule, within))
    .filter(({ amount }) => amount !== 0)
}

/** What a line comes to in a month, in the sense of its side. */
function lineIn({ forecast }: View): LineIn {
  return (wanted, month) => {
    const lines = forecast.months.find((each) => each.month === month)?.lines ?? []
    return sum(lines.filter((line) => isOnLines(line, wanted)).map(({ amount }) => amount))
  }
}

function hiddenProjects({ standing }: View, hidden: ReadonlySet<string>): Part[] {
  const { settlement, counting } = standing.projects
  return projectParts(settlement.projects, counting).filter(({ sourceId, side }) =>
    hidden.has(lineIdOf({ kind: 'project', projectId: sourceId ?? '', side })),
  )
}

function hiddenOneOffs({ changes, standing }: View, hidden: ReadonlySet<string>): Part[] {
  return changes.oneOffs
    .filter(({ id, day }) => day > standing.asOf && hidden.has(`one_off.${id}`))
    .map((off) => oneOffPart(oneOffOf(off)))
}
