// The first rows of the list as they are, until the code that draws only what is in sight has come.
import type { Transaction } from '@plimsoll/contract/transactions'
import { Fragment, type ReactNode } from 'react'
import { keyOf } from '../keys.ts'
import { DayHeading } from './DayHeading.tsx'
import { itemsOf } from './list-items.ts'

const firstRows = 30

/** Enough to fill a screen. */
export function PlainRows(props: {
  rows: readonly Transaction[]
  row: (row: Transaction, at: number) => ReactNode
}) {
  return itemsOf(props.rows.slice(0, firstRows)).map((item) =>
    item.kind === 'day' ? (
      <DayHeading key={item.day} day={item.day} />
    ) : (
      <Fragment key={keyOf(item.row)}>{props.row(item.row, item.at)}</Fragment>
    ),
  )
}
