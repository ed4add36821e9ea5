// The latest request wins: replies that were overtaken are ignored, in whatever order they come.
import { expect, test } from 'vitest'
import { makeImpactRequests } from './impact-requests.ts'

type Answer = { request_id: string; stale: boolean; of: string }

function stage() {
  const replies: string[] = []
  const failed: unknown[] = []
  const waiting: { of: string; id: string; answer: (stale?: boolean) => void; fail: () => void }[] =
    []
  let count = 0
  const requests = makeImpactRequests<string, Answer>({
    newId: () => `r${++count}`,
    send: (of, id) =>
      new Promise((resolve, reject) => {
        waiting.push({
          of,
          id,
          answer: (stale = false) => resolve({ request_id: id, stale, of }),
          fail: () => reject(new Error(of)),
        })
      }),
    onReply: ({ of }) => replies.push(of),
    onFailure: (error) => failed.push(error),
  })
  return { requests, waiting, replies, failed }
}

const settle = () => new Promise((resolve) => setTimeout(resolve))

test('R-121 each request has an id of its own, and only the latest reply counts', async () => {
  const { requests, waiting, replies } = stage()
  requests.request('first')
  requests.request('second')
  expect(new Set(waiting.map(({ id }) => id)).size).toBe(2)
  waiting[1]?.answer()
  waiting[0]?.answer()
  await settle()
  expect(replies).toEqual(['second'])
})

test('R-121 a reply that the server calls stale is requested again, a few times only', async () => {
  const { requests, waiting, replies } = stage()
  requests.request('mine')
  for (let at = 0; at < 4; at++) {
    waiting[at]?.answer(true)
    await settle()
  }
  expect(waiting).toHaveLength(4)
  expect(replies).toEqual(['mine'])
})

test('a failure is reported only of the latest request, and a forgotten request not at all', async () => {
  const { requests, waiting, replies, failed } = stage()
  requests.request('first')
  requests.request('second')
  waiting[0]?.fail()
  await settle()
  expect(failed).toEqual([])
  requests.forget()
  waiting[1]?.answer()
  await settle()
  expect(replies).toEqual([])
})
