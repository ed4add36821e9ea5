// Base forecasts in this process's memory, by everything that they were made from. A change of last
// month leaves the forecasts from earlier origins as they were, and every demo company has the same
// books.
import { createHash } from 'node:crypto'
import { baseForecast } from '@plimsoll/domain/forecast/cash/base-forecast'
import type { BaseForecast, EngineInput } from '@plimsoll/domain/forecast/engine'

// A forecast takes about as much memory as the movements that it was made from.
const movementsKeptMax = 100_000

type Kept = { readonly base: BaseForecast; readonly movements: number }

const kept = new Map<string, Kept>()

/** How the engine reads movements; these depend on nothing but the code. */
export type Reading = Required<Pick<EngineInput, 'sideOf' | 'comesAgain'>>

/** `baseForecast`, made once for equal input. Its result is shared: nobody may change it. */
export function baseOnce(input: Omit<EngineInput, keyof Reading>, reading: Reading): BaseForecast {
  const key = keyOf(input)
  const found = kept.get(key)
  kept.delete(key)
  const entry = found ?? {
    base: baseForecast({ ...input, ...reading }),
    movements: input.movements.length,
  }
  kept.set(key, entry)
  forgetOldest()
  return entry.base
}

function keyOf(input: Omit<EngineInput, keyof Reading>): string {
  const { movements, opened, asOf, until, balance, nation } = input
  const { decisions, knownSeries = [], notRecurring = [], explained = [] } = input
  const hash = createHash('sha256')
  for (const { id, day, amount, merchantId, subCategory } of movements)
    hash.update(`${id} ${day} ${amount} ${merchantId} ${subCategory}\n`)
  const rest = { opened, asOf, until, balance, nation, decisions, knownSeries, notRecurring }
  return hash.update(JSON.stringify({ ...rest, explained: [...explained] })).digest('base64')
}

function forgetOldest(): void {
  let total = 0
  for (const { movements } of kept.values()) total += movements
  for (const [key, { movements }] of kept) {
    if (total <= movementsKeptMax || kept.size === 1) return
    kept.delete(key)
    total -= movements
  }
}
