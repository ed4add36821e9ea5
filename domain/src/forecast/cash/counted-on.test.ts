import { describe, expect, it } from 'vitest'
import type { OccurrenceDecision, Series } from '../series.ts'
import { countedOn } from './counted-on.ts'

describe('series that are counted on', () => {
  const series = (more: Partial<Series>) =>
    ({
      id: 's',
      state: 'active',
      probability: 0.4,
      regularity: 0.9,
      amount: { kind: 'fixed' },
      evidence: [1, 2, 3, 4, 5, 6],
      ...more,
    }) as unknown as Series
  const decided = [{ seriesId: 's' }] as unknown as OccurrenceDecision[]

  it.each([
    [{ probability: 0.5, evidence: [] }, true],
    [{ probability: 0.49, evidence: [] }, false],
    [{ evidence: [], state: 'ended' }, true],
    // One that came six times, regularly, to the penny.
    [{}, true],
    [{ evidence: [1, 2, 3, 4, 5] }, false],
    [{ regularity: 0.89 }, false],
    [{ amount: { kind: 'typical' } }, false],
  ])('%j: %s', (more, isCounted) => {
    expect(countedOn([series(more as never)], [])).toHaveLength(isCounted ? 1 : 0)
    expect(countedOn([series(more as never)], decided)).toHaveLength(1)
  })
})
