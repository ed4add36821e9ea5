// The types of alerts: the kinds, each person's preferences, and the facts that are judged.
import type { Day } from '../calendar.ts'
import type { Minor } from '../money.ts'
import type { KnownOutlook } from '../outlook/outlook.ts'

/** The kinds of alerts, the most serious first. */
export const alertKinds = [
  'low_ahead', // cash is forecast to fall under the line
  'balance_low', // cash is under the line now
  'missed_receipt', // expected money is much later than its payer usually is
  'large_outflow', // a large payment was booked
  'consent', // a bank's consent is about to end
] as const

/** One of them. */
export type AlertKind = (typeof alertKinds)[number]

/** Every email that its reader can unsubscribe from. */
export const mailKinds = [...alertKinds, 'weekly_report'] as const

/** One of them. */
export type MailKind = (typeof mailKinds)[number]

/** A person's preferences for one kind. */
export type AlertSetting = {
  readonly inApp: boolean
  readonly byMail: boolean
  /**
   * In pence. The line for `low_ahead` and `balance_low` (null: the cash buffer); the size, a
   * magnitude, from which any outflow is large (null: only what is unusual).
   */
  readonly amount: Minor | null
  /** How many days ahead `low_ahead` looks. */
  readonly days: number
}

/** A person's preferences, by kind. */
export type AlertSettings = Readonly<Record<AlertKind, AlertSetting>>

/** What an alert needs of an outlook. */
export type DipOutlook = Omit<KnownOutlook, 'evenFrom'> & { readonly evenFrom: Day }

/** What is looked at: the books and the forecast as they stand. */
export type AlertFacts = {
  readonly today: Day
  /** The last day that the balance is known of. */
  readonly asOf: Day
  readonly balance: Minor
  /** Whether today's balance is known: without it, or with old bank data, no line is warned of. */
  readonly balanceKnown: boolean
  readonly buffer: Minor
  /**
   * Expected closing balances of the days after `asOf`, in order, to the end of the outlook's
   * horizon.
   */
  readonly days: readonly { readonly day: Day; readonly closing: Minor }[]
  /**
   * What brings the balance to its low, as the outlook says it: "VAT and payroll"; empty where
   * nothing stands out.
   */
  readonly lowCause: string
  /**
   * Payments out booked lately; amounts are magnitudes. `usual` is the middle of what its payee was
   * paid before; null when that is not known.
   */
  readonly outflows: readonly {
    readonly subject: string
    readonly day: Day
    readonly name: string
    readonly amount: Minor
    readonly usual: Minor | null
    /** Where it is seen. */
    readonly href: string
  }[]
  /**
   * The outlook where a fall below the buffer has a chance of a half or more although the expected
   * balances stay above it; null elsewhere.
   */
  readonly likelyDip: DipOutlook | null
  /** Money that is overdue, by payer; `unusual` when it is much later than usual. */
  readonly receipts: readonly {
    readonly subject: string
    readonly name: string
    readonly overdue: Minor
    readonly overdueDays: number
    readonly usualDelay: number | null
    readonly unusual: boolean
    /** Where its payments are listed and can be matched, moved or cancelled. */
    readonly href: string
  }[]
}

/** What was notified and has not recovered: until it does, it is not notified again. */
export type Watched = {
  readonly kind: AlertKind
  readonly subject: string
  /** Of a drop that was forecast: its lowest day as notified. */
  readonly until: Day | null
}

/** A warning: in a few words, as a sentence, and the page that helps. */
export type Raised = Watched & {
  readonly title: string
  readonly message: string
  readonly href: string
}

/** What a look at the facts leads to. */
export type Verdict = {
  readonly raise: readonly Raised[]
  /** What was raised before, in the words that are true now. */
  readonly follow: readonly Raised[]
  readonly rearm: readonly Watched[]
}
