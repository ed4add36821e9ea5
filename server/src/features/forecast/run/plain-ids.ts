// The engine is given ids that say nothing but the order of the books, so that the same
// transactions give the same forecast under whatever ids they are stored; its answer is put back
// into our own ids.
import type { BaseForecast } from '@plimsoll/domain/forecast/engine'
import type { Movement } from '@plimsoll/domain/forecast/movement'

/** Ids of one kind, both ways. */
type Names = { toPlain(id: string): string; toOwn(plain: string): string }

function namesOf(ids: Iterable<string>, prefix: string): Names {
  const plainOf = new Map<string, string>()
  const owns: string[] = []
  for (const id of ids)
    if (!plainOf.has(id)) {
      plainOf.set(id, `${prefix}${String(owns.length).padStart(9, '0')}`)
      owns.push(id)
    }
  return {
    toPlain: (id) => plainOf.get(id) ?? id,
    toOwn: (plain) =>
      (plain.startsWith(prefix) ? owns[Number(plain.slice(prefix.length))] : undefined) ?? plain,
  }
}

/** Both kinds of ids of some movements, in the order of the books. */
export type PlainIds = { readonly movement: Names; readonly merchant: Names }

/** Names movements and merchants by the order in which they come. */
export function plainIds(movements: readonly Movement[]): PlainIds {
  return {
    movement: namesOf(
      movements.map(({ id }) => id),
      'movement-',
    ),
    merchant: namesOf(
      movements.flatMap(({ merchantId }) => merchantId ?? []),
      'merchant-',
    ),
  }
}

/** A movement under its plain ids. */
export function toPlain(movement: Movement, ids: PlainIds): Movement {
  const { id, merchantId } = movement
  return {
    ...movement,
    id: ids.movement.toPlain(id),
    merchantId: merchantId && ids.merchant.toPlain(merchantId),
  }
}

/** What the engine answered, in our own ids. */
export function toOwn(base: BaseForecast, ids: PlainIds): BaseForecast {
  const movement = (plain: string) => ids.movement.toOwn(plain)
  const merchant = (plain: string | null) => plain && ids.merchant.toOwn(plain)
  return {
    ...base,
    series: base.series.map((series) => ({
      ...series,
      id: movement(series.id),
      merchantId: merchant(series.merchantId),
      evidence: series.evidence.map((sighting) => ({
        ...sighting,
        movementIds: sighting.movementIds.map(movement),
      })),
    })),
    occurrences: base.occurrences.map((occurrence) => ({
      ...occurrence,
      seriesId: movement(occurrence.seriesId),
      movementIds: occurrence.movementIds.map(movement),
    })),
    remainder: base.remainder.map((line) => ({ ...line, merchantId: merchant(line.merchantId) })),
  }
}
