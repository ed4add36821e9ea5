// The first rows of the list as they are, until the code that draws only what is in sight has come.
import type { Transaction } from '@plimsoll/contract/transactions'
import { Fragment, memo, type ReactNode, useState } from 'react'
import { keyOf } from '../keys.ts'
import { DayHeading } from './DayHeading.tsx'
import { itemsOf } from './list-items.ts'
import { usualRowPx } from './row-height.ts'

/** As many as fill the window. */
export const PlainRows = memo(function PlainRows(props: {
  rows: readonly Transaction[]
  row: (row: Transaction, at: number) => ReactNode
}) {
  const [count] = useState(() => Math.ceil(innerHeight / usualRowPx()))
  return itemsOf(props.rows.slice(0, count)).map((item) =>
    item.kind === 'day' ? (
      <DayHeading key={item.day} day={item.day} />
    ) : (
      <Fragment key={keyOf(item.row)}>{props.row(item.row, item.at)}</Fragment>
    ),
  )
})
