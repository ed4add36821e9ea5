// The tree grid by keyboard and by what assistive technology announces.
import { act, cleanup, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { flushSync } from 'react-dom'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { TreeGrid } from './TreeGrid.tsx'
import type { GridRow } from './tree-grid.ts'

const opened = vi.fn()

const row = (id: string, children: GridRow[] = []): GridRow => ({
  id,
  label: id,
  cells: () =>
    ['1', '2'].map((column) => ({
      content: `${id}${column}`,
      onOpen: () => opened(`${id}${column}`),
    })),
  children,
})
const rows = [row('top'), row('out', [row('op', [row('rent')]), row('inv')]), row('end')]

function Grid({ open = [] }: { open?: string[] }) {
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set(open))
  return (
    <TreeGrid
      label="Money"
      rowsTitle="Timeline"
      columns={[
        { id: 'oct', title: 'Oct 2026', note: 'Actual', onOpen: () => opened('oct') },
        { id: 'nov', title: 'Nov 2026', note: 'Forecast' },
      ]}
      rows={rows}
      open={ids}
      onToggle={(id) =>
        setIds((before) =>
          before.has(id)
            ? new Set([...before].filter((other) => other !== id))
            : new Set([...before, id]),
        )
      }
    />
  )
}

const place = () => document.activeElement?.getAttribute('data-place')
const press = async (keys: string) => {
  await userEvent.keyboard(keys)
  return place()
}

beforeEach(() => opened.mockClear())
afterEach(cleanup)

describe('what assistive technology announces', () => {
  test('rows carry level, place and number, and only those that open carry their state', () => {
    render(<Grid open={['out']} />)
    const announced = [...document.querySelectorAll('tbody tr')].map((tr) =>
      ['data-place', 'aria-level', 'aria-posinset', 'aria-setsize', 'aria-expanded']
        .map((name) => tr.getAttribute(name) ?? '-')
        .join(' '),
    )
    expect(announced).toEqual([
      'top| 1 1 3 -',
      'out| 1 2 3 true',
      'op| 2 1 2 false',
      'inv| 2 2 2 -',
      'end| 1 3 3 -',
    ])
    expect(screen.getByRole('treegrid', { name: 'Money' })).toBeTruthy()
  })

  test('headings say in words what kind of column they stand on', () => {
    render(<Grid />)
    expect(screen.getByText('Oct 2026').closest('th')?.textContent).toBe('Oct 2026Actual')
    expect(screen.getByText('Nov 2026').closest('th')?.textContent).toBe('Nov 2026Forecast')
  })

  test('there is one tab stop', async () => {
    render(<Grid open={['out']} />)
    expect(document.querySelectorAll('[tabindex="0"]')).toHaveLength(1)
    await userEvent.tab()
    expect(place()).toBe('top|')
    await userEvent.keyboard('{ArrowDown}{ArrowRight}')
    expect(document.querySelectorAll('[tabindex="0"]')).toHaveLength(1)
  })
})

describe('the keys', () => {
  test('R-101 right opens a closed row, then enters its cells; left leads back, closes, and goes to the parent', async () => {
    render(<Grid />)
    await userEvent.tab()
    expect(await press('{ArrowDown}')).toBe('out|')
    expect(await press('{ArrowRight}')).toBe('out|')
    expect(screen.getByText('op')).toBeTruthy()
    expect(await press('{ArrowRight}')).toBe('out|0')
    expect(await press('{ArrowRight}')).toBe('out|1')
    expect(await press('{ArrowRight}')).toBe('out|1')
    expect(await press('{ArrowLeft}{ArrowLeft}')).toBe('out|')
    expect(await press('{ArrowDown}')).toBe('op|')
    expect(await press('{ArrowLeft}')).toBe('out|')
    await press('{ArrowLeft}')
    expect(screen.queryByText('op')).toBeNull()
  })

  test('up and down keep the column and stop at the ends', async () => {
    render(<Grid />)
    await userEvent.tab()
    expect(await press('{ArrowRight}{ArrowRight}{ArrowDown}')).toBe('out|1')
    expect(await press('{ArrowUp}{ArrowUp}{ArrowUp}')).toBe('headings|1')
    expect(await press('{ArrowDown}{ArrowDown}{ArrowDown}{ArrowDown}')).toBe('end|1')
  })

  test('Home and End lead within the row or the rows, with Control over the whole grid', async () => {
    render(<Grid />)
    await userEvent.tab()
    expect(await press('{End}')).toBe('end|')
    expect(await press('{Home}')).toBe('headings|')
    expect(await press('{ArrowDown}{ArrowRight}{End}')).toBe('top|1')
    expect(await press('{Home}')).toBe('top|0')
    expect(await press('{Control>}{End}{/Control}')).toBe('end|1')
    expect(await press('{Control>}{Home}{/Control}')).toBe('headings|0')
  })

  test('Enter opens what is behind a cell or a heading, and opens a row; Escape leaves the cells', async () => {
    render(<Grid />)
    await userEvent.tab()
    await press('{ArrowRight}{Enter}')
    expect(opened).toHaveBeenLastCalledWith('top1')
    await press('{ArrowUp}{Enter}')
    expect(opened).toHaveBeenLastCalledWith('oct')
    expect(await press('{Escape}')).toBe('headings|')
    await press('{ArrowDown}{ArrowDown}{Enter}')
    expect(screen.getByText('op')).toBeTruthy()
  })

  test('when the row with the focus is closed away, the tab stop stays reachable', async () => {
    render(<Grid open={['out', 'op']} />)
    await userEvent.click(screen.getByText('rent1'))
    await userEvent.click(screen.getByText('out'))
    expect(screen.queryByText('rent1')).toBeNull()
    expect(document.querySelectorAll('[tabindex="0"]')).toHaveLength(1)
  })
})

describe('one press, one picture', () => {
  test('a row is announced as open before the rows below it are drawn', async () => {
    render(<Grid />)
    await act(async () => {
      flushSync(() => screen.getByText('out').click())
      expect(stateOf('out')).toBe('true')
      expect(screen.queryByText('op')).toBeNull()
    })
    expect(screen.getByText('op')).toBeTruthy()
  })

  test('keys pressed before the rows are drawn lead to them all the same', async () => {
    render(<Grid />)
    await userEvent.tab()
    await userEvent.keyboard('{ArrowDown}')
    await act(async () => {
      for (const key of ['ArrowRight', 'ArrowDown']) flushSync(() => pressKey(key))
      expect(screen.queryByText('op')).toBeNull()
    })
    expect(place()).toBe('op|')
  })
})

const stateOf = (label: string) =>
  screen.getByText(label).closest('tr')?.getAttribute('aria-expanded')

const pressKey = (key: string) =>
  document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }))

test('a click on a figure opens what is behind it', async () => {
  render(<Grid />)
  await userEvent.click(screen.getByRole('button', { name: 'top2' }))
  expect(opened).toHaveBeenCalledExactlyOnceWith('top2')
})
