// The base forecast of made-up books of growing size: detection, occurrences, remainder, path and
// bands, for 24 months ahead.
import { addDays, addMonthsToDay } from '@plimsoll/domain/calendar'
import { baseForecast } from '@plimsoll/domain/forecast/cash/base-forecast'
import type { EngineInput } from '@plimsoll/domain/forecast/engine'
import type { Movement } from '@plimsoll/domain/forecast/movement'
import { minor } from '@plimsoll/domain/money'
import { ms, printRow } from './print.ts'

const sizes = [1_000, 10_000, 100_000]
const merchants = 500
const asOf = '2026-11-20'
const years = 4
const runs = 3

/** Prints a row per size: the best of three runs, so that a busy machine matters less. */
export async function measureForecast(): Promise<void> {
  printRow(['transactions, merchants', 'time', 'series', 'occurrences', 'lines'])
  for (const size of sizes) {
    const input = booksOf(size)
    let best = Number.POSITIVE_INFINITY
    let last = baseForecast(input)
    for (let run = 0; run < runs; run++) {
      const from = performance.now()
      last = baseForecast(input)
      best = Math.min(best, performance.now() - from)
    }
    printRow([
      `${size.toLocaleString('en-GB')}, ${merchants}`,
      ms(best),
      last.series.length,
      last.occurrences.length,
      last.remainder.length,
    ])
  }
}

/**
 * Four years: a tenth of the merchants are paid monthly or weekly on their day, all others at
 * irregular days and amounts.
 */
function booksOf(size: number): EngineInput {
  const opened = addMonthsToDay(asOf, -12 * years)
  const movements = regularOf(opened)
  for (let i = 0; movements.length < size; i++) {
    const noise = scramble(i)
    const merchant = 50 + (noise % (merchants - 50))
    const day = addDays(opened, 1 + Math.floor(((noise >>> 8) % 100_000) * 0.0146))
    movements.push(movementOf({ merchant, day, i, pence: 300 + ((noise >>> 4) % 90_000) }))
  }
  return {
    movements: movements.slice(0, size),
    opened,
    asOf,
    until: addMonthsToDay(asOf, 24),
    balance: minor(5_000_000),
    nation: 'england_and_wales',
    decisions: [],
  }
}

function regularOf(opened: string): Movement[] {
  return Array.from({ length: 50 }, (_, merchant) => merchant).flatMap((merchant) =>
    merchant < 40
      ? Array.from({ length: 12 * years }, (_, month) => {
          const day = addDays(addMonthsToDay(opened, month), 1 + (merchant % 27))
          return movementOf({ merchant, day, i: month, pence: 20_000 + merchant * 731 })
        })
      : Array.from({ length: 52 * years }, (_, week) => {
          const day = addDays(opened, 1 + week * 7 + (merchant % 5))
          return movementOf({ merchant, day, i: week, pence: 9_000 + merchant * 57 })
        }),
  )
}

const subCategories = ['service_sales', 'rent', 'fuel', 'software', 'travel', 'stock_materials']

function movementOf(input: { merchant: number; day: string; i: number; pence: number }): Movement {
  const { merchant, day, i, pence } = input
  const subCategory = subCategories[merchant % subCategories.length] ?? 'rent'
  return {
    id: `${merchant}-${i}`,
    day,
    amount: minor(merchant % 3 === 0 ? pence : -pence),
    merchantId: `merchant ${merchant}`,
    subCategory,
  }
}

/** A number that looks like chance (the finisher of MurmurHash3), the same for the same place. */
function scramble(i: number): number {
  let mixed = Math.imul(i ^ (i >>> 16), 0x85ebca6b)
  mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35)
  return (mixed ^ (mixed >>> 16)) >>> 0
}
