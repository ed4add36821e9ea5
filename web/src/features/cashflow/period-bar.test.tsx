// The period switch: one of its choices is always selected.
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { PeriodBar } from './PeriodBar.tsx'

afterEach(cleanup)

test.each([
  ['2026-09', ['Current month'], 3],
  ['2026-05', ['Last 6 months'], 3],
  ['2026-08', ['Aug to Jan 2027'], 4],
])('six months from %s have %o selected', (start, selected, count) => {
  render(
    <PeriodBar
      start={start}
      current="2026-11"
      back={null}
      ahead={null}
      onPeriod={() => undefined}
    />,
  )
  const choices = screen.getAllByRole('button').filter((each) => each.hasAttribute('aria-pressed'))
  expect(choices).toHaveLength(count)
  const pressed = choices.filter((each) => each.getAttribute('aria-pressed') === 'true')
  expect(pressed.map((each) => each.textContent)).toEqual(selected)
})
