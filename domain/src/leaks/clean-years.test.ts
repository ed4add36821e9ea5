// Clean years of made-up firms: whatever the seed, no leak is found in them; and each one planted
// into them is found alone.
import { describe, expect, test } from 'vitest'
import { addDays, addMonths, type Day, firstDayOf } from '../calendar.ts'
import { type Stream, streamOf } from '../demo/random.ts'
import { nextWorkingDay } from '../holidays.ts'
import { minor } from '../money.ts'
import { compareText } from '../order.ts'
import { type Line, leakFactsOf } from '../testing/leak-books.ts'
import { findLeaks } from './find-leaks.ts'

const asOf: Day = '2026-06-19'
const monthsKept = 24
const seeds = ['oak', 'elm', 'ash', 'yew', 'fir', 'box', 'bay', 'fig']

const tools = ['XERO UK', 'SLACK', 'CANVA', 'DROPBOX', 'ZOOM US', 'MAILCHIMP', 'ADOBE']
const bills = [
  'VODAFONE LTD',
  'BIFFA WASTE',
  'OCTOPUS ENERGY',
  'LEX AUTOLEASE',
  'HOLLIS ACCOUNTANTS',
]
const shops = [
  'SCREWFIX',
  'TRAINLINE',
  'COSTA COFFEE',
  'GREGGS',
  'SHELL BEDMINSTER',
  'AMZN MKTP UK',
]
const suppliers = ['PREMIER PAPER', 'RAJAPACK LTD', 'SPANDEX PLC', 'BRANDON TIMBER']
const customers = ['NORTHWIND HOTELS', 'TIDEWATER BREWING', 'KESTREL CYCLES', 'ALDER FINCH']

/**
 * Two years of a firm that wastes nothing: contracts at one price, customers who pay, shops and
 * suppliers as they come.
 */
function cleanYears(seed: string): Line[] {
  const random = streamOf(seed)
  const months = Array.from({ length: monthsKept }, (_, i) =>
    addMonths('2026-06', i - monthsKept + 1),
  )
  const contracts = [...some(random, tools, 4), ...some(random, bills, 4)].map((text) => ({
    text,
    date: random.between(1, 27),
    pence: random.between(900, 60_000),
  }))
  const payers = some(random, customers, 3).map((text) => ({
    text,
    date: random.between(2, 24),
    late: random.between(0, 4),
    pence: random.between(200_000, 900_000),
  }))
  const lines = months.flatMap((month): Line[] => [
    ...contracts.map(({ text, date, pence }) => ({
      day: on(month, date),
      amount: minor(-pence),
      text,
    })),
    ...payers.map(({ text, date, late, pence }) => ({
      day: nextWorkingDay(addDays(on(month, date), random.between(0, late))),
      amount: minor(Math.round(pence * (0.9 + random.between(0, 200) / 1000))),
      text,
    })),
    ...Array.from({ length: 14 }, () => ({
      day: addDays(firstDayOf(month), random.between(0, 27)),
      amount: minor(-random.between(300, 9_000)),
      text: random.pick(shops as [string, ...string[]]),
    })),
    ...suppliers.flatMap((text) =>
      random.chance(0.7)
        ? [
            {
              day: on(month, random.between(1, 27)),
              amount: minor(-random.between(20_000, 180_000)),
              text,
            },
          ]
        : [],
    ),
  ])
  return inOrder(lines)
}

function some(random: Stream, from: readonly string[], count: number): string[] {
  const left = [...from]
  return Array.from(
    { length: count },
    () => left.splice(random.between(0, left.length - 1), 1)[0] ?? '',
  )
}

function on(month: string, date: number): Day {
  return nextWorkingDay(`${month}-${String(date).padStart(2, '0')}`)
}

function inOrder(lines: readonly Line[]): Line[] {
  return lines.filter(({ day }) => day <= asOf).sort((a, b) => compareText(a.day, b.day))
}

function leaksIn(lines: readonly Line[]): string[] {
  return findLeaks(leakFactsOf(inOrder(lines), asOf)).map(({ kind }) => kind)
}

function monthly(text: string, pence: readonly number[]): Line[] {
  return pence.map((amount, i) => ({
    day: on(addMonths('2026-06', i - pence.length + 1), 8),
    amount: minor(-amount),
    text,
  }))
}

describe.each(seeds)('a clean year (%s)', (seed) => {
  const clean = cleanYears(seed)

  test('holds no leak', () => {
    expect(findLeaks(leakFactsOf(clean, asOf)).map(({ sentence }) => sentence)).toEqual([])
  })

  test('with a price that rose holds a price rise', () => {
    const rise = monthly('FIGMA', [...Array(14).fill(4_994), ...Array(4).fill(5_698)])
    expect(leaksIn([...clean, ...rise])).toEqual(['price_rise'])
  })

  test('with a bill paid twice holds a duplicate, and none once it was given back', () => {
    const twice = ['2026-04-14', '2026-04-16'].map((day) => ({
      day,
      amount: minor(-77_431),
      text: 'PREMIER PAPER',
    }))
    expect(leaksIn([...clean, ...twice])).toEqual(['duplicate'])
    const back = { day: '2026-04-24', amount: minor(77_431), text: 'PREMIER PAPER' }
    expect(leaksIn([...clean, ...twice, back])).toEqual([])
  })

  test('with a pound first and a charge ever since holds a forgotten trial', () => {
    const trial = monthly('LOOM.COM', [100, 1_150, 1_150, 1_150])
    expect(leaksIn([...clean, ...trial])).toEqual(['forgotten_trial'])
  })

  test('with a customer who stopped paying holds a missed receipt', () => {
    const paying = monthly('HARBOUR MUSEUM', Array(15).fill(-240_000)).slice(0, -1)
    expect(leaksIn([...clean, ...paying])).toEqual(['missed_receipt'])
  })

  test('with much money to somebody new holds a first large payee', () => {
    const large = { day: '2026-06-02', amount: minor(-1_250_000), text: 'APEX MACHINERY LTD' }
    expect(leaksIn([...clean, large])).toEqual(['first_large_payee'])
  })

  test('with two tools for one job holds an overlap', () => {
    const both = [
      ...monthly('ASANA', Array(6).fill(2_400)),
      ...monthly('TRELLO', Array(6).fill(1_100)),
    ]
    expect(leaksIn([...clean, ...both])).toEqual(['overlap'])
  })
})
