// A press that changes the address.
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, expect, test } from 'vitest'
import { useAddressAhead } from './address-ahead.ts'
import { AtAddress } from './testing/AtAddress.tsx'

afterEach(cleanup)

function Switch() {
  const [query, change] = useAddressAhead()
  const view = query.get('view') ?? 'chart'
  return (
    <button type="button" onClick={() => change({ view: view === 'chart' ? 'table' : null })}>
      {view}
    </button>
  )
}

function Page() {
  const [isLeft, leave] = useState(false)
  return (
    <>
      {!isLeft && <Switch />}
      <button type="button" onClick={() => leave(true)}>
        Leave
      </button>
    </>
  )
}

const address = () => screen.getByTestId('address').textContent
const afterAWhile = () => new Promise((resolve) => setTimeout(resolve, 100))

function show() {
  render(
    <AtAddress path="/dashboard?years=2">
      <Page />
    </AtAddress>,
  )
}

test('what is pressed changes at once, the address one picture later', async () => {
  show()
  fireEvent.click(screen.getByRole('button', { name: 'chart' }))
  expect(screen.getByRole('button', { name: 'table' })).toBeTruthy()
  expect(address()).toBe('/dashboard?years=2')
  await waitFor(() => expect(address()).toBe('/dashboard?years=2&view=table'))
  expect(screen.getByRole('button', { name: 'table' })).toBeTruthy()
})

test('pressed twice in a row it ends where it began', async () => {
  show()
  fireEvent.click(screen.getByRole('button', { name: 'chart' }))
  fireEvent.click(screen.getByRole('button', { name: 'table' }))
  const seen = new Set<string | null>()
  const look = () => seen.add(screen.getByText(/chart|table/).textContent)
  const watch = new MutationObserver(look)
  watch.observe(document.body, { subtree: true, childList: true, characterData: true })
  await afterAWhile()
  watch.disconnect()
  look()
  expect(address()).toBe('/dashboard?years=2')
  // The first of the two steps of the address isn't seen.
  expect([...seen]).toEqual(['chart'])
})

test('a page that is left by then leaves the address alone', async () => {
  show()
  fireEvent.click(screen.getByRole('button', { name: 'chart' }))
  fireEvent.click(screen.getByRole('button', { name: 'Leave' }))
  await afterAWhile()
  expect(address()).toBe('/dashboard?years=2')
})
