// A figure in the table: exact or in whole pounds, the pence a shade quieter; exactly "0.00" where
// nothing is known.
import type { Minor } from '@plimsoll/domain/money'
import { money, pounds } from '../../format/amount.ts'
import type { Figures } from './use-address.ts'
import './figure.css'

/** What a cell without a value shows. */
export const emptyFigure = '0.00'

/** The figure; null is shown as the specification's empty cell. */
export function Figure({ amount, figures }: { amount: Minor | null; figures: Figures }) {
  if (amount === null) return <>{emptyFigure}</>
  if (figures === 'pounds') return <>{pounds(amount)}</>
  const [whole, pence] = money(amount).split('.')
  return (
    <>
      {whole}
      <span className="figure-pence">.{pence}</span>
    </>
  )
}
