// What is shown when a page breaks.
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { RouteErrorBoundary } from './RouteErrorBoundary.tsx'

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

function Broken({ error }: { error: Error }): never {
  throw error
}

function showBroken(error: Error) {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  render(
    <RouteErrorBoundary>
      <Broken error={error} />
    </RouteErrorBoundary>,
  )
  return logged
}

test('R-017 a page that throws shows the error page with an id that the log has too, and the way back', () => {
  const logged = showBroken(new Error('boom'))
  expect(screen.getByRole('heading').textContent).toBe('Something went wrong on this page.')
  const id = screen.getByText(/^[0-9a-f]{8}$/).textContent
  expect(logged.mock.calls.map(([first]) => first)).toContain(`Error ${id}`)
  expect(screen.getByRole('link').getAttribute('href')).toBe('/dashboard')
  expect(screen.queryByText(/boom/)).toBeNull()
})

test('a page whose code could not be fetched says so instead', () => {
  showBroken(new TypeError('Failed to fetch dynamically imported module: /assets/x.js'))
  expect(screen.getByRole('heading').textContent).toBe('We couldn’t load this page.')
})
