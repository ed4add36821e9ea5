// What is fetched once.
import { expect, test, vi } from 'vitest'
import { once } from './once.ts'

test('everyone gets the same; after a failure it is fetched again', async () => {
  const fetch = vi.fn<() => Promise<string>>().mockRejectedValueOnce(new Error('No answer.'))
  fetch.mockResolvedValue('code')
  const load = once(fetch)
  const [first, second] = [load(), load()]
  expect(second).toBe(first)
  await expect(first).rejects.toThrow('No answer.')
  expect(await load()).toBe('code')
  expect(load()).toBe(load())
  expect(fetch).toHaveBeenCalledTimes(2)
})
