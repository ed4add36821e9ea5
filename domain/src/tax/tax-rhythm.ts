// Finds in which rhythm a business pays each tax: every rhythm that the law knows is tried on its
// past payments, the best fit wins.
import type { Day } from '../calendar.ts'
import { groupBy } from '../group.ts'
import type { Nation } from '../holidays.ts'
import { fitPayments, type PaymentFit } from './match-payments.ts'
import type { TaxPayment } from './tax-payment.ts'
import type { TaxKind, TaxSchedule } from './tax-schedule.ts'

/**
 * The user's tax settings, which outrank what payments show. `vat` is `none` for a business that is
 * not registered; `yearEnd` is `MM-DD`.
 */
export type TaxProfile = {
  readonly vat?: Extract<TaxSchedule, { kind: 'vat' }>['rhythm'] | 'none'
  readonly yearEnd?: string
}

/**
 * The most a fit may cost; past it the payments follow no rhythm of the law (instalments agreed
 * with HMRC, say).
 */
const costMax = 0.5
// A VAT year has 24 shapes, of which one fits nearly anything, and few firms keep one: it must fit
// clearly better, and its instalments must be alike.
const yearHandicap = 0.08
const yearPaymentsMin = 3

/** The schedule that payments (at least one, oldest first) follow; `null` when they follow none. */
export function rhythmOfPayments(
  kind: TaxKind,
  payments: readonly TaxPayment[],
  context: { asOf: Day; nation: Nation; profile: TaxProfile },
): PaymentFit | null {
  if (payments.length === 0) return null
  const scheduleFromProfile = profileSchedule(kind, context.profile)
  if (scheduleFromProfile) return fitPayments(scheduleFromProfile, payments, context)
  const plain = bestOf(plainSchedules(kind), payments, context)
  const best = kind === 'vat' ? withVatYears(plain, payments, context) : plain
  return best.cost <= costMax && best.settled.length > 0 ? best : null
}

/** The schedule that the user has set, if any. */
export function profileSchedule(kind: TaxKind, profile: TaxProfile): TaxSchedule | null {
  if (kind === 'vat' && profile.vat && profile.vat !== 'none') return { kind, rhythm: profile.vat }
  if (kind === 'corporation_tax' && profile.yearEnd) return { kind, yearEnd: profile.yearEnd }
  return null
}

/** The rhythms of a tax, the likelier ones first: between equals the first wins. */
function plainSchedules(kind: TaxKind): TaxSchedule[] {
  switch (kind) {
    case 'vat':
      return [
        ...([1, 2, 3] as const).map((stagger) => ({
          kind,
          rhythm: { every: 'quarter', stagger } as const,
        })),
        { kind, rhythm: { every: 'month' } },
      ]
    case 'paye':
    case 'cis':
      return [
        { kind, every: 'month' },
        { kind, every: 'quarter' },
      ]
    case 'corporation_tax':
      return yearEnds.map((yearEnd) => ({ kind, yearEnd }))
    case 'self_assessment':
      return [{ kind }]
  }
}

// Companies may end their year on any day; nearly all end it with a month, and 31 March and 31
// December lead.
const yearEnds = [
  ...['03-31', '12-31', '09-30', '06-30', '04-30', '01-31'],
  ...['02-28', '05-31', '07-31', '08-31', '10-31', '11-30'],
]

const vatYears: TaxSchedule[] = Array.from({ length: 12 }, (_, i) => i + 1).flatMap((endMonth) =>
  (['month', 'quarter'] as const).map((interims) => ({
    kind: 'vat' as const,
    rhythm: { every: 'year' as const, endMonth, interims },
  })),
)

function withVatYears(
  plain: PaymentFit,
  payments: readonly TaxPayment[],
  context: { asOf: Day; nation: Nation },
): PaymentFit {
  if (payments.length < yearPaymentsMin || plain.cost <= yearHandicap) return plain
  const fits = vatYears
    .map((schedule) => fitPayments(schedule, payments, context))
    .filter((fit) => fit.cost + yearHandicap < plain.cost && hasEqualInterims(fit))
  return fits.reduce(cheaper, plain)
}

function hasEqualInterims({ settled }: PaymentFit): boolean {
  const interims = settled.filter(({ date }) => date.duty === 'interim')
  const years = [...groupBy(interims, ({ date }) => date.period.to).values()]
  return years.every((year) => {
    const alike = groupBy(year, ({ paid }) => paid).values()
    return Math.max(...[...alike].map((same) => same.length)) > year.length / 2
  })
}

function bestOf(
  schedules: readonly TaxSchedule[],
  payments: readonly TaxPayment[],
  context: { asOf: Day; nation: Nation },
): PaymentFit {
  const fits = schedules.map((schedule) => fitPayments(schedule, payments, context))
  return fits.reduce(cheaper)
}

function cheaper(a: PaymentFit, b: PaymentFit): PaymentFit {
  return b.cost < a.cost ? b : a
}
