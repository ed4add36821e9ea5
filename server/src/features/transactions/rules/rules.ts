// The user's rules: tried before they are kept, kept, changed, put in order, and applied to what is
// there.
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
import { readNameHider } from '../../../books/figures/pay-names.store.ts'
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
type Kept = {
  rule: RuleReply
  changed: number
  receipts_left: number
  change_id: string | null
}

const rulesMax = 500
const samplesMax = 20

/** What a rule would do to the transactions there are, changing nothing. */
export async function tryRule(
  context: Context,
  businessId: string,
  change: { author: Author; input: Tried },
): Promise<Trial> {
  const { input } = change
  const seen = await previewChange(context, businessId, {
    samplesMax,
    work: async (tx): Promise<Changed<RuleCount>> => {
      const others = await readRules(tx, businessId)
      const before = others.find((other) => other.id === input.id)
      if (input.id && !before) throw new Problem('not_found', 'There is no such rule.')
      const rule = {
        ...ruleOf(input),
        id: before?.id ?? newId(),
        position: before?.position ?? nextPosition(others),
      }
      await checkRule(tx, businessId, rule)
      return toPast(tx, businessId, { author: change.author, rule, others })
    },
  })
  return { ...seen.result, changes: seen.changed, samples: seen.samples }
}

/** The rules, in their order. */
export async function listRules(context: Context, businessId: string): Promise<RuleReply[]> {
  return asTenant(context.db, businessId, async (tx) => {
    const hide = await readNameHider(tx, businessId)
    const rules = await readRules(tx, businessId)
    return rules.map((rule) => ({
      ...rule,
      name: hide(rule.name),
      conditions: hide(rule.conditions),
    }))
  })
}

/** Keeps a new rule, the last in the order, and applies it to the past on request. */
export async function addRule(
  context: Context,
  businessId: string,
  change: { author: Author; input: Added },
): Promise<Kept> {
  return changeBooks(context, businessId, async (tx) => {
    const others = await readRules(tx, businessId)
    if (others.length >= rulesMax)
      throw new Problem('too_large', `You have ${rulesMax} rules. Remove one first.`)
    const rule = { ...ruleOf(change.input), id: newId(), position: nextPosition(others) }
    return keep(tx, businessId, {
      author: change.author,
      rule,
      others,
      what: 'Rule added',
      toPast: change.input.apply_to_past,
    })
  })
}

/** Changes a rule; what it did before stays unless it is applied again. */
export async function changeRule(
  context: Context,
  businessId: string,
  change: { author: Author; id: string; input: Changing },
): Promise<Kept> {
  const { apply_to_past, ...input } = change.input
  return changeBooks(context, businessId, async (tx) => {
    const others = await readRules(tx, businessId)
    const before = others.find((other) => other.id === change.id)
    if (!before) throw new Problem('not_found', 'There is no such rule.')
    const rule: KeptRule = {
      ...before,
      ...unhidden(input, { before, hide: await readNameHider(tx, businessId) }),
      ...(input.actions === undefined ? {} : { actions: input.actions }),
      ...(input.enabled === undefined ? {} : { enabled: input.enabled }),
    }
    return keep(tx, businessId, {
      author: change.author,
      rule,
      others,
      what: 'Rule changed',
      toPast: apply_to_past,
    })
  })
}

/**
 * The name and conditions of a change. What comes back as it was shown, with a person's name
 * hidden, keeps that name.
 */
function unhidden(
  { name, conditions }: Pick<Changing, 'name' | 'conditions'>,
  { before, hide }: { before: KeptRule; hide: <T>(value: T) => T },
): Partial<Pick<KeptRule, 'name' | 'conditions'>> {
  const shown = new Map(
    (before.conditions.text ?? []).map((condition) => [hide(condition.words), condition.words]),
  )
  return {
    ...(name === undefined ? {} : { name: name === hide(before.name) ? before.name : name }),
    ...(conditions === undefined
      ? {}
      : {
          conditions: {
            ...conditions,
            ...(conditions.text && {
              text: conditions.text.map((condition) => ({
                ...condition,
                words: shown.get(condition.words) ?? condition.words,
              })),
            }),
          },
        }),
  }
}

/** Puts the rules in another order. Refused unless all of them are named, each once. */
export async function orderRules(
  context: Context,
  businessId: string,
  change: { author: Author; ids: readonly string[] },
): Promise<void> {
  await changeBooks(context, businessId, async (tx) => {
    const known = new Set((await readRules(tx, businessId)).map((rule) => rule.id))
    const named = new Set(change.ids)
    if (
      named.size !== change.ids.length ||
      named.size !== known.size ||
      !change.ids.every((id) => known.has(id))
    )
      throw new Problem(
        'conflict',
        'The rules have changed. Look at them again before you put them in order.',
      )
    await makeChange(tx, businessId, {
      author: change.author,
      work: () => placeRules(tx, businessId, change.ids),
      what: () => 'Rules put in another order',
    })
  })
}

/** Removes a rule; what it did stays. */
export async function dropRule(
  context: Context,
  businessId: string,
  change: { author: Author; id: string },
): Promise<void> {
  await changeBooks(context, businessId, async (tx) => {
    const rule = (await readRules(tx, businessId)).find((each) => each.id === change.id)
    if (!rule) throw new Problem('not_found', 'There is no such rule.')
    await makeChange(tx, businessId, {
      author: change.author,
      work: () => removeRule(tx, businessId, change.id),
      what: () => `Rule removed: ${rule.name}`,
    })
  })
}

// Keeping a rule is one change, what it does to the past another: either can be undone and leave
// the other.
async function keep(
  tx: TenantTx,
  businessId: string,
  rerun: {
    author: Author
    rule: KeptRule
    others: readonly KeptRule[]
    what: string
    toPast: boolean | undefined
  },
): Promise<Kept> {
  const { author, rule } = rerun
  await checkRule(tx, businessId, rule)
  await makeChange(tx, businessId, {
    author,
    work: () => keepRule(tx, businessId, rule),
    what: () => `${rerun.what}: ${rule.name}`,
  })
  const done = rerun.toPast && rule.enabled ? await toPast(tx, businessId, rerun) : null
  const kept = (await readRules(tx, businessId)).find((each) => each.id === rule.id)
  return {
    rule: kept as RuleReply,
    changed: done?.changed ?? 0,
    receipts_left: done?.result.receipts_left ?? 0,
    change_id: done?.changeId ?? null,
  }
}

async function toPast(
  tx: TenantTx,
  businessId: string,
  rerun: { author: Author; rule: KeptRule; others: readonly KeptRule[] },
): Promise<Changed<RuleCount>> {
  return makeChange(tx, businessId, {
    author: { ...rerun.author, name: `Rule: ${rerun.rule.name}` },
    work: () => applyToPast(tx, businessId, rerun),
    what: (_, transactions) =>
      `Rule applied to ${transactions} ${transactions === 1 ? 'transaction' : 'transactions'}: ${rerun.rule.name}`,
  })
}

function ruleOf(input: Added | Tried): Omit<KeptRule, 'id' | 'position'> {
  const { name, conditions, actions, enabled } = input
  return { name, conditions, actions, enabled: enabled ?? true }
}

function nextPosition(others: readonly KeptRule[]): number {
  return Math.max(0, ...others.map((other) => other.position)) + 1
}
