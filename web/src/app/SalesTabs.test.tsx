// The header tabs of the sales pages: which there are, where each leads, and which is the current
// one there.
import { cleanup, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { Router } from 'wouter'
import { memoryLocation } from 'wouter/memory-location'
import { page } from './page-table.ts'
import { SalesTabs } from './SalesTabs.tsx'
import { ShellContext } from './shell-context.ts'

afterEach(cleanup)

// A page that isn't built has no tab.
const pages = ['/sales/projects', '/sales/subscription', '/sales/products'].map((path) =>
  page(path, 'Sales', () => Promise.resolve({ default: () => null })),
)

test('R-145 R-146 the tabs Project, Subscription and Products lead to their pages', async () => {
  const { hook, searchHook, history } = memoryLocation({ path: '/sales/projects/1', record: true })
  render(
    <Router hook={hook} searchHook={searchHook}>
      <ShellContext
        value={{ pages, open: () => undefined, toggleChat: () => undefined, ask: () => undefined }}
      >
        <SalesTabs />
      </ShellContext>
    </Router>,
  )
  const tabs = () => screen.getAllByRole('link').map(({ textContent }) => textContent)
  expect(tabs()).toEqual(['Project', 'Subscription', 'Products'])
  for (const [label, path] of [
    ['Subscription', '/sales/subscription'],
    ['Products', '/sales/products'],
    ['Project', '/sales/projects'],
  ] as const) {
    await userEvent.click(screen.getByRole('link', { name: label }))
    expect(history.at(-1)).toBe(path)
    expect(screen.getByRole('link', { current: 'page' }).textContent).toBe(label)
  }
})
