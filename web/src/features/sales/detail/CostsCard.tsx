// What a project costs, with what has been paid of it.
import type { Project } from '@plimsoll/contract/sales-project'
import { Plus } from 'lucide-react'
import { money } from '../../../format/amount.ts'
import { Button } from '../../../ui/Button.tsx'
import { Card } from '../../../ui/Card.tsx'
import { Chip } from '../../../ui/Chip.tsx'
import type { CostEntry } from '../form/entries.ts'
import { dayAndYear } from '../project-words.ts'

/** `onOpen` gets null for a new cost. */
export function CostsCard(props: {
  costs: readonly CostEntry[]
  saved: Project['costs']
  onOpen: (key: string | null) => void
}) {
  return (
    <Card
      title="Costs"
      aside={
        <Button onClick={() => props.onOpen(null)}>
          <Plus size={16} aria-hidden /> Add
        </Button>
      }
    >
      {props.costs.length === 0 ? (
        <p className="muted">
          Materials, subcontractors, wages: add what this project costs to see its margin and the
          most you have to fund.
        </p>
      ) : (
        <table className="sl-items">
          <caption className="sr-only">Costs</caption>
          <thead>
            <tr>
              <th scope="col">Cost</th>
              <th scope="col">Payment</th>
              <th scope="col" className="sl-right">
                Total
              </th>
            </tr>
          </thead>
          <tbody>
            {props.costs.map((cost) => (
              <Row
                key={cost.key}
                cost={cost}
                saved={props.saved.find(({ id }) => id === cost.id) ?? null}
                onOpen={props.onOpen}
              />
            ))}
          </tbody>
        </table>
      )}
    </Card>
  )
}

function Row({
  cost,
  saved,
  onOpen,
}: {
  cost: CostEntry
  saved: Project['costs'][number] | null
  onOpen: (key: string) => void
}) {
  const isChanged = saved === null || !isSame(cost, saved)
  return (
    <tr>
      <th scope="row">
        <button type="button" className="sl-open" onClick={() => onOpen(cost.key)}>
          {cost.label}
        </button>
        <small>{[cost.supplier?.name, saved?.subcategory_label].filter(Boolean).join(' · ')}</small>
      </th>
      <td data-label="Payment">
        {rhythmWords(cost)}
        {saved && saved.paid !== 0 && <small>{money(saved.paid)} paid so far</small>}
      </td>
      <td className="sl-right" data-label="Total">
        {isChanged || !saved ? (
          <Chip tone="warn">{saved ? 'Changed' : 'New'}</Chip>
        ) : (
          money(saved.total)
        )}
      </td>
    </tr>
  )
}

function rhythmWords(cost: CostEntry): string {
  if (cost.kind === 'share') return `${cost.share?.replace(/\.00$/, '') ?? 0}% of each milestone`
  const amount = cost.amount == null ? '' : money(cost.amount)
  const day = cost.day ? dayAndYear(cost.day) : ''
  if (cost.kind === 'one_off') return `${amount} on ${day}`
  return `${amount} every ${cost.every ?? 'month'} from ${day}`
}

function isSame(cost: CostEntry, saved: Project['costs'][number]): boolean {
  return (
    cost.label === saved.label &&
    cost.kind === saved.kind &&
    (cost.amount ?? null) === saved.amount &&
    (cost.share ?? null) === saved.share &&
    (cost.day ?? null) === saved.day &&
    (cost.until ?? null) === saved.until &&
    (cost.every ?? null) === saved.every &&
    (cost.vat ?? 'none') === saved.vat
  )
}
