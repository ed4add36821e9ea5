// One change of the books by a person: everything done within it is one entry of the history, and
// is undone as one.
import { newId } from '../../db/new-id.ts'
import type { TenantTx } from '../../db/tenant.ts'
import { moveMemory } from '../merchants/memory.store.ts'
import {
  type Author,
  addToChange,
  closeChange,
  keepChange,
  type MemoryMove,
  openChange,
} from './changes.store.ts'

/** What a change collects besides the rows that are written down by themselves. */
export type Change = {
  readonly id: string
  /**
   * Keeps what is remembered of merchants; counts are moved, never set, so that changes can be
   * undone in any order.
   */
  readonly remember: (moves: readonly MemoryMove[]) => Promise<void>
}

/** What came of a change: its id for undo, null where nothing was changed. */
export type Changed<T> = { changeId: string | null; changed: number; result: T }

/**
 * Runs `work` as one change, within a change of the books. `what` is called afterwards and returns
 * a sentence without a full stop.
 */
export async function makeChange<T>(
  tx: TenantTx,
  businessId: string,
  options: {
    author: Author
    work: (change: Change) => Promise<T>
    what: (result: T, transactions: number) => string
  },
): Promise<Changed<T>> {
  const id = newId()
  const memory: MemoryMove[] = []
  await openChange(tx, id)
  const remember = async (moves: readonly MemoryMove[]) => {
    memory.push(...(await moveMemory(tx, businessId, addUp(moves))))
  }
  const result = await options.work({ id, remember })
  const { rows, transactions } = await closeChange(tx, businessId, id)
  const moves = addUp(memory)
  if (rows === 0) {
    await moveMemory(tx, businessId, moves.map(backwards))
    return { changeId: null, changed: 0, result }
  }
  const what = options.what(result, transactions)
  await keepChange(tx, businessId, {
    id,
    author: options.author,
    what,
    transactions,
    memory: moves,
  })
  return { changeId: id, changed: transactions, result }
}

/**
 * Adds `work` to an earlier change, or makes a change of its own: both are listed and undone as
 * one. Returns the change’s id.
 */
export async function extendChange(
  tx: TenantTx,
  businessId: string,
  options: { changeId: string | null; author: Author; work: () => Promise<void>; what: string },
): Promise<string> {
  const id = options.changeId ?? newId()
  await openChange(tx, id)
  await options.work()
  const { transactions } = await closeChange(tx, businessId, id)
  if (options.changeId) await addToChange(tx, businessId, { id, transactions, what: options.what })
  else
    await keepChange(tx, businessId, {
      id,
      author: options.author,
      what: options.what,
      transactions,
      memory: [],
    })
  return id
}

/** The move that takes another back. */
export function backwards(move: MemoryMove): MemoryMove {
  return { ...move, times: -move.times }
}

function addUp(moves: readonly MemoryMove[]): MemoryMove[] {
  const sums = new Map<string, MemoryMove>()
  for (const move of moves) {
    const key = `${move.merchantId} ${move.side} ${move.subCategory}`
    sums.set(key, { ...move, times: (sums.get(key)?.times ?? 0) + move.times })
  }
  return [...sums.values()].filter((move) => move.times !== 0)
}
