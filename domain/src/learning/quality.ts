// How good a model was on payments that it had not seen: what it would have taken by itself, first
// words, first three, calibration.

/**
 * One payment judged. `place` is where the right label stood (0 first, -1 unknown to the model);
 * `isNew`: its payee was unknown.
 */
export type Judgement = {
  readonly chance: number
  readonly right: boolean
  readonly place: number
  readonly isNew: boolean
}

/** Shares of the payments judged, 0 to 1; `null` where there was none of the kind. */
export type Quality = {
  readonly examples: number
  readonly judged: number
  readonly first: number | null
  readonly firstThree: number | null
  readonly newPayees: number
  readonly newPayeeFirst: number | null
  /** Expected calibration error over ten bins: how far stated chances lie from outcomes. */
  readonly calibrationError: number | null
}

const bins = 10

/** The quality that judgements show. `examples`: how many were learnt from in the end. */
export function qualityOf(judged: readonly Judgement[], examples: number): Quality {
  const fresh = judged.filter(({ isNew }) => isNew)
  return {
    examples,
    judged: judged.length,
    first: shareOf(judged, ({ right }) => right),
    firstThree: shareOf(judged, ({ place }) => place >= 0 && place < 3),
    newPayees: fresh.length,
    newPayeeFirst: shareOf(fresh, ({ right }) => right),
    calibrationError: calibrationError(judged),
  }
}

function shareOf<T>(all: readonly T[], is: (suggestion: T) => boolean): number | null {
  return all.length === 0 ? null : all.filter(is).length / all.length
}

function calibrationError(judged: readonly Judgement[]): number | null {
  if (judged.length === 0) return null
  let error = 0
  for (let bin = 0; bin < bins; bin++) {
    const those = judged.filter(
      ({ chance }) => Math.min(bins - 1, Math.floor(chance * bins)) === bin,
    )
    const promised = those.reduce((sum, { chance }) => sum + chance, 0)
    const came = those.filter(({ right }) => right).length
    error += Math.abs(promised - came)
  }
  return error / judged.length
}
