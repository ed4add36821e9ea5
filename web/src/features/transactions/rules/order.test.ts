// Moving a rule keeps all the others, in their order.
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { movedTo } from './order.ts'

test('one moves up or down, the others keep their order', () => {
  expect(movedTo(['a', 'b', 'c'], 'c', 0)).toEqual(['c', 'a', 'b'])
  expect(movedTo(['a', 'b', 'c'], 'a', 1)).toEqual(['b', 'a', 'c'])
})

test('beyond the ends nothing moves', () => {
  expect(movedTo(['a', 'b'], 'a', -1)).toEqual(['a', 'b'])
  expect(movedTo(['a', 'b'], 'b', 2)).toEqual(['a', 'b'])
})

test('nothing is lost and nothing comes twice', () => {
  fc.assert(
    fc.property(
      fc.uniqueArray(fc.string(), { minLength: 1 }),
      fc.nat(),
      fc.nat(),
      (ids, from, to) => {
        const id = ids[from % ids.length] ?? ''
        const moved = movedTo(ids, id, to % ids.length)
        expect([...moved].sort()).toEqual([...ids].sort())
        expect(moved.indexOf(id)).toBe(to % ids.length)
      },
    ),
  )
})
