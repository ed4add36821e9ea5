// "Keep me above £5,000": the fewest moves among the payments that the user marked movable.

import type { seekGoal as seekGoalCall } from '@plimsoll/contract/forecast-scenarios'
import type { Part } from '@plimsoll/domain/forecast/engine'
import type { PartRef } from '@plimsoll/domain/forecast/overlay/overlay'
import { seekGoal } from '@plimsoll/domain/forecast/scenario/goal-seek'
import type { MovableItem } from '@plimsoll/domain/forecast/scenario/movable'
import { Problem } from '@plimsoll/domain/problem'
import type * as z from 'zod/mini'
import type { Context } from '../../../context.ts'
import { asTenant } from '../../../db/tenant.ts'
import { changedInProject } from '../changes/check-decisions.ts'
import { checkDraft } from '../changes/check-draft.ts'
import { lineIdOf, lineOfPart } from '../line-id.ts'
import { lineOfRule } from '../lines/known-lines.ts'
import { wireLow } from '../outlook/low.ts'
import { requireForecast } from '../outlook/outlook.ts'
import { partLabel } from '../standing/part-words.ts'
import { readView, type View } from '../standing/view.ts'

type GoalRequest = z.output<typeof seekGoalCall.body>
type GoalReply = z.output<typeof seekGoalCall.reply>['data']

/** Seeks the goal over the forecast as it stands, or over changes that are given. */
export async function goalOf(
  context: Context,
  principal: { businessId: string },
  request: GoalRequest,
): Promise<GoalReply> {
  const { businessId } = principal
  const today = context.today()
  return asTenant(context.db, businessId, async (tx) => {
    const standing = await readView(tx, businessId, { today })
    if (!standing)
      throw new Problem('not_found', 'There is no forecast yet: your books hold no transactions.')
    requireForecast(standing)
    const { changes } = request
    if (changes) await checkDraft(tx, businessId, { view: standing, draft: changes })
    const view = changes ? await readView(tx, businessId, { today, draft: changes }) : standing
    return goalReply(view ?? standing, request)
  })
}

function goalReply(view: View, request: GoalRequest): GoalReply {
  const { days } = view.forecast
  if (request.until <= view.standing.asOf)
    throw new Problem('invalid', 'Choose a day that is still to come.')
  const items = request.movable.map((movable, at) => itemOf(view, movable, at))
  const plan = seekGoal({
    days,
    keepAbove: request.keep_above,
    until: request.until,
    items,
    nation: view.standing.books.nation,
  })
  return {
    reached: plan.reached,
    proven: plan.proven,
    moves: plan.moves.map((move) => {
      const item = request.movable[Number(move.itemId)]
      const part = partAt(view, item)
      return {
        line_id: item?.line_id ?? '',
        due: item?.due ?? move.from,
        label: part ? partLabel(part, view) : '',
        amount: move.amount,
        from: move.from,
        to: move.to,
      }
    }),
    low_before: wireLow(view, plan.low.before),
    low_after: wireLow(view, plan.low.after),
    short_by: plan.shortBy,
    words: plan.words,
  }
}

function itemOf(view: View, movable: GoalRequest['movable'][number], at: number): MovableItem {
  const part = partAt(view, movable)
  if (!part?.day || part.source === 'remainder')
    throw new Problem('not_found', 'One of these payments is not expected any more.')
  // A plan that moves such a payment could not be saved.
  if (part.source === 'project') throw changedInProject()
  return {
    id: String(at),
    part: {
      source: part.source as PartRef['source'],
      sourceId: part.sourceId ?? '',
      due: part.due ?? part.day,
    },
    day: part.day,
    amount: part.amount,
    earliest: movable.earliest ?? null,
    latest: movable.latest ?? null,
    shiftDaysMax: null,
    maySplit: false,
    disruption: 1,
  }
}

function partAt(
  view: View,
  movable: { line_id: string; due: string } | undefined,
): Part | undefined {
  if (!movable) return undefined
  return view.forecast.parts.find(
    (part) =>
      (part.due ?? part.day) === movable.due &&
      lineIdOf(lineOfPart(part, (ruleId) => lineOfRule(view, ruleId))) === movable.line_id,
  )
}
