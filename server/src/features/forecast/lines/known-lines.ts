// Which lines the forecast has, each with its parts and what has happened of it: recurring
// payments, what no series explains, rules, taxes, one-offs and sales projects.
import { addMonths, type Month, monthOf } from '@plimsoll/domain/calendar'
import type { Part } from '@plimsoll/domain/forecast/engine'
import type { Movement } from '@plimsoll/domain/forecast/movement'
import { groupBy } from '@plimsoll/domain/group'
import { type Minor, sum } from '@plimsoll/domain/money'
import { projectLines } from '@plimsoll/domain/sales/forecast-parts'
import { type Line, lineIdOf, lineOfPart, readLineId } from '../line-id.ts'
import type { KeptConfiguration } from '../overlay/configurations.store.ts'
import { sideOfCash } from '../run/run.ts'
import { ruleOf } from '../standing/part-words.ts'
import { seriesOf, type View } from '../standing/view.ts'
import { hiddenParts } from './hidden-parts.ts'
import { lineHistory, merchantsApart, type Place } from './history.ts'

/** A line with all its parts, shown or left out. */
export type KnownLine = {
  readonly id: string
  readonly line: Line
  readonly side: 'in' | 'out'
  readonly subCategory: string
  readonly merchantId: string | null
  readonly parts: readonly Part[]
  readonly hidden: boolean
  readonly happened: readonly Movement[]
}

/** All lines: what counts, what is hidden, and series that have ended. */
export function knownLines(view: View): KnownLine[] {
  const hidden = new Set(view.changes.hidden)
  const idOf = (part: Part) => lineIdOf(lineOfPart(part, (ruleId) => lineOfRule(view, ruleId)))
  const shown = groupBy(view.forecast.parts, idOf)
  const left = groupBy(hiddenParts(view), idOf)
  const happened = groupBy(view.standing.happened, happenedOn(view))
  const ids = new Set([
    ...view.base.series.map(({ id }) => id),
    ...shown.keys(),
    ...left.keys(),
    ...happened.keys(),
    ...view.changes.configurations.map(lineOfConfiguration).map(lineIdOf),
    ...hidden,
    ...view.invoices.map(({ invoice }) => lineOfInvoice(invoice)).map(lineIdOf),
    ...restsOfPast(view),
  ])
  return [...ids].flatMap((id) => {
    const parts = shown.get(id) ?? left.get(id) ?? []
    const place = placeOf(view, id, parts)
    return place
      ? [{ id, ...place, parts, hidden: hidden.has(id), happened: happened.get(id) ?? [] }]
      : []
  })
}

/** The line that a rule stands for: the one it was laid over, or one of its own. */
export function lineOfRule(view: Pick<View, 'changes'>, ruleId: string): Line | null {
  const configuration = ruleOf(ruleId, view.changes)
  if (!configuration) return null
  return lineOfConfiguration(configuration)
}

function lineOfInvoice({ id }: { id: string }): Line {
  return { kind: 'invoice', invoiceId: id }
}

function lineOfConfiguration({ id, line_id }: KeptConfiguration): Line {
  return line_id ? readLineId(line_id) : { kind: 'rule', configurationId: id }
}

/** Which line each movement of the month under way belongs to. */
function happenedOn(view: View): (movement: Movement) => string {
  const matched = new Map(
    view.base.occurrences.flatMap(({ seriesId, movementIds }) =>
      movementIds.map((id) => [id, seriesId] as const),
    ),
  )
  const taxed = new Map(view.run.explained)
  const { claimed } = view.standing.projects.settlement
  const ofProject = (movement: Movement) => {
    const projectId = claimed.get(movement.id)
    return projectId ? lineIdOf({ kind: 'project', projectId, side: sideOfCash(movement) }) : null
  }
  return (movement) =>
    ofProject(movement) ??
    matched.get(movement.id) ??
    (taxed.has(movement.id)
      ? lineIdOf({ kind: 'tax', tax: taxed.get(movement.id) ?? '' })
      : null) ??
    lineIdOf({
      kind: 'rest',
      side: sideOfCash(movement),
      subCategory: movement.subCategory,
      merchantId: restMerchant(view, movement),
    })
}

/** The merchant whose remainder is kept apart; smaller ones stand in their sub-category's. */
function restMerchant(view: View, { subCategory, merchantId }: Omit<Place, 'side'>): string | null {
  return merchantsApart(view, subCategory).has(merchantId) ? merchantId : null
}

const pastMonths = 13

/**
 * The remainders of the last thirteen months, also those of which nothing more is expected: with
 * them the past adds up.
 */
function restsOfPast(view: View): string[] {
  const first = addMonths(monthOf(view.standing.asOf), -pastMonths)
  const taxes = new Set<string>(view.run.taxes.map(({ subCategory }) => subCategory))
  const recent = view.past.filter(
    ({ month, subCategory }) => month >= first && !taxes.has(subCategory),
  )
  const ids = new Set(
    recent.map((row) => lineIdOf({ kind: 'rest', ...row, merchantId: restMerchant(view, row) })),
  )
  return [...ids].filter((id) => {
    const months = groupBy(lineHistory(view, id), ({ month }) => month)
    return [...months].some(
      ([month, rows]) => month >= first && sum(rows.map(({ amount }) => amount)) !== 0,
    )
  })
}

function placeOf(
  view: View,
  id: string,
  parts: readonly Part[],
): Pick<KnownLine, 'line' | 'side' | 'subCategory' | 'merchantId'> | null {
  const line = readLineId(id)
  if (line.kind === 'rest') {
    const { side, subCategory, merchantId } = line
    return { line, side, subCategory, merchantId }
  }
  const place = seriesOf(view, id) ?? parts[0] ?? ruledPlace(view, line)
  if (!place) return null
  return { line, side: place.side, subCategory: place.subCategory, merchantId: place.merchantId }
}

/** Where the user's own rule stands, also when nothing of it is to come within the forecast. */
function ruledPlace(
  view: View,
  line: Line,
): Pick<KnownLine, 'side' | 'subCategory' | 'merchantId'> | null {
  if (line.kind === 'project') return projectPlace(view, line)
  if (line.kind === 'invoice') return invoicePlace(view, line)
  if (line.kind !== 'rule') return null
  const rule = view.changes.configurations.find(({ id }) => id === line.configurationId)
  const [first] = rule?.rules ?? []
  if (!rule || !first) return null
  const { sub_category: subCategory, merchant_id } = rule
  return { side: first.direction, subCategory, merchantId: merchant_id ?? null }
}

/** Where an invoice or bill stands, also when it is paid. */
function invoicePlace(
  { invoices }: View,
  { invoiceId }: Extract<Line, { kind: 'invoice' }>,
): Pick<KnownLine, 'side' | 'subCategory' | 'merchantId'> | null {
  const kept = invoices.find(({ invoice }) => invoice.id === invoiceId)
  if (!kept) return null
  const { amount, subCategory, merchantId } = kept.invoice
  return { side: amount < 0 ? 'out' : 'in', subCategory, merchantId }
}

/** Where a project's money stands, also when nothing more of it is to come. */
function projectPlace(
  { standing }: View,
  { projectId, side }: Extract<Line, { kind: 'project' }>,
): Pick<KnownLine, 'side' | 'subCategory' | 'merchantId'> | null {
  const stored = standing.projects.stored.get(projectId)
  if (!stored) return null
  const merchantId = side === 'in' ? stored.project.client.merchantId : null
  return { side, subCategory: projectLines[side], merchantId }
}

/**
 * What a line comes to in a month: what has happened of it in the month under way, and its parts.
 */
export function amountIn(
  { parts, happened }: Pick<KnownLine, 'parts' | 'happened'>,
  month: Month,
): Minor {
  const done = happened.filter(({ day }) => monthOf(day) === month).map(({ amount }) => amount)
  return sum([comingIn({ parts }, month), ...done])
}

/** What is still to come of a line in a month. */
export function comingIn({ parts }: Pick<KnownLine, 'parts'>, month: Month): Minor {
  return sum(parts.filter((part) => part.month === month).map(({ amount }) => amount))
}
