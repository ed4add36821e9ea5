// Who has the first word: the model, or the payee's majority. Decided on the business's own later
// payments, where both were asked.
import type { Ranked } from './seen.ts'

/** Whose label stands first. */
export type Leader = 'model' | 'majority'

/** One later payment on which both were asked. */
type Contest = { readonly model: boolean; readonly majority: boolean }

// With few labels the majority is hard to beat and chance is wide (docs/benchmarks.md): the model
// must have shown itself better. With more it must merely not have shown itself worse.
const fewMax = 120

/** The leader that the contests show: `model` and `majority` tell whether each was right. */
export function leaderOf(contests: readonly Contest[]): Leader {
  const wins = contests.filter(({ model, majority }) => model && !majority).length
  const losses = contests.filter(({ model, majority }) => majority && !model).length
  const spread = Math.sqrt(wins + losses)
  const lead = wins - losses
  const leads = contests.length < fewMax ? lead > 0 && lead >= spread : lead > -spread
  return leads ? 'model' : 'majority'
}

/**
 * Ranked labels with one of them put first: it changes places, and chances, with the one that stood
 * there.
 */
export function putFirst(ranked: readonly Ranked[], label: string | null): Ranked[] {
  const place = ranked.findIndex((suggestion) => suggestion.label === label)
  const [first] = ranked
  const own = ranked[place]
  if (place < 1 || !first || !own) return [...ranked]
  return ranked
    .with(place, { label: first.label, chance: own.chance })
    .with(0, { label: own.label, chance: first.chance })
}
