// Who has the first word, and that a model with few labels does no worse than the payee's majority.
import { describe, expect, test } from 'vitest'
import { addDays } from '../calendar.ts'
import { streamOf } from '../demo/random.ts'
import { minor } from '../money.ts'
import { leaderOf, putFirst } from './leader.ts'
import { majorityLabel, majorityOf } from './majority.ts'
import { learnModel, rank } from './model.ts'
import { packModel, unpackModel } from './packed-model.ts'
import type { Example } from './seen.ts'

const contests = (wins: number, losses: number, ties: number) => [
  ...Array.from({ length: wins }, () => ({ model: true, majority: false })),
  ...Array.from({ length: losses }, () => ({ model: false, majority: true })),
  ...Array.from({ length: ties }, () => ({ model: true, majority: true })),
]

describe('who leads', () => {
  test('with few labels the model must have shown itself better, with many merely not worse', () => {
    expect(leaderOf([])).toBe('majority')
    expect(leaderOf(contests(3, 3, 30))).toBe('majority')
    expect(leaderOf(contests(6, 2, 30))).toBe('model')
    expect(leaderOf(contests(9, 9, 400))).toBe('model')
    expect(leaderOf(contests(2, 20, 400))).toBe('majority')
  })

  test('what is put first changes places, so that the chances still add up', () => {
    const ranked = [
      { label: 'rent', chance: 0.5 },
      { label: 'fuel', chance: 0.3 },
      { label: 'meals', chance: 0.2 },
    ]
    expect(putFirst(ranked, 'meals')).toEqual([
      { label: 'meals', chance: 0.5 },
      { label: 'fuel', chance: 0.3 },
      { label: 'rent', chance: 0.2 },
    ])
    expect(putFirst(ranked, 'rent')).toEqual(ranked)
    expect(putFirst(ranked, 'unheard of')).toEqual(ranked)
    expect(putFirst(ranked, null)).toEqual(ranked)
  })
})

/**
 * Payees whose names and amounts say nothing of what they are paid for, most of them for one thing.
 */
function muteBooks(seed: string, count: number): Example[] {
  const random = streamOf(seed)
  const labels = ['rent', 'fuel', 'meals', 'legal', 'marketing'] as const
  const letters = () => String.fromCharCode(random.between(65, 90))
  const payees = Array.from({ length: 40 }, () => ({
    name: Array.from({ length: 9 }, letters).join(''),
    label: random.chance(0.5) ? 'rent' : random.pick(labels),
  }))
  return Array.from({ length: count }, (_, i) => {
    const { name, label } = payees[random.between(0, payees.length - 1)] as (typeof payees)[number]
    return {
      day: addDays('2025-01-01', i),
      amount: minor(-random.between(100, 90_000)),
      text: name,
      payee: name,
      rail: null,
      hint: null,
      label: random.chance(0.2) ? random.pick(labels) : label,
    }
  })
}

test('where names and amounts say nothing, few labels do no worse than the payee’s majority', () => {
  const judged = 200
  for (const size of [20, 50, 100]) {
    const right = { led: 0, alone: 0, majority: 0 }
    for (let seed = 0; seed < 8; seed++) {
      const books = muteBooks(`mute ${seed}`, size + judged)
      const learnt = learnModel(books.slice(0, size))
      const simple = majorityOf(books.slice(0, size))
      if (!learnt) throw new Error('nothing was learnt')
      for (const example of books.slice(size)) {
        if (rank(learnt, example)[0]?.label === example.label) right.led++
        if (rank({ ...learnt, leader: 'model' }, example)[0]?.label === example.label) right.alone++
        if (majorityLabel(simple, example) === example.label) right.majority++
      }
    }
    const chance = (8 * judged) / 100
    expect(right.led).toBeGreaterThanOrEqual(right.majority - chance)
    expect(right.led).toBeGreaterThanOrEqual(right.alone - chance)
  }
})

test('the majority leads after the model was packed and unpacked as before', () => {
  const learnt = learnModel(muteBooks('packed', 50))
  const back = learnt && unpackModel(packModel(learnt))
  expect(back?.leader).toBe(learnt?.leader)
  expect(back?.majority).toEqual(learnt?.majority)
})
