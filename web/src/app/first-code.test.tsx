// What stands until the code of the first page is there.
import { act, cleanup, configure, screen } from '@testing-library/react'
import { type ReactNode, startTransition } from 'react'
import { createRoot } from 'react-dom/client'
import { afterEach, expect, test, vi } from 'vitest'
import { AtAddress } from '../testing/AtAddress.tsx'
import { page } from './page-table.ts'
import { RoutePage } from './RoutePage.tsx'

configure({ asyncUtilTimeout: 8000 })
afterEach(cleanup)

test('the loader of index.html stands until the first page is drawn, which nothing holds back', async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false)
  document.body.innerHTML = '<div id="root"><p>The loader of index.html</p></div>'
  const place = document.getElementById('root') as HTMLElement
  let arrive: (file: { default: () => ReactNode }) => void = () => undefined
  const arrival = new Promise<{ default: () => ReactNode }>((resolve) => {
    arrive = resolve
  })
  // As the browser does: it takes some moments to hand out code that is there.
  const first = page('/first', 'First', async () => {
    const file = await arrival
    await new Promise((resolve) => setTimeout(resolve, 20))
    return file
  })
  const root = createRoot(place)
  startTransition(() =>
    root.render(
      <AtAddress path="/first">
        <RoutePage page={first} />
      </AtAddress>,
    ),
  )
  await new Promise((resolve) => setTimeout(resolve, 100))
  expect(place.textContent).toBe('The loader of index.html')
  const since = performance.now()
  arrive({ default: () => <h1>Here it is</h1> })
  await screen.findByRole('heading', { name: 'Here it is' })
  // Behind a loader of React's own it would take 300 ms.
  expect(performance.now() - since).toBeLessThan(200)
  expect(document.title).toBe('First · Plimsoll')
  act(() => root.unmount())
})
