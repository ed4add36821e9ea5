// The list of projects with everything around it: tabs by status, search, client, sorting, totals,
// selection.
import { projectStatus } from '@plimsoll/contract/sales-input'
import type { Day } from '@plimsoll/domain/calendar'
import { useState } from 'react'
import { rough } from '../../../format/amount.ts'
import { Button } from '../../../ui/Button.tsx'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { onDemand } from '../../../ui/on-demand.ts'
import { Tabs } from '../../../ui/Tabs.tsx'
import type { useProjects } from '../queries.ts'
import { nextSort, type useListFilter } from './filter.ts'
import { ProjectTable } from './ProjectTable.tsx'
import { useIncludeProject } from './use-include.ts'

const ProjectFilters = onDemand(() =>
  import('./ProjectFilters.tsx').then((file) => ({ default: file.ProjectFilters })),
)
// Only while projects are selected.
const ProjectBulkBar = onDemand(() =>
  import('./ProjectBulkBar.tsx').then((file) => ({ default: file.ProjectBulkBar })),
)

type Pages = NonNullable<ReturnType<typeof useProjects>['data']>['pages']

/** `pages` are those fetched so far; the first holds tabs, totals and clients. */
export function ProjectList(props: {
  pages: Pages
  address: ReturnType<typeof useListFilter>
  isStale: boolean
  more: { has: boolean; isBusy: boolean; fetch: () => void }
  onOpen: (id: string) => void
}) {
  const { filter, change } = props.address
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set())
  const including = useIncludeProject()
  const [first] = props.pages
  if (!first) return null
  const rows = props.pages.flatMap(({ data }) => data)
  const ticked = rows.filter(({ id }) => selected.has(id))
  const select = (ids: readonly string[], is: boolean) => {
    const next = new Set(selected)
    for (const id of ids) is ? next.add(id) : next.delete(id)
    setSelected(next)
  }
  const hasFilter = Boolean(filter.search || filter.client || filter.status)
  return (
    <section className="card sl-list" aria-label="Projects" aria-busy={props.isStale}>
      <Tabs
        label="Projects by status"
        value={filter.status ?? 'All'}
        options={first.tabs.map(({ status, count, value, plus_vat }) => ({
          value: status,
          label: `${status} ${count}${count > 0 ? ` · ${rough(value)}${plus_vat ? ' + VAT' : ''}` : ''}`,
        }))}
        onChange={(tab) => {
          const status = projectStatus.safeParse(tab)
          setSelected(new Set())
          change({ status: status.success ? status.data : null })
        }}
      >
        <ProjectFilters filter={filter} clients={first.clients} onChange={change} />
        {rows.length === 0 ? (
          <EmptyState title="No projects match." text="Try another status, client or word.">
            {hasFilter && (
              <Button onClick={() => change({ q: null, client: null, status: null })}>
                Show all projects
              </Button>
            )}
          </EmptyState>
        ) : (
          <ProjectTable
            rows={rows}
            totals={first.totals}
            filter={filter}
            selected={selected}
            onSort={(sort) => change(nextSort(filter, sort))}
            onSelect={select}
            onOpen={props.onOpen}
            onInclude={({ id, version }, include) => including.mutate({ id, include, version })}
          />
        )}
        {props.more.has && (
          <p className="sl-more-rows">
            <Button busy={props.more.isBusy} onClick={props.more.fetch}>
              Show more projects
            </Button>
          </p>
        )}
      </Tabs>
      {ticked.length > 0 && (
        <ProjectBulkBar
          rows={ticked}
          today={first.today as Day}
          onClose={() => setSelected(new Set())}
        />
      )}
    </section>
  )
}
