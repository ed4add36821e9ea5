// A dashboard for tests, of the shape that the contract types: two months of facts, the running
// one, two that are expected.
import { type Dashboard, dashboardAnalytics } from '@plimsoll/contract/cashflow'
import { minor } from '@plimsoll/domain/money'
import * as z from 'zod/mini'

/**
 * A month by its kind and its figures in pounds: in, out, closing, and what of in and out has
 * happened.
 */
export function monthSample(
  month: string,
  kind: Dashboard['months'][number]['kind'],
  figures: readonly [number, number, number, number, number],
): Dashboard['months'][number] {
  const [cashIn, cashOut, closing, inSoFar, outSoFar] = figures.map((amount) => minor(amount * 100))
  const none = minor(0)
  return {
    month,
    kind,
    cash_in: cashIn ?? none,
    cash_out: cashOut ?? none,
    closing: closing ?? none,
    cash_in_so_far: inSoFar ?? none,
    cash_out_so_far: outSoFar ?? none,
  }
}

/** A healthy small business on 20 November 2026. */
export const dashboardSample: Dashboard = {
  today: '2026-11-20',
  as_of: '2026-11-20',
  company: 'Harbour & Finch',
  source: 'excel',
  demo: false,
  fresh_at: '2026-11-20T09:14:00Z',
  outlook: {
    state: 'short',
    reason: null,
    as_of: '2026-11-20',
    until: '2027-05-31',
    months: 6,
    balance: minor(7_228_000),
    buffer: minor(2_000_000),
    chance: 0.62,
    first_at_risk: { day: '2027-01-15', chance: 0.1 },
    expected_below: '2027-01-29',
    low: {
      day: '2027-01-29',
      balance: minor(1_761_700),
      cautious: minor(900_000),
      cause: 'payroll',
      causes: [{ kind: 'payroll', label: 'payroll', amount: minor(1_486_000), day: '2027-01-29' }],
    },
    safe_to_spend: { likely: minor(-238_300), cautious: minor(-1_100_000) },
    confidence: {
      in_range: 61,
      days: 75,
      rough: false,
      history_weeks: 63,
      short_history: false,
    },
    words: {
      lead: 'You’ll probably dip below your £20,000 buffer on 29 January.',
      rest: 'Cash is lowest at £17.6K on 29 January, £2.4K below your buffer, after payroll.',
      chance:
        'There’s a 6 in 10 chance of dipping below your £20,000 buffer by 31 May 2027; the risk starts around 15 January.',
    },
  },
  history: { first_day: '2025-09-01', last_day: '2026-11-20', months_full: 14 },
  cash: {
    balance: minor(7_228_000),
    known: true,
    accounts: 2,
    days: 46,
  },
  this_month: {
    month: '2026-11',
    cash_in: minor(2_593_200),
    cash_out: minor(3_119_300),
    expected_in: minor(3_420_000),
    expected_out: minor(3_000_000),
  },
  low: {
    month: '2027-01',
    day: '2027-01-29',
    balance: minor(1_761_700),
    under_buffer: minor(238_300),
    cause: 'payroll',
  },
  past: [
    { day: '2026-11-18', balance: minor(7_000_000) },
    { day: '2026-11-20', balance: minor(7_228_000) },
  ],
  path: [],
  cash_buffer: minor(2_000_000),
  months: [
    monthSample('2026-09', 'actual', [30_000, 28_000, 70_000, 30_000, 28_000]),
    monthSample('2026-10', 'actual', [32_000, 24_459, 77_541, 32_000, 24_459]),
    monthSample('2026-11', 'in_progress', [34_200, 47_141, 64_600, 25_932, 31_193]),
    monthSample('2026-12', 'forecast', [32_337, 41_975, 54_962, 0, 0]),
    monthSample('2027-01', 'forecast', [20_000, 57_345, 17_617, 0, 0]),
  ],
  upcoming: [
    {
      day: '2026-11-27',
      merchant: 'Mercanta',
      merchant_id: null,
      amount: minor(-824_000),
      steady: false,
      words: 'Monthly on the 27th',
      overdue: false,
      line_id: null,
      sub_category: 'other_cost',
      subcategory_label: 'Other cost',
      people: null,
    },
    {
      day: '2026-11-24',
      merchant: 'Payroll',
      merchant_id: null,
      amount: minor(-1_486_000),
      steady: true,
      words: 'Monthly on the 27th',
      overdue: false,
      line_id: null,
      sub_category: 'other_cost',
      subcategory_label: 'Other cost',
      people: null,
    },
    {
      day: '2026-11-25',
      merchant: 'Card payouts',
      merchant_id: null,
      amount: minor(400_000),
      steady: false,
      words: 'Every Wednesday',
      overdue: false,
      line_id: null,
      sub_category: 'other_cost',
      subcategory_label: 'Other cost',
      people: null,
    },
  ],
  waterfall: [
    { key: 'opening', label: 'Opening', amount: minor(7_754_100), kind: 'opening', cell: null },
    { key: 'in.op', label: 'Operating in', amount: minor(3_420_000), kind: 'in', cell: 'in.op' },
    {
      key: 'out.op',
      label: 'Operating out',
      amount: minor(-4_714_100),
      kind: 'out',
      cell: 'out.op',
    },
    { key: 'closing', label: 'Closing', amount: minor(6_460_000), kind: 'closing', cell: null },
  ],
  spending: [
    {
      category: 'people',
      label: 'People',
      cell: 'out.op.people',
      amount: minor(1_000_000),
      usual: minor(1_486_000),
    },
  ],
  needs: [
    {
      kind: 'categories',
      message: '3 transactions have no category yet.',
      count: 3,
      href: '/cash-flow?cell=out.op.uncategorised:2026-11',
    },
  ],
  accounts: [
    {
      id: '0190a5b4-7c1e-7e3a-8f00-000000000001',
      name: 'Starling Business',
      kind: 'current',
      currency: 'GBP',
      balance: minor(7_228_000),
      last_day: '2026-11-20',
    },
  ],
}

/**
 * The sample as the server would send it, with some of it otherwise; refuses what the contract
 * refuses.
 */
export function sentDashboard(change: Partial<Dashboard> = {}): unknown {
  return z.encode(dashboardAnalytics.reply, {
    status: 'success',
    data: { ...dashboardSample, ...change },
  })
}
