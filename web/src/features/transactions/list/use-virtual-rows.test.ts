import { act, cleanup, renderHook, waitFor } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { useVirtualRows } from './use-virtual-rows.ts'

afterEach(cleanup)

const pointer = (kind: string) => act(() => dispatchEvent(new Event(kind)))
const aMoment = () => act(() => new Promise((resolve) => setTimeout(resolve)))

test('rows are not replaced while one of them is pressed', async () => {
  const { result, rerender } = renderHook(({ isWanted }) => useVirtualRows(isWanted), {
    initialProps: { isWanted: false },
  })
  await import('./VirtualRows.tsx')
  rerender({ isWanted: true })
  await pointer('pointerdown')
  await aMoment()
  await aMoment()
  expect(result.current).toBeNull()
  await pointer('pointerup')
  await waitFor(() => expect(result.current).not.toBeNull())
})

test('without a press they are replaced as soon as the code is there', async () => {
  const { result } = renderHook(() => useVirtualRows(true))
  await waitFor(() => expect(result.current).not.toBeNull())
})
