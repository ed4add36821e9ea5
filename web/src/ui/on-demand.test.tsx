// Parts whose code comes when they are first shown.
import { cleanup, render, screen } from '@testing-library/react'
import { Component, type ReactNode } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { onDemand } from './on-demand.ts'

afterEach(cleanup)

const Sheet = ({ words }: { words: string }) => <p>{words}</p>

test('code that was fetched ahead is drawn at once', async () => {
  const Part = onDemand(async () => ({ default: Sheet }))
  Part.ahead.onPointerEnter()
  await afterPicture()
  render(<Part words="Rent, £850.00" />)
  expect(screen.getByText('Rent, £850.00')).toBeTruthy()
})

test('a press is answered before the code is fetched, and code that is there is not fetched again', async () => {
  const load = vi.fn(async () => ({ default: Sheet }))
  const Part = onDemand(load)
  Part.ahead.onPointerEnter()
  expect(load).not.toHaveBeenCalled()
  await afterPicture()
  Part.ahead.onFocus()
  await afterPicture()
  expect(load).toHaveBeenCalledOnce()
})

test('code that could not be fetched ahead is asked for again by the next look', async () => {
  const load = vi.fn(async () => ({ default: Sheet }))
  load.mockRejectedValueOnce(new Error('no connection'))
  const Part = onDemand(load)
  Part.ahead.onPointerEnter()
  await afterPicture()
  Part.ahead.onPointerEnter()
  await afterPicture()
  expect(load).toHaveBeenCalledTimes(2)
})

test('without it nothing is drawn until the code is there', async () => {
  const Part = onDemand(async () => ({ default: Sheet }))
  const { container } = render(<Part words="Rent, £850.00" />)
  expect(container.textContent).toBe('')
  expect(await screen.findByText('Rent, £850.00')).toBeTruthy()
})

test('code that cannot be fetched fails the part, and the next one asks again', async () => {
  const silence = vi.spyOn(console, 'error').mockReturnValue()
  const load = vi.fn(async () => ({ default: Sheet }))
  load.mockRejectedValueOnce(new Error('no connection'))
  const Part = onDemand(load)
  const first = render(
    <Caught>
      <Part words="Rent, £850.00" />
    </Caught>,
  )
  expect(await screen.findByText('Failed: no connection')).toBeTruthy()
  first.unmount()
  render(<Part words="Rent, £850.00" />)
  expect(await screen.findByText('Rent, £850.00')).toBeTruthy()
  silence.mockRestore()
})

/** The next picture, and what was left for after it. */
async function afterPicture() {
  await new Promise(requestAnimationFrame)
  await new Promise((done) => setTimeout(done))
}

class Caught extends Component<{ children: ReactNode }, { failure: string }> {
  override state = { failure: '' }
  static getDerivedStateFromError(error: Error) {
    return { failure: `Failed: ${error.message}` }
  }
  override render() {
    return this.state.failure || this.props.children
  }
}
