// Gives elements a width, as a browser does once it has laid the page out.
import { act } from '@testing-library/react'
import { vi } from 'vitest'

/** Every element that is watched is as wide as this, which is reported a moment later. */
export function layOutAt(width: number): void {
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(width)
  vi.stubGlobal(
    'ResizeObserver',
    class {
      readonly #report: () => void
      #timer: ReturnType<typeof setTimeout> | undefined
      constructor(report: () => void) {
        this.#report = report
      }
      observe() {
        this.#timer ??= setTimeout(() => act(this.#report))
      }
      unobserve() {}
      disconnect() {
        clearTimeout(this.#timer)
      }
    },
  )
}
