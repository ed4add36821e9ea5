// The bar below the list while projects are selected: how many, what they come to, and what can be
// done with all of them.
import type { ProjectRow } from '@plimsoll/contract/sales-project'
import type { Day } from '@plimsoll/domain/calendar'
import { sum } from '@plimsoll/domain/money'
import { Ban, CalendarClock, CircleDot, Percent, X } from 'lucide-react'
import { useState } from 'react'
import { money } from '../../../format/amount.ts'
import { Button } from '../../../ui/Button.tsx'
import { IconButton } from '../../../ui/IconButton.tsx'
import { onDemand } from '../../../ui/on-demand.ts'
import { inProjects } from '../project-words.ts'
import '../../../ui/bulk-bar.css'

const ProjectBulkDialog = onDemand(() =>
  import('./ProjectBulkDialog.tsx').then((file) => ({ default: file.ProjectBulkDialog })),
)

/** What can be done with several projects. */
export type BulkKind = 'status' | 'cancel' | 'dates' | 'probability'

const kinds = [
  { kind: 'status', label: 'Status', icon: CircleDot },
  { kind: 'dates', label: 'Dates', icon: CalendarClock },
  { kind: 'probability', label: 'Probability', icon: Percent },
  { kind: 'cancel', label: 'Cancel', icon: Ban },
] as const

/** `today` is the business day. */
export function ProjectBulkBar(props: {
  rows: readonly ProjectRow[]
  today: Day
  onClose: () => void
}) {
  const { rows } = props
  const [kind, open] = useState<BulkKind | null>(null)
  return (
    <section className="bulk-bar" aria-label="Selected projects">
      <p role="status">
        <b>{inProjects(rows.length)} selected</b>
        <span>{money(sum(rows.map(({ value }) => value)))}</span>
      </p>
      <div className="bulk-acts">
        {kinds.map(({ kind, label, icon: Icon }) => (
          <Button key={kind} onClick={() => open(kind)}>
            <Icon size={16} aria-hidden />
            <span>{label}</span>
          </Button>
        ))}
      </div>
      <IconButton label="Clear selection" onClick={props.onClose}>
        <X size={17} aria-hidden />
      </IconButton>
      {kind && (
        <ProjectBulkDialog
          kind={kind}
          rows={rows}
          today={props.today}
          onDone={props.onClose}
          onClose={() => open(null)}
        />
      )}
    </section>
  )
}
