// The user's rules: tried before they are kept, kept, changed, put in order, and applied to what is there.
import type {
  addRule as addEndpoint,
  changeRule as changeEndpoint,
  tryRule as tryEndpoint,
} from '@plimsoll/contract/rules'
import { Problem } from '@plimsoll/domain/problem'
import type * as z from 'zod/mini'
import { changeBooks } from '../../../books/change-books.ts'
import type { Author } from '../../../books/changes/changes.store.ts'
import { type Changed, makeChange } from '../../../books/changes/make-change.ts'
import { previewChange } from '../../../books/changes/preview.ts'
import { applyToPast, type RuleCount } from '../../../books/rules/apply-rules.ts'
import {
  type KeptRule,
  keepRule,
  placeRules,
  type RuleReply,
  readRules,
  removeRule,
} from '../../../books/rules/rules.store.ts'
import type { Context } from '../../../context.ts'
import { newId } from '../../../db/new-id.ts'
import { asTenant, type TenantTx } from '../../../db/tenant.ts'
import { checkRule } from './check-rule.ts'

type Tried = z.output<(typeof tryEndpoint)['body']>
type Trial = z.output<(typeof tryEndpoint)['reply']>['data']
type Added = z.output<(typeof addEndpoint)['body']>
type Changing = z.output<(typeof changeEndpoint)['body']>
type Kept = { rule: RuleReply; changed: number; change_id: string | null }

const rulesMax = 500
const samplesMax = 20

/** What a rule would do to the transactions there are, changing nothing. */
export async function tryRule(
  context: Context,
  businessId: string,
  of: { author: Author; said: Tried },
): Promise<Trial> {
  const { said } = of
  const seen = await previewChange(context, businessId, {
    samplesMax,
    work: async (tx): Promise<Changed<RuleCount>> => {
      const others = await readRules(tx, businessId)
      const before = others.find((one) => one.id === said.id)
      if (said.id && !before) throw new Problem('not_found', 'There is no such rule.')
      const rule = {
        ...ruleOf(said),
        id: before?.id ?? newId(),
        position: before?.position ?? nextPosition(others),
      }
      await checkRule(tx, businessId, rule)
      return toPast(tx, businessId, { author: of.author, rule, others })
    },
  })
  return { ...seen.result, changes: seen.changed, samples: seen.samples }
}

/** The rules, in their order. */
export async function tellRules(context: Context, businessId: string): Promise<RuleReply[]> {
  return asTenant(context.db, businessId, (tx) => readRules(tx, businessId))
}

/** Keeps a new rule, the last in the order, and applies it to the past where that is asked for. */
export async function addRule(
  context: Context,
  businessId: string,
  of: { author: Author; said: Added },
): Promise<Kept> {
  return changeBooks(context, businessId, async (tx) => {
    const others = await readRules(tx, businessId)
    if (others.length >= rulesMax)
      throw new Problem('too_large', `You have ${rulesMax} rules. Remove one first.`)
    const rule = { ...ruleOf(of.said), id: newId(), position: nextPosition(others) }
    return keep(tx, businessId, {
      author: of.author,
      rule,
      others,
      what: 'Rule added',
      toPast: of.said.apply_to_past,
    })
  })
}

/** Changes a rule; what it did before stays unless it is applied anew. */
export async function changeRule(
  context: Context,
  businessId: string,
  of: { author: Author; id: string; said: Changing },
): Promise<Kept> {
  const { apply_to_past, ...said } = of.said
  return changeBooks(context, businessId, async (tx) => {
    const others = await readRules(tx, businessId)
    const before = others.find((one) => one.id === of.id)
    if (!before) throw new Problem('not_found', 'There is no such rule.')
    const rule: KeptRule = {
      ...before,
      ...(said.name === undefined ? {} : { name: said.name }),
      ...(said.conditions === undefined ? {} : { conditions: said.conditions }),
      ...(said.actions === undefined ? {} : { actions: said.actions }),
      ...(said.enabled === undefined ? {} : { enabled: said.enabled }),
    }
    return keep(tx, businessId, {
      author: of.author,
      rule,
      others,
      what: 'Rule changed',
      toPast: apply_to_past,
    })
  })
}

/** Puts the rules in another order. Refused unless all of them are named, each once. */
export async function orderRules(
  context: Context,
  businessId: string,
  of: { author: Author; ids: readonly string[] },
): Promise<void> {
  await changeBooks(context, businessId, async (tx) => {
    const known = new Set((await readRules(tx, businessId)).map((rule) => rule.id))
    const named = new Set(of.ids)
    if (
      named.size !== of.ids.length ||
      named.size !== known.size ||
      !of.ids.every((id) => known.has(id))
    )
      throw new Problem(
        'conflict',
        'The rules have changed. Look at them again before you put them in order.',
      )
    await makeChange(tx, businessId, {
      author: of.author,
      work: () => placeRules(tx, businessId, of.ids),
      what: () => 'Rules put in another order',
    })
  })
}

/** Removes a rule; what it did stays. */
export async function dropRule(
  context: Context,
  businessId: string,
  of: { author: Author; id: string },
): Promise<void> {
  await changeBooks(context, businessId, async (tx) => {
    const rule = (await readRules(tx, businessId)).find((one) => one.id === of.id)
    if (!rule) throw new Problem('not_found', 'There is no such rule.')
    await makeChange(tx, businessId, {
      author: of.author,
      work: () => removeRule(tx, businessId, of.id),
      what: () => `Rule removed: ${rule.name}`,
    })
  })
}

// Keeping a rule is one change, what it does to the past another: either can be undone and leave the other.
async function keep(
  tx: TenantTx,
  businessId: string,
  of: {
    author: Author
    rule: KeptRule
    others: readonly KeptRule[]
    what: string
    toPast: boolean | undefined
  },
): Promise<Kept> {
  const { author, rule } = of
  await checkRule(tx, businessId, rule)
  await makeChange(tx, businessId, {
    author,
    work: () => keepRule(tx, businessId, rule),
    what: () => `${of.what}: ${rule.name}`,
  })
  const done = of.toPast && rule.enabled ? await toPast(tx, businessId, of) : null
  const told = (await readRules(tx, businessId)).find((one) => one.id === rule.id)
  return { rule: told as RuleReply, changed: done?.changed ?? 0, change_id: done?.changeId ?? null }
}

async function toPast(
  tx: TenantTx,
  businessId: string,
  of: { author: Author; rule: KeptRule; others: readonly KeptRule[] },
): Promise<Changed<RuleCount>> {
  return makeChange(tx, businessId, {
    author: { ...of.author, name: `Rule: ${of.rule.name}` },
    work: () => applyToPast(tx, businessId, of),
    what: (_, transactions) =>
      `Rule applied to ${transactions} ${transactions === 1 ? 'transaction' : 'transactions'}: ${of.rule.name}`,
  })
}

function ruleOf(said: Added | Tried): Omit<KeptRule, 'id' | 'position'> {
  const { name, conditions, actions, enabled } = said
  return { name, conditions, actions, enabled: enabled ?? true }
}

function nextPosition(others: readonly KeptRule[]): number {
  return Math.max(0, ...others.map((one) => one.position)) + 1
}
