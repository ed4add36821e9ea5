// What the provider's answers must look like. What we do not read is not looked at; what may be
// absent may be null too.
import * as z from 'zod/mini'

const text = z.string()
const maybe = <T extends z.ZodMiniType>(type: T) => z.optional(z.nullable(type))

/** Whole minor units, negative for money out. */
const amountWire = z.object({
  value: z.int(),
  currency: z.string().check(z.regex(/^[A-Z]{3}$/)),
})
const balanceWire = z.object({ amount: amountWire, date: text, type: maybe(text) })

/** A list of anything: its rows are read one by one, so that one bad row spoils nothing else. */
export const pageWire = z.object({
  data: z.array(z.unknown()),
  links: maybe(z.object({ next: maybe(text) })),
})

export const accountWire = z.object({
  id: text,
  accountName: maybe(text),
  productName: maybe(text),
  currency: maybe(text),
  type: text,
  balance: maybe(balanceWire),
  connectionId: maybe(text),
  providerId: maybe(text),
  accountReference: maybe(text),
  transactionData: maybe(z.object({ count: maybe(z.number()), earliestDate: maybe(text) })),
  details: maybe(
    z.object({
      sortCodeAccountNumber: maybe(text),
      iban: maybe(text),
      pan: maybe(text),
      overdraftLimit: maybe(z.number()),
    }),
  ),
})
export type AccountWire = z.infer<typeof accountWire>

export const balancesWire = z.object({ data: z.array(balanceWire) })
export type BalanceWire = z.infer<typeof balanceWire>

const partyWire = z.object({ name: maybe(text) })
export const transactionWire = z.object({
  id: text,
  accountId: maybe(text),
  amount: amountWire,
  status: z.enum(['posted', 'pending']),
  date: text,
  dateModified: maybe(text),
  longDescription: maybe(text),
  shortDescription: maybe(text),
  statementReference: maybe(text),
  transactionReference: maybe(text),
  transactionCode: maybe(z.object({ code: maybe(text) })),
  proprietaryTransactionCode: maybe(z.object({ code: maybe(text) })),
  creditorAccount: maybe(partyWire),
  debtorAccount: maybe(partyWire),
  balance: maybe(amountWire),
})
export type TransactionWire = z.infer<typeof transactionWire>

export const connectionWire = z.object({
  id: text,
  name: maybe(text),
  status: text,
  error: maybe(text),
  extendedStatus: maybe(text),
  connectedOn: maybe(text),
  lastUpdated: maybe(text),
  expiresAt: maybe(text),
  tppConsent: maybe(z.boolean()),
  singleSyncOnly: maybe(z.boolean()),
})
export type ConnectionWire = z.infer<typeof connectionWire>

export const syncWire = z.object({ fetchStatus: maybe(text), createdAt: text })
export const syncStartedWire = z.object({ data: z.object({ status: text }) })
export const userWire = z.object({ userId: text.check(z.minLength(1)) })

export const institutionWire = z.object({
  id: text,
  name: text,
  type: maybe(text),
  country: maybe(text),
  userTypes: maybe(z.array(text)),
  status: maybe(z.object({ sync: maybe(text), auth: maybe(text) })),
})
export type InstitutionWire = z.infer<typeof institutionWire>

const eventAccountWire = z.union([
  text,
  z.object({ id: text, transactions: maybe(z.array(text).check(z.maxLength(10_000))) }),
])
/** What an event is about; each kind fills in its own. */
export const eventPayloadWire = z.object({
  accounts: maybe(z.array(eventAccountWire).check(z.maxLength(1_000))),
  accountId: maybe(text),
  connectionId: maybe(text),
})
export type EventPayloadWire = z.infer<typeof eventPayloadWire>
export const eventWire = z.object({
  sub: text,
  jti: text.check(z.minLength(1)),
  iat: z.number(),
  events: z.record(text, z.unknown()),
})
