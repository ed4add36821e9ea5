// How often a random test of the server repeats itself. Each run is dozens of calls to a database,
// so `npm test` takes the usual number; THOROUGH=1 takes the large one, before a release.

/** The number of runs: `usual` in every check, `thorough` with THOROUGH=1. */
export function randomRuns(usual: number, thorough: number): number {
  return process.env.THOROUGH ? thorough : usual
}
