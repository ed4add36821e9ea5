// What was proven between two steps of coming in, as it is kept: a hash only, used up by one
// DELETE, within minutes.
import { sql } from 'kysely'
import type { Db } from '../../db/pool.ts'
import type { Tables } from '../../db/schema.ts'

/** Which step takes a ticket. */
type TicketKind = Tables['sign_in_ticket']['kind']

/** An identity that a provider has proven. */
export type ProvenIdentity = {
  provider: string
  issuer: string
  subject: string
  email: string | null
  emailProven: boolean
  name: string | null
}

/** What a ticket stands for: a person, an identity, or both. */
type Ticket = { userId: string | null; identity: ProvenIdentity | null }

type Named = { kind: TicketKind; hash: Buffer; browserHash: Buffer | null }

/** Keeps a ticket. With a `browserHash` only that browser can use it. */
export async function addTicket(
  db: Db,
  ticket: Ticket & Named & { seconds: number },
): Promise<void> {
  const { identity } = ticket
  await sql`insert into sign_in_ticket
      (ticket_hash, kind, browser_hash, user_id, provider, issuer, subject, email, email_proven, name, expires_at)
    values (${ticket.hash}, ${ticket.kind}, ${ticket.browserHash}, ${ticket.userId}, ${identity?.provider ?? null},
      ${identity?.issuer ?? null}, ${identity?.subject ?? null}, ${identity?.email ?? null},
      ${identity?.emailProven ?? false}, ${identity?.name ?? null}, now() + make_interval(secs => ${ticket.seconds}))`.execute(
    db,
  )
}

/** Uses a ticket up; null when it is unknown, of another step or browser, used or too old. */
export async function takeTicket(db: Db, named: Named): Promise<Ticket | null> {
  const row = await db
    .deleteFrom('sign_in_ticket')
    .where('ticket_hash', '=', named.hash)
    .where('kind', '=', named.kind)
    .where('browser_hash', 'is not distinct from', named.browserHash)
    .where('expires_at', '>', sql<Date>`now()`)
    .returningAll()
    .executeTakeFirst()
  return row ? ticketOf(row) : null
}

/** Looks at a ticket without using it up. */
export async function findTicket(db: Db, named: Named): Promise<Ticket | null> {
  const row = await db
    .selectFrom('sign_in_ticket')
    .selectAll()
    .where('ticket_hash', '=', named.hash)
    .where('kind', '=', named.kind)
    .where('browser_hash', 'is not distinct from', named.browserHash)
    .where('expires_at', '>', sql<Date>`now()`)
    .executeTakeFirst()
  return row ? ticketOf(row) : null
}

/** Voids every ticket of a person. */
export async function voidTickets(db: Db, userId: string): Promise<void> {
  await db.deleteFrom('sign_in_ticket').where('user_id', '=', userId).execute()
}

/** Drops those that have run out; run daily. */
export async function forgetOldTickets(db: Db): Promise<void> {
  await sql`delete from sign_in_ticket where expires_at < now()`.execute(db)
}

type Row = {
  user_id: string | null
  provider: string | null
  issuer: string | null
  subject: string | null
  email: string | null
  email_proven: boolean
  name: string | null
}

function ticketOf(row: Row): Ticket {
  const { provider, issuer, subject } = row
  if (!provider || !issuer || !subject) return { userId: row.user_id, identity: null }
  return {
    userId: row.user_id,
    identity: {
      provider,
      issuer,
      subject,
      email: row.email,
      emailProven: row.email_proven,
      name: row.name,
    },
  }
}
