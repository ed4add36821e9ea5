// When a page that is being left fades.
import { act, cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { PageBody } from './PageBody.tsx'

afterEach(cleanup)

const page = (isLeaving: boolean) => <PageBody isLeaving={isLeaving}>Transactions</PageBody>
const isFaded = () => screen.getByText('Transactions').hasAttribute('data-leaving')
const afterPicture = () =>
  act(async () => {
    await new Promise(requestAnimationFrame)
    await new Promise((done) => setTimeout(done))
  })

test('a page fades one picture after it is left, until the next one is there', async () => {
  const { rerender } = render(page(false))
  rerender(page(true))
  expect(isFaded()).toBe(false)
  await afterPicture()
  expect(isFaded()).toBe(true)
  rerender(page(false))
  expect(isFaded()).toBe(false)
})

test('it does not fade where the next page is there at once', async () => {
  const { rerender } = render(page(false))
  rerender(page(true))
  rerender(page(false))
  await afterPicture()
  expect(isFaded()).toBe(false)
})
