// The scenarios page by its address.
import { expect, test } from 'vitest'
import { comparedIds, readView } from './address.ts'

const at = (search: string) => readView(new URLSearchParams(search))
const scenarios = ['a', 'b', 'c', 'd', 'e', 'f'].map((id) => ({
  id,
  state: id === 'a' ? 'merged' : 'draft',
}))

test('at first the newest four that are not part of the forecast are compared', () => {
  expect(comparedIds(at(''), scenarios)).toEqual(['b', 'c', 'd', 'e'])
})

test('what is chosen is compared, four at most, and what is gone is left out', () => {
  expect(comparedIds(at('compare=f,gone,b'), scenarios)).toEqual(['f', 'b'])
  expect(at('compare=a,b,c,d,e').compare).toHaveLength(4)
  expect(comparedIds(at('compare='), scenarios)).toEqual([])
})

test('a goal is read with what of it makes sense', () => {
  expect(at('above=5000.00&until=2027-04-10').goal).toEqual({ above: 500_000, until: '2027-04-10' })
  expect(at('above=lots&until=soon').goal).toEqual({ above: null, until: null })
  expect(at('goal').goal).toEqual({ above: null, until: null })
  expect(at('edit=x')).toEqual({ edit: 'x', compare: null, goal: null })
})
