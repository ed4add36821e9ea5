// The order in which names stand in a question.
import { expect, test } from 'vitest'
import { inOrder, keyOf, type Subject } from './subject.ts'

const payee = (name: string): Subject => ({ kind: 'merchant', ids: [name], name, names: [name] })
const [jewson, mkm, travis] = ['Jewson', 'MKM', 'Travis Perkins'].map(payee) as [
  Subject,
  Subject,
  Subject,
]

test('a name that was settled among several keeps its place', () => {
  const places = new Map([
    [keyOf(jewson), 5],
    [keyOf(mkm), 7],
  ])
  const choice = { start: 1, end: 3, subjects: [travis], written: null }
  const found = inOrder({ included: [jewson, mkm], places }, [{ choice, subjects: [travis] }])
  expect(found.map(({ name }) => name)).toEqual(['Travis Perkins', 'Jewson', 'MKM'])
})
