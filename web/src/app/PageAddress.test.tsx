// Which address a page sees while it is being left.
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { Router, useLocation, useSearch } from 'wouter'
import { memoryLocation } from 'wouter/memory-location'
import { PageAddress, useFramePath } from './PageAddress.tsx'

afterEach(cleanup)

function Addresses() {
  const [path] = useLocation()
  return <p>{`${path} ${useSearch()} ${useFramePath()}`}</p>
}

test('a page that is being left keeps its address, the frame has the new one', () => {
  const { hook, searchHook, navigate } = memoryLocation({ path: '/cash-flow?q=rent' })
  const page = (isLeft: boolean) => (
    <Router hook={hook} searchHook={searchHook}>
      <PageAddress isLeft={isLeft}>
        <Addresses />
      </PageAddress>
    </Router>
  )
  const { rerender } = render(page(false))
  const shown = () => screen.getByText(/^\//).textContent
  expect(shown()).toBe('/cash-flow q=rent /cash-flow')
  navigate('/cash-flow/rules?add=1')
  rerender(page(true))
  expect(shown()).toBe('/cash-flow q=rent /cash-flow/rules')
  rerender(page(false))
  expect(shown()).toBe('/cash-flow/rules add=1 /cash-flow/rules')
})
