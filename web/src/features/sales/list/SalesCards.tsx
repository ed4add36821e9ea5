// What the pipeline comes to, at a glance: open, weighted, won but not invoiced, overdue, and what
// projects do to the low point.
import type { Counting } from '@plimsoll/contract/sales-counting'
import type { salesCards } from '@plimsoll/contract/sales-forecast'
import { less } from '@plimsoll/domain/money'
import type { ReactNode } from 'react'
import { Link } from 'wouter'
import type * as z from 'zod/mini'
import { change, rough } from '../../../format/amount.ts'
import { dayShort } from '../../../format/date.ts'
import { inProjects } from '../project-words.ts'

type Cards = z.output<typeof salesCards.reply>['data']

const countingWords: Readonly<Record<Counting, string>> = {
  off: 'with projects left out',
  expected: 'with projects at expected value',
  won: 'as if every project were won',
}

const list = '/sales/projects'
const forecast = '/cash-flow/forecast'

/** Five figures in a row, two by two on a phone. Each leads to what it is made of. */
export function SalesCards({ cards }: { cards: Cards }) {
  const { pipeline, not_invoiced: open, overdue } = cards
  return (
    <dl className="sl-cards">
      <Figure label="Pipeline" to={`${list}?status=Proposed`} amount={rough(pipeline.amount)}>
        {inProjects(pipeline.count)} proposed{pipeline.with_vat && ', with VAT'}
      </Figure>
      <Figure
        label="Weighted"
        to={`${list}?sort=weighted&order=desc`}
        amount={rough(cards.weighted)}
        tone="forecast"
      >
        Open amounts by probability
      </Figure>
      <Figure
        label="Won, not invoiced"
        to={`${list}?sort=outstanding&order=desc`}
        amount={rough(open.amount)}
      >
        {open.count === 1 ? '1 milestone' : `${open.count} milestones`}
      </Figure>
      <Figure
        label="Overdue"
        to={`${list}?sort=slip_days&order=desc`}
        amount={rough(overdue.amount)}
        tone={overdue.count > 0 ? 'bad' : 'plain'}
      >
        {overdue.count === 0
          ? 'Nothing is overdue'
          : overdue.count === 1
            ? '1 milestone to re-date'
            : `${overdue.count} milestones to re-date`}
      </Figure>
      <LowestPoint cards={cards} />
    </dl>
  )
}

function LowestPoint({ cards: { low, counting } }: { cards: Cards }) {
  if (!low)
    return (
      <Figure label="Lowest point, 13 weeks" to={forecast} amount="–">
        No forecast yet
      </Figure>
    )
  const now = low[counting]
  // With projects left out there's no effect yet, so the figure shows what counting them would do.
  const other = counting === 'off' ? low.expected : now
  const effect = less(other.balance, low.off.balance)
  return (
    <Figure
      label="Lowest point, 13 weeks"
      to={forecast}
      amount={rough(now.balance)}
      tone="forecast"
    >
      {dayShort(now.day)}, {countingWords[counting]}.{' '}
      <b className={effect < 0 ? 'sl-less' : effect > 0 ? 'sl-more' : undefined}>
        {effect === 0 ? 'No effect' : change(effect)}
      </b>{' '}
      {counting === 'off' ? 'at expected value' : 'from projects'}
    </Figure>
  )
}

function Figure(props: {
  label: string
  to: string
  amount: string
  tone?: 'plain' | 'forecast' | 'bad'
  children: ReactNode
}) {
  return (
    <div>
      <dt>
        <Link to={props.to}>{props.label}</Link>
      </dt>
      <dd>
        <b className={`sl-figure sl-figure-${props.tone ?? 'plain'}`}>{props.amount}</b>
        <small>{props.children}</small>
      </dd>
    </div>
  )
}
