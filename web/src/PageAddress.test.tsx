// Which address a page sees while it is being left, and what of the frame listens to it.
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { Link, Router, useLocation, useSearch } from 'wouter'
import { memoryLocation } from 'wouter/memory-location'
import { FrameAddress, PageAddress, useFramePath } from './PageAddress.tsx'

afterEach(cleanup)

function Addresses() {
  const [path] = useLocation()
  return <p>{`${path} ${useSearch()} ${useFramePath()}`}</p>
}

test('a page that is being left keeps its address, the frame has the new one', () => {
  const { hook, searchHook, navigate } = memoryLocation({ path: '/cash-flow?q=rent' })
  const page = (isLeft: boolean) => (
    <Router hook={hook} searchHook={searchHook}>
      <FrameAddress>
        <PageAddress isLeft={isLeft}>
          <Addresses />
        </PageAddress>
      </FrameAddress>
    </Router>
  )
  const { rerender } = render(page(false))
  const shown = () => screen.getByText(/^\//).textContent
  expect(shown()).toBe('/cash-flow q=rent /cash-flow')
  act(() => {
    navigate('/cash-flow/rules?add=1')
    rerender(page(true))
  })
  expect(shown()).toBe('/cash-flow q=rent /cash-flow/rules')
  rerender(page(false))
  expect(shown()).toBe('/cash-flow/rules add=1 /cash-flow/rules')
})

test('a link of the frame leads on, and is not drawn again for it', () => {
  const { hook, searchHook } = memoryLocation({ path: '/cash-flow' })
  let drawn = 0
  // Listens to the address as wouter's own links do.
  const Linked = () => {
    useLocation()
    drawn++
    return <Link to="/cash-flow/rules">Rules</Link>
  }
  const Place = () => <p>{useFramePath()}</p>
  render(
    <Router hook={hook} searchHook={searchHook}>
      <FrameAddress>
        <Linked />
        <Place />
      </FrameAddress>
    </Router>,
  )
  fireEvent.click(screen.getByRole('link'))
  screen.getByText('/cash-flow/rules')
  expect(drawn).toBe(1)
})
