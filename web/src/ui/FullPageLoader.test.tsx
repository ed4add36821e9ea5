// The loader over the page.
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { FullPageLoader } from './FullPageLoader.tsx'

afterEach(cleanup)

test('R-019 a wheel event over the loader is prevented, so that nothing behind it scrolls', () => {
  render(<FullPageLoader />)
  const wheel = new Event('wheel', { bubbles: true, cancelable: true })
  screen.getByRole('status').dispatchEvent(wheel)
  expect(wheel.defaultPrevented).toBe(true)
})

test('the loader says that something is loading', () => {
  render(<FullPageLoader />)
  expect(screen.getByRole('status').textContent).toContain('Loading')
})
