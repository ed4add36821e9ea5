// The latest question wins: answers that were overtaken are not heard, in whatever order they come.
import { expect, test } from 'vitest'
import { makeImpactRequests } from './impact-requests.ts'

type Answer = { request_id: string; stale: boolean; of: string }

function stage() {
  const told: string[] = []
  const failed: unknown[] = []
  const waiting: { of: string; id: string; answer: (stale?: boolean) => void; fail: () => void }[] =
    []
  let count = 0
  const requests = makeImpactRequests<string, Answer>({
    newId: () => `r${++count}`,
    ask: (of, id) =>
      new Promise((resolve, reject) => {
        waiting.push({
          of,
          id,
          answer: (stale = false) => resolve({ request_id: id, stale, of }),
          fail: () => reject(new Error(of)),
        })
      }),
    tell: ({ of }) => told.push(of),
    fail: (error) => failed.push(error),
  })
  return { requests, waiting, told, failed }
}

const settle = () => new Promise((resolve) => setTimeout(resolve))

test('R-121 each question has a request id of its own, and only the latest answer is heard', async () => {
  const { requests, waiting, told } = stage()
  requests.ask('first')
  requests.ask('second')
  expect(new Set(waiting.map(({ id }) => id)).size).toBe(2)
  waiting[1]?.answer()
  waiting[0]?.answer()
  await settle()
  expect(told).toEqual(['second'])
})

test('R-121 an answer that the server calls stale is asked for again, a few times only', async () => {
  const { requests, waiting, told } = stage()
  requests.ask('mine')
  for (let at = 0; at < 4; at++) {
    waiting[at]?.answer(true)
    await settle()
  }
  expect(waiting).toHaveLength(4)
  expect(told).toEqual(['mine'])
})

test('a failure is told only of the latest question, and a forgotten question is not heard at all', async () => {
  const { requests, waiting, told, failed } = stage()
  requests.ask('first')
  requests.ask('second')
  waiting[0]?.fail()
  await settle()
  expect(failed).toEqual([])
  requests.forget()
  waiting[1]?.answer()
  await settle()
  expect(told).toEqual([])
})
