// The chance of running short, below the list of projects.
import type { ComponentProps } from 'react'
import { goalHref } from '../../features/cashflow/dashboard/links.ts'
import { ChanceCard } from '../../features/sales/chance/ChanceCard.tsx'

/** What a lever leads to is up to the page. */
export default function Chance({ onTry }: Pick<ComponentProps<typeof ChanceCard>, 'onTry'>) {
  return <ChanceCard onTry={onTry} goalHref={goalHref} />
}
