// Rules by the user: what to do with transactions that look like this, tried out before they are
// kept. A rule never touches what was edited by hand, and never what another rule has made of a
// transaction: each goes through once.
import * as z from 'zod/mini'
import { done, endpoint, success } from './endpoint.ts'
import { transaction } from './transactions.ts'
import { amount, day, givenName, id, instant, side } from './wire.ts'

const text = z
  .string()
  .check(
    z.trim(),
    z.minLength(1, 'Enter the words.'),
    z.maxLength(100, 'Use at most 100 characters.'),
  )

/** Words of the bank's text, counterparty or reference, whatever their case. */
export const textCondition = z.object({
  how: z.enum(['contains', 'is', 'begins', 'lacks']),
  words: text,
})

/** All conditions must hold; at least one is needed. Amounts are magnitudes, both included. */
export const ruleConditions = z.object({
  text: z.optional(z.array(textCondition).check(z.maxLength(10))),
  merchant_ids: z.optional(z.array(id).check(z.maxLength(50))), // any of them
  amount_from: z.optional(amount),
  amount_to: z.optional(amount),
  account: z.optional(id),
  direction: z.optional(side),
  rail: z.optional(z.string()),
})

/**
 * A part of what a rule splits: a share in hundredths of a percent; the shares add up to 10,000.
 * Pence are shared so that they add up.
 */
const ruleShare = z.object({ share: z.number(), sub_category: z.string() })

/** What a rule does; at least one thing. */
export const ruleActions = z.object({
  sub_category: z.optional(z.string()),
  merchant: z.optional(givenName),
  exclude: z.optional(z.literal(true)),
  split: z.optional(z.array(ruleShare).check(z.minLength(2), z.maxLength(20))),
})

const ruleInput = z.object({
  name: givenName,
  conditions: ruleConditions,
  actions: ruleActions,
  enabled: z.optional(z.boolean()),
})

/** A rule as it is kept, in the order in which rules are tried: the first that fits decides. */
export const rule = z.object({
  id,
  name: givenName,
  conditions: ruleConditions,
  actions: ruleActions,
  enabled: z.boolean(),
  position: z.number(),
  matched: z.number(), // transactions it has changed so far
  made_at: instant,
})

/** A rule as both sides hold it. */
export type Rule = z.infer<typeof rule>

export const listRules = endpoint({
  method: 'GET',
  path: '/data/rules',
  access: 'complete',
  summary: 'The rules, in their order.',
  reply: success(z.array(rule)),
})

/** What a rule would do to the transactions there are, changing nothing. */
export const ruleTrial = z.object({
  matches: z.number(),
  changes: z.number(), // matches that would become something else than they are
  kept_by_hand: z.number(), // matches that a person edited: left alone
  decided_before: z.number(), // matches that an earlier rule decides
  receipts_left: z.number(), // money in that stays as it is: the rule's category is for spending
  first_day: z.nullable(day),
  last_day: z.nullable(day),
  total: amount, // of the matches, signed
  // at most twenty, newest first
  samples: z.array(z.object({ before: transaction, after: transaction })),
})

export const tryRule = endpoint({
  method: 'POST',
  path: '/data/rules/try',
  access: 'complete',
  summary: 'What a rule would do, before it is kept. `id` where a kept one is being changed.',
  body: z.extend(ruleInput, { id: z.optional(id) }),
  reply: success(ruleTrial),
})

const kept = success(
  // change_id undoes what it did to the past; receipts_left as in a trial
  z.object({
    rule,
    changed: z.number(),
    receipts_left: z.number(),
    change_id: z.nullable(id),
  }),
)

export const addRule = endpoint({
  method: 'POST',
  path: '/data/rules',
  access: 'complete',
  summary: 'Keeps a rule for what comes; with `apply_to_past` also for what is there.',
  body: z.extend(ruleInput, { apply_to_past: z.optional(z.boolean()) }),
  reply: kept,
  status: 201,
})

export const changeRule = endpoint({
  method: 'PATCH',
  path: '/data/rules/:id',
  access: 'complete',
  summary: 'Changes a rule, or turns it on and off; what it did before stays unless applied again.',
  params: z.object({ id }),
  body: z.extend(z.partial(ruleInput), { apply_to_past: z.optional(z.boolean()) }),
  reply: kept,
})

export const orderRules = endpoint({
  method: 'PUT',
  path: '/data/rules/order',
  access: 'complete',
  summary: 'Puts the rules in another order: all their ids.',
  body: z.object({ ids: z.array(id).check(z.maxLength(500)) }),
  reply: done,
})

export const dropRule = endpoint({
  method: 'DELETE',
  path: '/data/rules/:id',
  access: 'complete',
  summary: 'Removes a rule; what it did stays.',
  params: z.object({ id }),
  reply: done,
})
