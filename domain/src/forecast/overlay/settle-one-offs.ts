// The state of the user's one-offs: paid (also early or late), overdue, or missed. Matching is
// one to one, so that none counts twice and none vanishes on the day it was expected.
import { addDays, type Day, daysBetween } from '../../calendar.ts'
import { type Nation, nextWorkingDay } from '../../holidays.ts'
import type { Movement } from '../movement.ts'
import type { OneOff } from './overlay.ts'

/**
 * The state of a one-off. `movementId` is what paid it; `open` is the one-off as it is still
 * expected: as it was, or when overdue on the next working day. `null` when it is over.
 */
type SettledOneOff = {
  readonly oneOff: OneOff
  readonly state: 'expected' | 'paid' | 'overdue' | 'missed'
  readonly movementId: string | null
  readonly open: OneOff | null
}

const earlyDaysMax = 14
/** A one-off is given up when it is late by more. */
export const lateDaysMax = 31
const amountShareMax = 0.1

/**
 * Pairs one-offs with the payments that no series claims (`movements`): the same sign, the same
 * merchant (or, without one, the same sub-category), an amount within a tenth, from 14 days before
 * its day to 31 after. Give `open` to the overlay.
 */
export function settleOneOffs(
  oneOffs: readonly OneOff[],
  books: { movements: readonly Movement[]; asOf: Day; nation: Nation },
): SettledOneOff[] {
  const past = books.movements.filter(({ day }) => day <= books.asOf)
  const pairs = oneOffs
    .flatMap((oneOff) =>
      past.filter((movement) => mayPay(movement, oneOff)).map((movement) => ({ oneOff, movement })),
    )
    .sort((a, b) => distance(a) - distance(b))
  const paidBy = new Map<OneOff, string>()
  const used = new Set<string>()
  for (const { oneOff, movement } of pairs) {
    if (paidBy.has(oneOff) || used.has(movement.id)) continue
    paidBy.set(oneOff, movement.id)
    used.add(movement.id)
  }
  return oneOffs.map((oneOff) => settled(oneOff, paidBy.get(oneOff) ?? null, books))
}

type Pair = { readonly oneOff: OneOff; readonly movement: Movement }

function mayPay(movement: Movement, oneOff: OneOff): boolean {
  const late = daysBetween(oneOff.day, movement.day)
  const isSame =
    oneOff.merchantId === null
      ? movement.subCategory === oneOff.subCategory
      : movement.merchantId === oneOff.merchantId
  const gap = Math.abs(movement.amount - oneOff.amount)
  return (
    isSame &&
    late >= -earlyDaysMax &&
    late <= lateDaysMax &&
    Math.sign(movement.amount) === Math.sign(oneOff.amount) &&
    gap <= Math.abs(oneOff.amount) * amountShareMax
  )
}

/** The closest amount first (a tenth off counts as ten days), then the closest day. */
function distance({ oneOff, movement }: Pair): number {
  const share = Math.abs(movement.amount - oneOff.amount) / Math.abs(oneOff.amount)
  return share / (amountShareMax / 10) + Math.abs(daysBetween(oneOff.day, movement.day))
}

function settled(
  oneOff: OneOff,
  movementId: string | null,
  { asOf, nation }: { asOf: Day; nation: Nation },
): SettledOneOff {
  if (movementId !== null) return { oneOff, state: 'paid', movementId, open: null }
  if (oneOff.day > asOf) return { oneOff, state: 'expected', movementId, open: oneOff }
  if (daysBetween(oneOff.day, asOf) > lateDaysMax)
    return { oneOff, state: 'missed', movementId, open: null }
  const day = nextWorkingDay(addDays(asOf, 1), nation)
  const open = { ...oneOff, due: oneOff.due ?? oneOff.day, day }
  return { oneOff, state: 'overdue', movementId, open }
}
