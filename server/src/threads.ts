// Work that would hold up the server, in threads that stay warm between tasks.
import { availableParallelism } from 'node:os'
import { Tinypool } from 'tinypool'

const idleMsMax = 60_000
// One long task must not make everyone else wait for it.
const threadsMax = Math.max(2, availableParallelism())

/** A function of a module that runs apart, and what one call of it may take. */
type ThreadedFunction = {
  /** The compiled module that exports the function. */
  module: URL
  name: string
  /** How long a caller waits, the turn in the queue included. */
  msMax: number
  memoryMbMax?: number
  /** The message of the error when it takes longer. */
  tooLong: string
}

/**
 * Makes a function run in threads of its own. The first call starts one; what is unused for a
 * minute ends. A call that takes too long is stopped with its thread.
 */
export function inThreads<Input, Output>(
  task: ThreadedFunction,
): (input: Input) => Promise<Output> {
  let pool: Tinypool | undefined
  return async (input) => {
    pool ??= new Tinypool({
      filename: task.module.href,
      minThreads: 0,
      maxThreads: threadsMax,
      idleTimeout: idleMsMax,
      ...(task.memoryMbMax ? { resourceLimits: { maxOldGenerationSizeMb: task.memoryMbMax } } : {}),
    })
    const signal = AbortSignal.timeout(task.msMax)
    try {
      return await pool.run(input, { name: task.name, signal })
    } catch (error) {
      if (signal.aborted) throw new Error(task.tooLong)
      throw error
    }
  }
}
