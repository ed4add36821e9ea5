// Questions and answers as they are kept, by business and user.
import { sql } from 'kysely'
import type { TenantTx } from '../../db/tenant.ts'

/** A turn to keep. */
export type NewTurn = {
  readonly id: string
  readonly userId: string
  readonly prompt: string
  readonly status: string
  readonly reason: string | null
  readonly unused: readonly string[]
  readonly tool: string | null
  readonly answer: object
  readonly call: object | null
  readonly engine: string
}

/** Keeps a turn. */
export async function keepTurn(tx: TenantTx, businessId: string, turn: NewTurn): Promise<void> {
  await sql`
    insert into chat_turn (business_id, id, user_id, prompt, status, reason, unused, tool, answer, call, engine)
    values (${businessId}, ${turn.id}, ${turn.userId}, ${turn.prompt}, ${turn.status}, ${turn.reason},
      ${turn.unused}::text[], ${turn.tool}, ${JSON.stringify(turn.answer)}::jsonb,
      ${turn.call && JSON.stringify(turn.call)}::jsonb, ${turn.engine})`.execute(tx)
}

// A follow-up an hour later is a new question.
const memoryMinutes = 30
const memoryTurns = 10

/** The latest questions of a user's open conversation, the oldest first. */
export async function readConversation(
  tx: TenantTx,
  businessId: string,
  userId: string,
): Promise<string[]> {
  const { rows } = await sql<{ prompt: string }>`
    select prompt from chat_turn
    where business_id = ${businessId} and user_id = ${userId} and is_open
      and created_at > now() - make_interval(mins => ${memoryMinutes})
    order by created_at desc, id desc limit ${memoryTurns}`.execute(tx)
  return rows.map(({ prompt }) => prompt).reverse()
}

/** Closes a user's conversation. */
export async function closeConversation(
  tx: TenantTx,
  businessId: string,
  userId: string,
): Promise<void> {
  await sql`update chat_turn set is_open = false
    where business_id = ${businessId} and user_id = ${userId} and is_open`.execute(tx)
}

/** A turn that was kept. */
export type KeptTurn<A, C> = {
  readonly prompt: string
  readonly answer: A
  readonly call: C | null
}

/** A user's own turn; null where there is none. */
export async function findTurn<A, C>(
  tx: TenantTx,
  businessId: string,
  input: { userId: string; id: string },
): Promise<KeptTurn<A, C> | null> {
  const { rows } = await sql<KeptTurn<A, C>>`
    select prompt, answer, call from chat_turn
    where business_id = ${businessId} and user_id = ${input.userId} and id = ${input.id}`.execute(
    tx,
  )
  return rows[0] ?? null
}

/** Rates a user's own turn; false where there is none. */
export async function rateTurn(
  tx: TenantTx,
  businessId: string,
  input: { userId: string; id: string; rating: 1 | -1; feedback: string | null },
): Promise<boolean> {
  const { rows } = await sql`
    update chat_turn set rating = ${input.rating}, feedback = ${input.feedback}
    where business_id = ${businessId} and user_id = ${input.userId} and id = ${input.id} returning 1`.execute(
    tx,
  )
  return rows.length > 0
}
