// Rules in the database, in their order.
import { ruleActions, ruleConditions, rule as wireRule } from '@plimsoll/contract/rules'
import { sql } from 'kysely'
import * as z from 'zod/mini'
import type { TenantTx } from '../../db/tenant.ts'

type Conditions = z.output<typeof ruleConditions>
type Actions = z.output<typeof ruleActions>

/** A rule as it is kept. */
export type KeptRule = {
  readonly id: string
  readonly name: string
  readonly conditions: Conditions
  readonly actions: Actions
  readonly enabled: boolean
  readonly position: number
}

/** A rule as the reply shows it. */
export type RuleReply = z.output<typeof wireRule>

/** The rules, in their order, with how many transactions stand as each made them. */
export async function readRules(tx: TenantTx, businessId: string): Promise<RuleReply[]> {
  const { rows } = await sql<Record<string, unknown> & { made_at: Date }>`
    select r.id, r.name, r.conditions, r.actions, r.enabled, r.position, r.made_at,
      (select count(*)::int from transaction t where t.business_id = r.business_id and t.rule_id = r.id) as matched
    from transaction_rule r where r.business_id = ${businessId} order by r.position, r.id`.execute(
    tx,
  )
  return rows.map((row) =>
    z.decode(wireRule, { ...row, made_at: row.made_at.toISOString() } as never),
  )
}

/** Writes a rule, in the place of one of the same id. */
export async function keepRule(tx: TenantTx, businessId: string, rule: KeptRule): Promise<void> {
  const { id, name, enabled, position } = rule
  const columns = {
    name,
    enabled,
    position,
    conditions: JSON.stringify(z.encode(ruleConditions, rule.conditions)),
    actions: JSON.stringify(z.encode(ruleActions, rule.actions)),
  }
  await tx
    .insertInto('transaction_rule')
    .values({ business_id: businessId, id, ...columns })
    .onConflict((row) => row.columns(['business_id', 'id']).doUpdateSet(columns))
    .execute()
}

/** Removes a rule. */
export async function removeRule(tx: TenantTx, businessId: string, id: string): Promise<void> {
  await tx
    .deleteFrom('transaction_rule')
    .where('business_id', '=', businessId)
    .where('id', '=', id)
    .execute()
}

/** Puts rules in an order. */
export async function placeRules(
  tx: TenantTx,
  businessId: string,
  ids: readonly string[],
): Promise<void> {
  await sql`update transaction_rule r set position = wanted.position
    from unnest(${ids}::uuid[]) with ordinality as wanted (id, position)
    where r.business_id = ${businessId} and r.id = wanted.id and r.position <> wanted.position`.execute(
    tx,
  )
}
