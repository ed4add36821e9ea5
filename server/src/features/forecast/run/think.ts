// Runs the engine without holding up the server: small books at once, large ones in a thread.
import type { ExpectedFlows } from '@plimsoll/domain/variance/expected-flows'
import { inThreads } from '../../../threads.ts'
import { runEngine } from './engine.ts'
import { type PastFlowsInput, pastFlows } from './past-flows.ts'
import type { Run, RunInput } from './run.ts'

const movementsAtOnceMax = 500
const limits = { msMax: 60_000, tooLong: 'The forecast took too long.' }

const runApart = inThreads<RunInput, Run>({
  module: new URL('./engine.js', import.meta.url),
  name: runEngine.name,
  ...limits,
})
const pastFlowsApart = inThreads<PastFlowsInput, ExpectedFlows[]>({
  module: new URL('./past-flows.js', import.meta.url),
  name: pastFlows.name,
  ...limits,
})

/** The engine's run over its input. */
export async function think(input: RunInput): Promise<Run> {
  return isApart(input) ? runApart(input) : runEngine(input)
}

/** What was to be expected of periods that are over. */
export async function thinkBack(input: PastFlowsInput): Promise<ExpectedFlows[]> {
  return isApart(input.input) ? pastFlowsApart(input) : pastFlows(input)
}

function isApart({ movements }: RunInput): boolean {
  return import.meta.url.endsWith('.js') && movements.length > movementsAtOnceMax
}
