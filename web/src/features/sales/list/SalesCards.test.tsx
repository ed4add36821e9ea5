// The cards above the list of projects.
import { minor } from '@plimsoll/domain/money'
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { SalesCards } from './SalesCards.tsx'

afterEach(cleanup)

const none = { count: 0, amount: minor(0) }
const show = (with_vat: boolean) =>
  render(
    <SalesCards
      cards={{
        pipeline: { count: 2, amount: minor(6_288_000), with_vat },
        weighted: minor(0),
        not_invoiced: none,
        overdue: none,
        counting: 'off',
        low: null,
      }}
    />,
  )

test('the pipeline names the VAT in it, which the tab of its projects has on top', () => {
  show(true)
  expect(screen.getByText('£62.9K')).toBeTruthy()
  expect(screen.getByText('2 projects proposed, with VAT')).toBeTruthy()
  cleanup()
  show(false)
  expect(screen.getByText('2 projects proposed')).toBeTruthy()
})
