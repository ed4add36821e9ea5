// What is ticked: one by one, from one to another, or all of it.
import type { Transaction } from '@plimsoll/contract/transactions'
import { describe, expect, test } from 'vitest'
import { countTicked, idsOf, isTicked, nothing, type Selection, toggled } from './selection.ts'

const rows = ['a', 'b', 'c', 'd'].map((id) => ({ id }) as Transaction)
const tick = (selection: Selection, key: string, isRange = false) =>
  toggled(selection, { rows, key, isRange })

describe('a selection', () => {
  test('ticks and unticks', () => {
    const selection = tick(nothing, 'b')
    expect(idsOf(selection)).toEqual(['b'])
    expect(countTicked(tick(selection, 'b'))).toBe(0)
  })

  test('a range goes from the one ticked last, in either direction', () => {
    expect(idsOf(tick(tick(nothing, 'b'), 'd', true))).toEqual(['b', 'c', 'd'])
    expect(idsOf(tick(tick(nothing, 'c'), 'a', true)).sort()).toEqual(['a', 'b', 'c'])
  })

  test('unticking one of all leaves the others that are there', () => {
    const all: Selection = { kind: 'all', count: 900 }
    expect(isTicked(all, 'c')).toBe(true)
    expect(countTicked(all)).toBe(900)
    expect(idsOf(tick(all, 'c'))).toEqual(['a', 'b', 'd'])
  })

  test('parts of a split stand for their whole, once', () => {
    const selection: Selection = { kind: 'some', keys: new Set(['a.1', 'a.2', 'b']), last: null }
    expect(idsOf(selection)).toEqual(['a', 'b'])
  })
})
