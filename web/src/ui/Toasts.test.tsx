// Where toasts are shown.
import { act, cleanup, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Dialog } from './Dialog.tsx'
import { loadLater } from './LazyToasts.tsx'
import { Toasts } from './Toasts.tsx'
import { dismissToast, shownToasts, toastSuccess } from './toast.ts'

const shows = vi.fn()

beforeEach(() => {
  // The simulated document has no top layer; what counts is that it is requested.
  Object.assign(HTMLElement.prototype, { showPopover: shows, hidePopover: vi.fn() })
})
afterEach(() => {
  for (const { id } of shownToasts()) dismissToast(id)
  cleanup()
  shows.mockReset()
})

test('a toast is read out politely and goes to the top layer', () => {
  render(<Toasts />)
  shows.mockReset()
  act(() => toastSuccess('Saved.', { detail: 'All of it.' }))
  expect(screen.getByRole('status').textContent).toContain('Saved.')
  expect(shows).toHaveBeenCalled()
})

test('while a dialog is open toasts stand inside it, where they can be reached, and outside again afterwards', () => {
  const page = (isOpen: boolean) => (
    <>
      {isOpen && (
        <Dialog title="Account" onClose={() => undefined}>
          Text
        </Dialog>
      )}
      <Toasts />
    </>
  )
  const { rerender } = render(page(true))
  act(() => toastSuccess('Saved.'))
  expect(screen.getByText('Saved.').closest('dialog')).not.toBeNull()
  rerender(page(false))
  expect(screen.getByText('Saved.').closest('dialog')).toBeNull()
})

test('code that can’t be fetched breaks no page and is fetched again for the next message', async () => {
  const load = vi.fn<() => Promise<typeof import('./Toasts.tsx')>>()
  load.mockRejectedValueOnce(new Error('Failed to fetch dynamically imported module'))
  load.mockResolvedValue({ Toasts })
  const loaded = loadLater(load)
  await vi.waitFor(() => {
    toastSuccess('Saved.')
    expect(load).toHaveBeenCalledTimes(2)
  })
  expect(await loaded).toEqual({ default: Toasts })
})
