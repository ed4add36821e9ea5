// The period switch: one of its choices is always selected.
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { PeriodBar } from './PeriodBar.tsx'

afterEach(cleanup)

test.each([
  ['2026-09', ['Current month'], 3, false],
  ['2026-09', ['Latest month'], 3, true],
  ['2026-05', ['Last 6 months'], 3, false],
  ['2026-08', ['Aug to Jan 2027'], 4, false],
])('six months from %s have %o selected', (start, selected, count, isEnded) => {
  render(
    <PeriodBar
      start={start}
      current="2026-11"
      isEnded={isEnded}
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
