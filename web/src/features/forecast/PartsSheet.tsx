// The sheet behind a month's figure: what has happened, every part of what is still to come, and
// that they add up.
import type { Part } from '@plimsoll/contract/forecast-lines'
import { less } from '@plimsoll/domain/money'
import { CircleAlert, CircleCheck } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { Link } from 'wouter'
import { change, money } from '../../format/amount.ts'
import { dayShort, monthLong } from '../../format/date.ts'
import { Button } from '../../ui/Button.tsx'
import { Chip } from '../../ui/Chip.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { type LevelMonth, monthParts, type PartsProof, partGroups } from './level-sums.ts'
import './parts-sheet.css'

const kindWords = { past: 'Actual', current: 'In progress', ahead: 'Forecast' }
const sourceWords: Record<Part['source'], string> = {
  series: 'Regular payments',
  remainder: 'Irregular payments',
  tax: 'Tax estimates',
  rule: 'Your rules',
  one_off: 'One-off payments',
  invoice: 'Invoices and bills',
  project: 'Projects',
}

/**
 * `hrefOfPart` leads to a part's line, null where there is none; `children` are the transactions of
 * what has happened.
 */
export function PartsSheet(props: {
  title: string
  month: LevelMonth
  today: string
  hrefOfPart: (part: Part) => string | null
  onClose: () => void
  children?: ReactNode
}) {
  const { month } = props
  const { kind, happened, parts, figure, proof } = monthParts(month, props.today)
  return (
    <Dialog
      title={props.title}
      description={monthLong(month.month)}
      shape="sheet"
      onClose={props.onClose}
    >
      <div className="fc-parts-sum">
        <b className={kind === 'past' ? '' : 'forecast-ink'}>{money(figure)}</b>
        <Chip tone={kind === 'past' ? 'neutral' : 'forecast'}>{kindWords[kind]}</Chip>
      </div>
      {kind === 'past' && month.forecast !== null && (
        <p className="fc-parts-total">
          {money(month.forecast)} forecast:{' '}
          <span className="one-line">{change(less(figure, month.forecast))}</span>
        </p>
      )}
      {kind !== 'past' && (
        <>
          {kind === 'current' && (
            <p className="fc-parts-row fc-parts-happened">
              <span>So far</span>
              <b>{money(happened)}</b>
            </p>
          )}
          {partGroups(parts).map((group) => (
            <Group key={group.source} group={group} hrefOfPart={props.hrefOfPart} />
          ))}
          {parts.length === 0 && <p className="fc-parts-none">Nothing else is expected.</p>}
          <ProofRow proof={proof} />
        </>
      )}
      {kind !== 'ahead' && (
        <section className="fc-parts-paid">
          <h3>{kind === 'past' ? 'Transactions' : 'Transactions so far'}</h3>
          {props.children}
        </section>
      )}
    </Dialog>
  )
}

/** Says that parts and figure agree, or by how much they do not. */
export function ProofRow({ proof }: { proof: PartsProof }) {
  const Icon = proof.isEqual ? CircleCheck : CircleAlert
  return (
    <p className={`fc-parts-proof ${proof.isEqual ? '' : 'fc-parts-apart'}`} role="status">
      <Icon size={16} aria-hidden />
      {proof.words}
    </p>
  )
}

function Group(props: {
  group: ReturnType<typeof partGroups>[number]
  hrefOfPart: (part: Part) => string | null
}) {
  const { group } = props
  const [isWhole, setWhole] = useState(false)
  const shown = isWhole ? group.parts : group.parts.slice(0, fewParts)
  return (
    <section className="fc-parts-group">
      <h3 className="fc-parts-row">
        <span>{sourceWords[group.source]}</span>
        <b>{money(group.amount)}</b>
      </h3>
      <ul>
        {shown.map((part) => (
          <li key={`${part.line_id} ${part.due ?? part.day ?? ''} ${part.amount} ${part.words}`}>
            <PartRow part={part} href={props.hrefOfPart(part)} />
          </li>
        ))}
      </ul>
      {shown.length < group.parts.length && (
        <Button weight="quiet" onClick={() => setWhole(true)}>
          Show all {group.parts.length}
        </Button>
      )}
    </section>
  )
}

const fewParts = 12

function PartRow({ part, href }: { part: Part; href: string | null }) {
  const inside = (
    <>
      <span className="fc-parts-what">
        {part.label}
        <small>
          {part.day ? `${dayShort(part.day)} · ` : ''}
          {part.words}
        </small>
      </span>
      <b>{money(part.amount)}</b>
    </>
  )
  return href ? (
    <Link className="fc-parts-row fc-parts-link" to={href}>
      {inside}
    </Link>
  ) : (
    <span className="fc-parts-row">{inside}</span>
  )
}
