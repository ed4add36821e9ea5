// Runs the engine without holding up the server: small books at once, large ones in a thread.
import { inThreads } from '../../../threads.ts'
import { runEngine } from './engine.ts'
import type { Run, RunInput } from './run.ts'

const movementsAtOnceMax = 500

const runApart = inThreads<RunInput, Run>({
  module: new URL('./engine.js', import.meta.url),
  name: runEngine.name,
  msMax: 60_000,
  tooLong: 'The forecast took too long.',
})

/** The engine's run over its input. */
export async function think(input: RunInput): Promise<Run> {
  const isCompiled = import.meta.url.endsWith('.js')
  return isCompiled && input.movements.length > movementsAtOnceMax
    ? runApart(input)
    : runEngine(input)
}
