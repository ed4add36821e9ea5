// Whether a draft can be meant at all: every line it speaks of is there, every day and amount makes sense.
import type { Changeset } from '@plimsoll/contract/forecast-lines'
import { refuseCircles, saveable } from '@plimsoll/domain/forecast/overlay/saveable'
import { Problem } from '@plimsoll/domain/problem'
import { isSubCategory } from '@plimsoll/domain/taxonomy'
import { readLineId } from './line-id.ts'
import { knownLines } from './lines.ts'
import { withDraft } from './overlay-of.ts'
import type { View } from './view.ts'
import { configurationOf, savedConfiguration } from './wire-rules.ts'

/** Refuses what cannot be, with a sentence. */
export function checkDraft(view: View, draft: Changeset): void {
  const lines = new Set(knownLines(view).map(({ id }) => id))
  const saved = new Set(view.changes.hidden)
  for (const { seriesId } of draft.hidden ?? [])
    if (!lines.has(seriesId) && !saved.has(seriesId)) throw noLine()
  for (const decision of draft.decisions ?? []) checkDecision(view, lines, decision)
  for (const one of draft.customConfigurations ?? []) {
    const configuration = configurationOf(savedConfiguration(one))
    saveable(configuration)
    const line = one.series_id ? readLineId(one.series_id) : null
    if (line && line.kind !== 'rule' && !lines.has(one.series_id ?? '')) throw noLine()
    checkMerchant(view, one.merchant_id)
  }
  refuseCircles(withDraft(view.changes, draft).configurations.map(configurationOf))
  for (const one of draft.one_offs ?? []) {
    if (!isSubCategory(one.sub_category))
      throw new Problem('invalid', 'Choose a category that exists.')
    if (one.amount === 0) throw new Problem('invalid', 'Give an amount other than nought.')
    if (one.day <= view.standing.asOf)
      throw new Problem('invalid', 'Choose a day that is still to come.')
    checkMerchant(view, one.merchant_id)
  }
}

function checkDecision(
  view: View,
  lines: ReadonlySet<string>,
  decision: NonNullable<Changeset['decisions']>[number],
): void {
  if (!lines.has(decision.series_id)) throw noLine()
  const { asOf, until } = view.standing
  const days = [...(decision.day ? [decision.day] : []), ...(decision.days ?? [])]
  if (days.some((day) => day <= asOf))
    throw new Problem('invalid', 'Choose a day that is still to come.')
  if (days.some((day) => day > until))
    throw new Problem('invalid', 'Choose a day within the next two years.')
  if (decision.kind === 'redate' && !decision.day)
    throw new Problem('invalid', 'Choose the new day.')
  if (decision.kind === 'amount' && decision.amount === undefined)
    throw new Problem('invalid', 'Give the new amount.')
  if (decision.kind === 'split' && !decision.days)
    throw new Problem('invalid', 'Choose the days of the instalments.')
  const needs = decision.kind === 'match' || decision.kind === 'unmatch'
  if (needs && !decision.transaction_ids?.length)
    throw new Problem('invalid', 'Choose the transaction.')
}

function checkMerchant(view: View, merchantId: string | null | undefined): void {
  if (merchantId && !view.names.has(merchantId))
    throw new Problem('not_found', 'There is no such merchant.')
}

function noLine(): Problem {
  return new Problem('not_found', 'There is no such line in the forecast.')
}
