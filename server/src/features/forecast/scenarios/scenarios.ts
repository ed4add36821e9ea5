// Scenarios: kept, changed, frozen, compared and merged. A scenario is computed by the same path as
// a draft.

import type { Changeset } from '@plimsoll/contract/forecast-lines'
import type {
  compareScenarios,
  mergeScenario,
  Scenario,
} from '@plimsoll/contract/forecast-scenarios'
import { withinHorizon } from '@plimsoll/domain/outlook/horizon'
import { Problem } from '@plimsoll/domain/problem'
import type * as z from 'zod/mini'
import type { Context } from '../../../context.ts'
import { asTenant, type TenantTx } from '../../../db/tenant.ts'
import { checkDraft } from '../changes/check-draft.ts'
import { pathOf } from '../changes/impact.ts'
import { type Saving, saveChanges } from '../changes/save.ts'
import { requireForecast } from '../outlook/outlook.ts'
import { withIds } from '../overlay/overlay-of.ts'
import {
  addScenario,
  deleteScenario,
  findScenario,
  type KeptScenario,
  listScenarios,
  scenariosMax,
  updateScenario,
} from '../overlay/scenarios.store.ts'
import { holdSame } from '../run/hold.store.ts'
import { readView, type View } from '../standing/view.ts'

type Compared = z.output<typeof compareScenarios.reply>['data'][number]
type Principal = { businessId: string }

const comparedMax = 4

/** Keeps changes under a name, or copies a scenario. */
export async function newScenario(
  context: Context,
  principal: Principal,
  added: { name: string; changes?: Changeset | undefined; copy_of?: string | undefined },
): Promise<Scenario> {
  return inBooks(context, principal, { keeps: true }, async (tx, view) => {
    if ((await listScenarios(tx, principal.businessId)).length >= scenariosMax)
      throw new Problem('conflict', `You have ${scenariosMax} scenarios. Discard one first.`)
    const copied = added.copy_of
      ? await findScenario(tx, principal.businessId, added.copy_of)
      : null
    const changes = withIds(added.changes ?? copied?.changes ?? {})
    await checkDraft(tx, principal.businessId, { view, draft: changes })
    const id = await addScenario(tx, principal.businessId, { name: added.name, changes })
    return toScenario(await findScenario(tx, principal.businessId, id))
  })
}

/** Renames, changes, freezes or thaws a scenario. */
export async function alterScenario(
  context: Context,
  principal: Principal,
  change: {
    id: string
    name?: string | undefined
    changes?: Changeset | undefined
    frozen?: boolean | undefined
  },
): Promise<Scenario> {
  const { businessId } = principal
  return inBooks(context, principal, { keeps: true }, async (tx, view) => {
    const found = await findScenario(tx, businessId, change.id)
    if (found.state === 'merged')
      throw new Problem('conflict', 'This scenario is part of the forecast already. Copy it first.')
    if (found.state === 'frozen' && change.changes && change.frozen !== false)
      throw new Problem(
        'conflict',
        'This scenario is frozen. Let it follow the forecast again first.',
      )
    const changes = change.changes && withIds(change.changes)
    if (changes) await checkDraft(tx, businessId, { view, draft: changes })
    const freezing = change.frozen === true && found.state === 'draft'
    const figures = freezing
      ? await figuresOf(tx, context, principal, { ...found, state: 'frozen' })
      : undefined
    await updateScenario(tx, businessId, {
      id: found.id,
      name: change.name,
      changes,
      ...(freezing && { state: 'frozen' as const, figures }),
      ...(change.frozen === false && { state: 'draft' as const, figures: null }),
    })
    return toScenario(await findScenario(tx, businessId, found.id))
  })
}

/** Discards a scenario. */
export async function dropScenario(
  context: Context,
  principal: Principal,
  id: string,
): Promise<void> {
  await asTenant(context.db, principal.businessId, async (tx) => {
    await findScenario(tx, principal.businessId, id)
    await deleteScenario(tx, principal.businessId, id)
  })
}

/**
 * Makes a scenario's changes part of the forecast. Changes in percent of whole lines stay a
 * what-if: no line could carry them.
 */
export async function mergeIntoForecast(
  context: Context,
  principal: Saving,
  id: string,
): Promise<z.output<typeof mergeScenario.reply>['data']> {
  const { businessId } = principal
  const found = await asTenant(context.db, businessId, (tx) => findScenario(tx, businessId, id))
  if (found.state === 'merged')
    throw new Problem('conflict', 'This scenario is part of the forecast already.')
  if (found.changes.scalings?.length)
    throw new Problem(
      'conflict',
      'This scenario changes whole categories by a percentage, which only a scenario can do. Take those changes out, or write them as rules.',
    )
  const { impact } = await saveChanges(context, principal, { ...found.changes, why: found.name })
  const scenario = await asTenant(context.db, businessId, async (tx) => {
    await updateScenario(tx, businessId, { id, state: 'merged' })
    return toScenario(await findScenario(tx, businessId, id))
  })
  return { scenario, impact }
}

/** The forecast beside up to four scenarios. */
export async function compareWith(
  context: Context,
  principal: Principal,
  ids: readonly string[],
): Promise<Compared[]> {
  if (ids.length > comparedMax)
    throw new Problem('invalid', `Compare at most ${comparedMax} scenarios at once.`)
  return inBooks(context, principal, { keeps: false }, async (tx, view) => {
    requireForecast(view)
    const compared = [comparedOf(view, { id: null, name: 'Forecast', frozen_at: null })]
    for (const id of ids) {
      const scenario = await findScenario(tx, principal.businessId, id)
      const frozen = scenario.figures as Compared | null
      compared.push(
        frozen
          ? { ...frozen, name: scenario.name }
          : await figuresOf(tx, context, principal, scenario),
      )
    }
    return compared
  })
}

/** A scenario without its figures, in the contract's shape. */
export function toScenario({ figures: _, ...scenario }: KeptScenario): Scenario {
  return scenario
}

async function figuresOf(
  tx: TenantTx,
  context: Context,
  { businessId }: Principal,
  scenario: KeptScenario,
): Promise<Compared> {
  const today = context.today()
  const view = await readView(tx, businessId, { today, draft: scenario.changes })
  if (!view) throw noBooks()
  const frozen_at = new Date().toISOString()
  return comparedOf(view, {
    id: scenario.id,
    name: scenario.name,
    frozen_at: scenario.state === 'draft' ? null : frozen_at,
  })
}

function comparedOf(view: View, compared: Pick<Compared, 'id' | 'name' | 'frozen_at'>): Compared {
  const { asOf, books } = view.standing
  const days = withinHorizon(view.forecast.days, { asOf, months: books.outlookMonths })
  return { ...compared, ...pathOf(view), days: days.map(({ day, closing }) => ({ day, closing })) }
}

async function inBooks<T>(
  context: Context,
  { businessId }: Principal,
  { keeps }: { keeps: boolean },
  work: (tx: TenantTx, view: View) => Promise<T>,
): Promise<T> {
  return asTenant(context.db, businessId, async (tx) => {
    const view = await readView(tx, businessId, { today: context.today() })
    if (!view) throw noBooks()
    if (keeps) await holdSame(tx, businessId, view.standing.books)
    return work(tx, view)
  })
}

function noBooks(): Problem {
  return new Problem('not_found', 'There is no forecast yet: your books hold no transactions.')
}
