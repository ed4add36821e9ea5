import { describe, expect, it } from 'vitest'
import { minor } from '../../money.ts'
import type { Movement } from '../movement.ts'
import type { OccurrenceDecision, Series } from '../series.ts'
import { countedOn } from './counted-on.ts'

const asOf = '2026-11-20'

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
    expect(countedOn([series(more as never)], { asOf, decisions: [], movements: [] })).toHaveLength(
      isCounted ? 1 : 0,
    )
    expect(
      countedOn([series(more as never)], { asOf, decisions: decided, movements: [] }),
    ).toHaveLength(1)
  })
})

describe('transfers to and from own money outside the books', () => {
  const transfer = (side: 'in' | 'out', more: Partial<Series> = {}) =>
    ({
      id: side,
      state: 'active',
      side,
      subCategory: 'savings_pot',
      merchantId: 'tax-pot',
      probability: 0.6,
      regularity: 0.8,
      amount: { kind: 'typical' },
      evidence: [],
      ...more,
    }) as unknown as Series
  const moved = (amounts: readonly number[], more: Partial<Movement> = {}) =>
    amounts.map((amount, at) => ({
      id: String(at),
      day: '2026-10-26',
      amount: minor(amount),
      merchantId: 'tax-pot',
      subCategory: 'savings_pot',
      ...more,
    }))
  const idsOf = (series: readonly Series[], movements: readonly Movement[]) =>
    countedOn(series, { asOf, decisions: [], movements }).map(({ id }) => id)
  const doubtful = { probability: 0.48 }

  it('both ways count where one of them is likely and the pot was fed what it gave', () => {
    const both = [transfer('out', doubtful), transfer('in')]
    expect(idsOf(both, moved([-625_00, -625_00, 1_200_00]))).toEqual(['out', 'in'])
    expect(idsOf([transfer('out', doubtful), transfer('in', doubtful)], moved([-1, 1]))).toEqual([])
  })

  it('neither way counts where the pot gave more than it was given', () => {
    const both = [transfer('out'), transfer('in')]
    expect(idsOf(both, moved([-625_00, 5_219_09]))).toEqual([])
  })

  it('nothing comes back from a pot that no series feeds', () => {
    expect(idsOf([transfer('in')], moved([5_219_09, -9_000_00]))).toEqual([])
    expect(idsOf([transfer('in')], moved([5_219_09]))).toEqual([])
  })

  it('what is put by and does not come back regularly counts by itself', () => {
    expect(idsOf([transfer('out')], moved([-500_00, 5_000_00]))).toEqual(['out'])
    expect(idsOf([transfer('out', doubtful)], moved([-500_00]))).toEqual([])
  })

  it('an account that the books never paid into has receipts of its own', () => {
    const other = { subCategory: 'internal_transfer', merchantId: 'other' }
    expect(idsOf([transfer('in', other)], moved([3_000_00], other))).toEqual(['in'])
    expect(idsOf([transfer('in', other)], moved([3_000_00, -200_00], other))).toEqual([])
  })

  it('what the user decided stays', () => {
    const decisions = [{ seriesId: 'in' }] as unknown as OccurrenceDecision[]
    expect(countedOn([transfer('in')], { asOf, decisions, movements: [] })).toHaveLength(1)
  })
})
