// What is laid over the base: what the user saved, and a draft or scenario over that, in the
// domain's words.
import type { Changeset, Configuration, Decision, OneOff } from '@plimsoll/contract/forecast-lines'
import type {
  Adjustment,
  LinesRef,
  Overlay,
  PartRef,
  TaxPart,
} from '@plimsoll/domain/forecast/overlay/overlay'
import type { Configuration as DomainConfiguration } from '@plimsoll/domain/forecast/overlay/rule'
import type { Series } from '@plimsoll/domain/forecast/series'
import { Problem } from '@plimsoll/domain/problem'
import type { ProjectPart } from '@plimsoll/domain/sales/forecast-parts'
import { newId } from '../../../db/new-id.ts'
import { lineIdOf, readLineId } from '../line-id.ts'
import { withoutRestored } from '../run/engine-decisions.ts'
import type { KeptConfiguration } from './configurations.store.ts'
import type { SavedChanges } from './saved-changes.ts'
import { basisPointsOf, configurationOf, lineRefOf, savedConfiguration } from './wire-rules.ts'

/** What stands plus what a draft adds, as one set; the draft's word counts where both speak. */
export function withDraft(saved: SavedChanges, draft: Changeset): SavedChanges {
  const { customConfigurations: configurations, one_offs: oneOffs } = withIds(draft)
  const removed = new Set([...(draft.removed_one_offs ?? []), ...oneOffs.map(({ id }) => id)])
  return {
    hidden: hiddenWith(saved.hidden, draft.hidden ?? []),
    decisions: [...saved.decisions, ...(draft.decisions ?? [])],
    configurations: configurationsWith(saved.configurations, configurations),
    oneOffs: [...saved.oneOffs.filter(({ id }) => !removed.has(id)), ...oneOffs],
    invoices: saved.invoices,
  }
}

/**
 * A changeset whose rules and one-offs have ids: what is kept under a name must be found again, and
 * merged twice is there once.
 */
export function withIds(draft: Changeset): Changeset & {
  customConfigurations: KeptConfiguration[]
  one_offs: (OneOff & { id: string })[]
} {
  return {
    ...draft,
    customConfigurations: (draft.customConfigurations ?? []).map(savedConfiguration),
    one_offs: (draft.one_offs ?? []).map((oneOff) => ({ ...oneOff, id: oneOff.id ?? newId() })),
  }
}

function hiddenWith(
  saved: readonly string[],
  draft: readonly { seriesId: string; hide: boolean }[],
): string[] {
  const hidden = new Set(saved)
  for (const { seriesId, hide } of draft) {
    if (hide) hidden.add(seriesId)
    else hidden.delete(seriesId)
  }
  return [...hidden]
}

function configurationsWith(
  saved: readonly (Configuration & { id: string })[],
  draft: readonly (Configuration & { id: string })[],
): (Configuration & { id: string })[] {
  const replaced = new Set(draft.flatMap((rule) => [rule.id, rule.line_id ?? rule.id]))
  const kept = saved.filter(
    (rule) => !replaced.has(rule.id) && !replaced.has(rule.line_id ?? rule.id),
  )
  return [...kept, ...draft.filter(({ rules }) => rules.length > 0)]
}

/**
 * The overlay of what was changed, with the taxes that are estimated. Ids of hidden lines that are
 * no series are left to the caller.
 */
export function overlayOf(input: {
  changes: SavedChanges
  /** Decisions that the engine hasn't seen. */
  adjusting: readonly Decision[]
  scalings: NonNullable<Changeset['scalings']>
  taxes: readonly TaxPart[]
  /** What was found: a rule laid over a series stands where the series does. */
  series: readonly Series[]
  /** What is still to come of sales projects. */
  projects: readonly ProjectPart[]
}): Overlay {
  const { changes } = input
  const hidden = new Set(changes.hidden)
  const hiddenSeries = changes.hidden.filter((id) => readLineId(id).kind === 'series')
  const shown = changes.configurations.filter(
    (configuration) =>
      !hidden.has(lineIdOf({ kind: 'rule', configurationId: configuration.id })) &&
      !hidden.has(configuration.line_id ?? ''),
  )
  return {
    hiddenSeries,
    hiddenMerchants: [],
    configurations: shown.map((rule) => placedConfiguration(rule, input.series)),
    oneOffs: changes.oneOffs
      .filter(({ id }) => !hidden.has(lineIdOf({ kind: 'one_off', oneOffId: id })))
      .map(oneOffOf),
    ...shownProjects(input, hidden),
    invoices: [],
    adjustments: [
      ...input.adjusting.flatMap((decision, i) => adjustmentOf(decision, i) ?? []),
      ...ruleAdjustments(changes),
      ...input.scalings.map(scalingOf),
    ],
  }
}

/** The taxes and parts of projects on lines that are not hidden. */
export function shownProjects(
  parts: { taxes: readonly TaxPart[]; projects: readonly ProjectPart[] },
  hidden: ReadonlySet<string>,
): Pick<Overlay, 'taxes' | 'projects'> {
  const { taxes, projects } = parts
  if (hidden.size === 0) return { taxes, projects }
  return {
    taxes: taxes.filter(
      ({ sourceId }) => !hidden.has(lineIdOf({ kind: 'tax', tax: sourceId ?? '' })),
    ),
    projects: projects.filter(
      ({ sourceId, side }) =>
        !hidden.has(lineIdOf({ kind: 'project', projectId: sourceId ?? '', side })),
    ),
  }
}

/** A one-off in the domain's words. */
export function oneOffOf(oneOff: OneOff & { id: string }): Overlay['oneOffs'][number] {
  return {
    id: oneOff.id,
    day: oneOff.day,
    amount: oneOff.amount,
    subCategory: oneOff.sub_category,
    merchantId: oneOff.merchant_id ?? null,
    note: oneOff.note,
  }
}

/**
 * A configuration in the domain's words, standing where the line does that it is laid over: a
 * category or a merchant that was changed since then does not tear the two apart.
 */
export function placedConfiguration(
  wire: KeptConfiguration,
  series: readonly Series[],
): DomainConfiguration {
  const found = series.find(({ id }) => id === wire.line_id)
  if (!found) return configurationOf(wire)
  const { subCategory, merchantId } = found
  return configurationOf({ ...wire, sub_category: subCategory, merchant_id: merchantId })
}

/**
 * What was decided about payments that a rule expects, whether the rule is a line of its own or
 * laid over one.
 */
function ruleAdjustments({ decisions, configurations }: SavedChanges): Adjustment[] {
  return withoutRestored(decisions).flatMap((decision, i) =>
    configurations
      .filter(
        (configuration) =>
          (configuration.line_id ?? `rule.${configuration.id}`) === decision.line_id,
      )
      .flatMap(({ rules }) => rules)
      .flatMap((rule, at) => {
        const part = { source: 'rule', sourceId: rule.id ?? '', due: decision.due } as const
        return changeOf(decision, `rule-${i}-${at}`, part) ?? []
      }),
  )
}

/** A decision as a change of the part it names, but for those about rules. */
function adjustmentOf(decision: Decision, at: number): Adjustment | null {
  const part = partOf(decision)
  return part && changeOf(decision, `decision-${at}`, part)
}

/** Matching is the engine's matter and no change. */
function changeOf(decision: Decision, id: string, part: PartRef): Adjustment | null {
  switch (decision.kind) {
    case 'redate':
      return decision.day
        ? { id, kind: 'part', part, change: { kind: 'move', day: decision.day } }
        : null
    case 'amount':
      return decision.amount === undefined
        ? null
        : { id, kind: 'part', part, change: { kind: 'amount', amount: decision.amount } }
    case 'split':
      return decision.days
        ? { id, kind: 'part', part, change: { kind: 'split', days: decision.days } }
        : null
    case 'cancel':
      return { id, kind: 'part', part, change: { kind: 'cancel' } }
    default:
      return null
  }
}

function partOf(decision: Decision): PartRef | null {
  const line = readLineId(decision.line_id)
  const { due } = decision
  switch (line.kind) {
    case 'series':
      return { source: 'series', sourceId: line.seriesId, due }
    case 'rule':
      return null
    case 'tax':
      return { source: 'tax', sourceId: line.tax, due }
    case 'one_off':
      return { source: 'one_off', sourceId: line.oneOffId, due }
    case 'project':
      return { source: 'project', sourceId: line.projectId, due }
    case 'invoice':
      return { source: 'invoice', sourceId: line.invoiceId, due }
    case 'rest':
      throw new Problem('invalid', 'This line has no single payments to decide about.')
  }
}

function scalingOf(scaling: NonNullable<Changeset['scalings']>[number], at: number): Adjustment {
  return {
    id: `scaling-${at}`,
    kind: 'lines',
    lines: linesOf(scaling),
    basisPoints: basisPointsOf(scaling.percent),
    from: scaling.from,
    to: scaling.to ?? null,
  }
}

function linesOf(scaling: NonNullable<Changeset['scalings']>[number]): LinesRef {
  const { kind, side, of: subject } = scaling
  if (kind !== 'category') return lineRefOf({ kind, side, of: subject })
  if (!subject) throw new Problem('invalid', 'Choose the category that changes.')
  return { kind, side, category: subject }
}
