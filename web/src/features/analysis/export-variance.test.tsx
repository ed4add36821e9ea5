// The export of Analysis: the same menu as on other pages, for what the page shows.
import { cleanup, configure, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { keepToken } from '../../api/session.ts'
import { answer, tokenOf } from '../../testing/session.ts'
import ExportVariance from './ExportVariance.tsx'

configure({ asyncUtilTimeout: 8000 })
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

test('the table on screen is saved as CSV or as a workbook', async () => {
  keepToken(tokenOf())
  const fetched = answer({ 'GET /api/v1/analysis/variance-export': {} })
  URL.createObjectURL = () => 'blob:file'
  URL.revokeObjectURL = () => undefined
  render(
    <ExportVariance
      filter={{ timeframe: 'last_month', compare: 'previous', flow: 'out', from: null, to: null }}
    />,
  )
  for (const [name, format] of [
    ['CSV file', 'csv'],
    ['Excel workbook', 'xlsx'],
  ] as const) {
    await userEvent.click(screen.getByRole('button', { name: 'Export' }))
    await userEvent.click(await screen.findByText(name))
    const query = new URLSearchParams(String(fetched.mock.lastCall?.[0]).split('?')[1])
    expect(Object.fromEntries(query)).toEqual({
      timeframe: 'last_month',
      compare: 'previous',
      flow_type: 'out',
      format,
    })
  }
})
