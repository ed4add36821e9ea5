// What is to be done about payments out: only who is paid regularly can have missed one, and only a
// price that is steady can have risen.
import { expect, test } from 'vitest'
import type { Day } from '../calendar.ts'
import type { Series, SeriesCadence } from '../forecast/series.ts'
import { minor, zero } from '../money.ts'
import type { Outlook } from '../outlook/outlook.ts'
import { noDrivers } from '../variance/drivers.ts'
import type { LineVariance } from '../variance/variance.ts'
import { nothingAbout } from './about.ts'
import { actionSentences } from './action.ts'
import { thresholdOf } from './materiality.ts'
import { regularPayments } from './regular-payments.ts'
import { textOf } from './sentence.ts'

const until = '2026-10-31'

/** Payments of one payee, the last one on 8 October 2026 and each a week before the next. */
function paid(
  amounts: readonly number[],
  more: { subCategory?: string; cadence?: SeriesCadence } = {},
): Series {
  const days: Day[] = ['2026-09-17', '2026-09-24', '2026-10-01', '2026-10-08']
  const evidence = amounts.map((amount, at) => {
    const day = days[at + days.length - amounts.length] ?? until
    return { due: day, day, amount: minor(-amount), movementIds: [] }
  })
  const known = { merchantId: 'payee', side: 'out', subCategory: 'software', cadence: 'weekly' }
  return { ...known, ...more, evidence } as unknown as Series
}

function actionsOf(series: Series[], line: Partial<LineVariance>): string[] {
  const whole: LineVariance = {
    side: 'out',
    subCategory: 'software',
    merchantId: 'payee',
    baseline: minor(59_000),
    actual: zero,
    expected: zero,
    projected: zero,
    variance: minor(-59_000),
    drivers: noDrivers,
    moved: [],
    oneOffs: [],
    payments: { baseline: 2, current: 2 },
    ...line,
  }
  const sentences = actionSentences(
    {
      asOf: '2026-11-20',
      period: { from: '2026-10-01', to: until },
      running: false,
      comparedWith: 'forecast',
      lines: [whole],
      names: new Map([['payee', 'Jewson']]),
      closing: null,
      threshold: thresholdOf(minor(100_000)),
      about: nothingAbout,
      outlook: { state: 'unknown', reason: 'no_balance' } as unknown as Outlook,
      uncategorised: zero,
      late: [],
      regular: regularPayments(series, until),
      query: '',
    },
    minor(10_000),
  )
  return sentences.map(textOf)
}

test('a payment can have failed where its payee is paid regularly, not where goods are bought', () => {
  const stopped = { drivers: { ...noDrivers, stopped_payee: minor(-59_000) } }
  expect(actionsOf([paid([59_000, 59_000, 59_000])], stopped)).toEqual([
    'Check that the payment to Jewson, usually £590, has not failed.',
  ])
  expect(actionsOf([], stopped)).toEqual([])
  expect(actionsOf([paid([59_000, 59_000])], stopped)).toEqual([])
})

test.each<[string, readonly number[], object, string[]]>([
  // £20 more in each of 52 weeks.
  ['a price that was steady', [8_000, 8_000, 8_000, 10_000], {}, ['£1,040']],
  ['a price that holds', [7_000, 8_000, 10_000, 10_000], {}, ['£1,040']],
  ['amounts that vary', [100_400, 86_000, 97_000, 110_700], {}, []],
  ['a fall', [10_000, 10_000, 10_000, 8_000], {}, []],
  ['one larger payment among equal ones', [8_000, 8_000, 10_000, 8_000], {}, []],
  ['wages with overtime', [8_000, 8_000, 8_000, 10_000], { subCategory: 'net_wages' }, []],
  [
    'a price a month',
    [8_000, 8_000, 10_000],
    { cadence: 'monthly' },
    // Twelve times £20.
    ['£240'],
  ],
])('%s: a price to check %j %j', (_, amounts, more, yearly) => {
  const risen = { drivers: { ...noDrivers, price: minor(40_000) } }
  expect(actionsOf([paid(amounts, more)], risen)).toEqual(
    yearly.map(
      (amount) => `Check the price with Jewson: if it stays, it costs an extra ${amount} a year.`,
    ),
  )
})
