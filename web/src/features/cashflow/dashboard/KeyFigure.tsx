// One figure of the strip: what it is, how much, and a remark below. The whole of it leads to what
// is behind the figure.
import { type Minor, minor } from '@plimsoll/domain/money'
import type { ReactNode } from 'react'
import { Link } from 'wouter'
import { money, pounds, short } from '../../../format/amount.ts'

/** Indigo for what is expected, ink for what is. To the penny under the pointer. */
export function KeyFigure(props: {
  label: string
  amount: Minor | null
  tone?: 'fact' | 'forecast'
  href: string
  children?: ReactNode
}) {
  const { amount } = props
  return (
    <Link
      to={props.href}
      className={`dash-figure dash-figure-${props.tone ?? 'fact'}`}
      title={amount === null ? undefined : money(amount)}
    >
      <span className="dash-figure-label">{props.label}</span>{' '}
      <span className="dash-figure-amount">{amount === null ? '–' : atAGlance(amount)}</span>{' '}
      <span className="dash-figure-foot">{props.children}</span>
    </Link>
  )
}

/** In whole pounds, until that would not fit any more. */
function atAGlance(amount: Minor): string {
  return Math.abs(amount) < wholeBelow ? pounds(amount) : short(amount)
}

const wholeBelow = minor(1_000_000_000)
