// Who gets in, and when, where one business crowds the gate.
import { setImmediate as soon } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { turnstile } from './turnstile.ts'

test('one business holds one place, whatever it sends; another gets in at once', async () => {
  const gate = turnstile(2)
  const inside: string[] = []
  const enter = async (key: string, name: string) => {
    const leave = await gate.enter(key)
    inside.push(name)
    return leave
  }
  const crowd = ['a1', 'a2', 'a3'].map((name) => enter('a', name))
  const other = enter('b', 'b1')
  await soon()
  expect(inside).toEqual(['a1', 'b1'])
  const last = enter('c', 'c1')
  const leaveFirst = await crowd[0]
  leaveFirst?.()
  leaveFirst?.() // called twice it gives up no second place
  await soon()
  expect(inside).toEqual(['a1', 'b1', 'a2'])
  ;(await other)()
  await soon()
  expect(inside).toEqual(['a1', 'b1', 'a2', 'c1'])
  ;(await last)()
  ;(await crowd[1])?.()
  ;(await crowd[2])?.()
})
