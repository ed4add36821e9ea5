// From how many payments on a series is believed, and how far one of them may be off its day.
import { describe, expect, test } from 'vitest'
import { addDays, type Day, monthsFrom } from '../../calendar.ts'
import { everyDays, everyMonths, payments } from '../testing/movements.ts'
import { detectSeries } from './detect-series.ts'

const start = '2022-03-08'
const daysOf: Record<string, (count: number) => Day[]> = {
  weekly: (count) => everyDays(start, 7, count),
  fortnightly: (count) => everyDays(start, 14, count),
  four_weekly: (count) => everyDays(start, 28, count),
  twice_a_month: (count) =>
    everyMonths(start, 1, count)
      .flatMap((day) => [day, addDays(day, 14)])
      .slice(0, count),
  monthly: (count) => everyMonths(start, 1, count),
  two_monthly: (count) => everyMonths(start, 2, count),
  quarterly: (count) => everyMonths(start, 3, count),
  half_yearly: (count) => everyMonths(start, 6, count),
  yearly: (count) => everyMonths('2015-03-10', 12, count),
}

function seriesOn(days: readonly Day[], pence: number | readonly number[], payee: string | null) {
  const asOf = addDays(days.at(-1) ?? start, 1)
  return detectSeries(payments({ payee, days, pence }), { asOf, nation: 'england_and_wales' })
}

const equal = [-5000, -5000, -5000]
const unlike = [-5000, -5300, -5600]

/** The fewest payments that are a series of a cadence. */
function fewest(cadence: string, payee: string | null, pence: readonly number[]): number | null {
  for (let count = 2; count <= 10; count++) {
    const days = daysOf[cadence]?.(count) ?? []
    const amounts = days.map((_, at) => pence[at % pence.length] ?? 0)
    if (seriesOn(days, amounts, payee).some((series) => series.cadence === cadence)) return count
  }
  return null
}

test.each([
  // Of equal amounts, of unlike ones, and to nobody in particular.
  ['weekly', 4, 4, 6],
  ['fortnightly', 3, 4, 5],
  ['monthly', 2, 3, 3],
  ['quarterly', 3, 3, 4],
  ['half_yearly', 3, 3, 4],
  ['yearly', 2, 3, 4],
])('%s is believed from %i, %i and %i payments on', (cadence, agreeing, named, unnamed) => {
  expect([
    fewest(cadence, 'payee', equal),
    fewest(cadence, 'payee', unlike),
    fewest(cadence, null, equal),
  ]).toEqual([agreeing, named, unnamed])
})

test.each([
  ['weekly', 2],
  ['fortnightly', 3],
  ['four_weekly', 3],
  ['twice_a_month', 3],
  ['monthly', 5],
  ['two_monthly', 6],
  ['quarterly', 8],
  ['half_yearly', 10],
  ['yearly', 15],
])('one of nine unlike %s payments may be %i days late', (cadence, daysMax) => {
  const countWith = (late: number) => {
    const days = daysOf[cadence]?.(9) ?? []
    const moved = days.map((day, at) => (at === 5 ? addDays(day, late) : day))
    const amounts = days.map((_, at) => unlike[at % unlike.length] ?? 0)
    return seriesOn(moved, amounts, 'payee')[0]?.evidence.length
  }
  expect(countWith(daysMax)).toBe(9)
  expect(countWith(daysMax + 1)).toBeLessThan(9)
})

describe('a payment in parts', () => {
  const due = everyMonths('2025-06-05', 1, 7)
  const parted = '2025-10-05'

  /** How many payments of £900 are seen on seven due days, the fifth of them paid in parts. */
  function seen(parts: readonly (readonly [late: number, pence: number])[]) {
    const whole = payments({
      payee: 'landlord',
      days: due.filter((day) => day !== parted),
      pence: -900_00,
    })
    const split = payments({
      payee: 'landlord',
      days: parts.map(([late]) => addDays(parted, late)),
      pence: parts.map(([, pence]) => -pence),
    })
    const at = { asOf: '2025-12-08', nation: 'england_and_wales' } as const
    const [rent] = detectSeries([...whole, ...split], at)
    return rent?.evidence.map(({ amount }) => -amount)
  }

  const months = (fifth: readonly number[]) => [...Array(4).fill(900_00), ...fifth, 900_00, 900_00]
  const days = (count: number, pence: number) =>
    Array.from({ length: count }, (_, late) => [late, pence] as const)

  test.each([
    [
      '540 and 360',
      [
        [0, 540_00],
        [1, 360_00],
      ],
      [900_00],
    ],
    [
      '2 % more',
      [
        [0, 540_00],
        [1, 378_00],
      ],
      [918_00],
    ],
    [
      'over 2 % more',
      [
        [0, 540_00],
        [1, 378_01],
      ],
      [540_00],
    ],
    [
      '2 % less',
      [
        [0, 540_00],
        [1, 342_00],
      ],
      [882_00],
    ],
    [
      'over 2 % less',
      [
        [0, 540_00],
        [1, 341_99],
      ],
      [540_00],
    ],
    ['five parts', days(5, 180_00), [900_00]],
    ['six parts', days(6, 150_00), []],
    [
      'ten days apart',
      [
        [0, 540_00],
        [10, 360_00],
      ],
      [900_00],
    ],
    [
      'eleven days apart',
      [
        [0, 540_00],
        [11, 360_00],
      ],
      [540_00],
    ],
    [
      'five days late',
      [
        [5, 540_00],
        [6, 360_00],
      ],
      [900_00],
    ],
    [
      'five days early',
      [
        [-5, 540_00],
        [-4, 360_00],
      ],
      [900_00],
    ],
    [
      'thirteen days late',
      [
        [13, 540_00],
        [14, 360_00],
      ],
      [900_00],
    ],
    [
      'fourteen days late',
      [
        [14, 540_00],
        [15, 360_00],
      ],
      [],
    ],
    [
      'ten days early',
      [
        [-10, 540_00],
        [-9, 360_00],
      ],
      [900_00],
    ],
    [
      'eleven days early',
      [
        [-11, 540_00],
        [-10, 360_00],
      ],
      [],
    ],
  ] as [string, [number, number][], number[]][])('%s', (_, parts, fifth) => {
    expect(seen(parts)).toEqual(months(fifth))
  })
})

test.each([
  // Nine to 22 days apart; closer or farther ones are two payments.
  [9, 'monthly'],
  [10, 'twice_a_month'],
  [23, 'twice_a_month'],
  [24, 'monthly'],
])('the 1st and date %i of each month: %s', (date, cadence) => {
  const second = String(date).padStart(2, '0')
  const days = monthsFrom('2026-01', '2026-06').flatMap((month) => [
    `${month}-01`,
    `${month}-${second}`,
  ])
  expect(seriesOn(days, -5000, 'payee')[0]?.cadence).toBe(cadence)
})

describe('one odd payment does not end a monthly series', () => {
  const due = everyMonths('2025-05-06', 1, 8)

  /** The monthly series of £2,000 with the payments of one due day put in place of its own. */
  function active(at: number, instead: readonly (readonly [late: number, pence: number])[]) {
    const odd = due[at] ?? start
    const days = due.flatMap((day) =>
      day === odd ? instead.map(([late]) => addDays(odd, late)) : [day],
    )
    const pence = due.flatMap((day) =>
      day === odd ? instead.map(([, amount]) => amount) : [2000_00],
    )
    const found = detectSeries(payments({ payee: 'client', days, pence }), {
      asOf: '2025-12-30',
      nation: 'england_and_wales',
    })
    return found
      .filter(({ state }) => state === 'active')
      .map(({ cadence, amount }) => [cadence, amount.kind === 'fixed' ? amount.amount : null])
  }

  test.each([
    ['six days late in the middle', 4, [[6, 2000_00]]],
    ['six days early in the middle', 4, [[-6, 2000_00]]],
    [
      'the last in two parts, eight days late',
      7,
      [
        [8, 1200_00],
        [9, 800_00],
      ],
    ],
    [
      'paid twice in the month before the last',
      6,
      [
        [0, 2000_00],
        [15, 2000_00],
      ],
    ],
  ] as [string, number, [number, number][]][])('%s', (_, at, instead) => {
    expect(active(at, instead)).toEqual([['monthly', 2000_00]])
  })
})

// Payouts of a marketplace, each of another amount; those of 18 September and 16 October happen to
// be alike.
test('two payouts that are alike are no contract beside the series on whose days they fell', () => {
  const pence = [
    154_375, 166_120, 149_872, 117_336, 146_893, 81052, 93473, 123_643, 146_943, 70114, 121_660,
    128_967, 96670, 82860, 82364, 121_366, 62155, 102_687, 79059, 125_342, 93829, 69259, 135_867,
    69093, 99567, 165_225,
  ]
  const days = everyDays('2025-11-28', 14, pence.length)
  const series = seriesOn(days, pence, 'Amazon')
  expect(series.map(({ cadence, evidence }) => [cadence, evidence.length])).toEqual([
    ['fortnightly', pence.length],
  ])
})
