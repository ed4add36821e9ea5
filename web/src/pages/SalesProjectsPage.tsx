// /sales/projects: every project with what the pipeline comes to. `?add=1` opens a new one,
// `?import=1` the import of a pipeline.
import { Plus, Upload } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { SalesTabs } from '../app/SalesTabs.tsx'
import { useTierGate } from '../features/account/upgrade.ts'
import type { Lever } from '../features/sales/chance/ChanceCard.tsx'
import { type ListFilter, useListFilter } from '../features/sales/list/filter.ts'
import { ProjectList } from '../features/sales/list/ProjectList.tsx'
import { projectHref } from '../features/sales/list/ProjectTable.tsx'
import { SalesCards } from '../features/sales/list/SalesCards.tsx'
import { useChance, useProjects, useSalesCards } from '../features/sales/queries.ts'
import { useNavigate } from '../routing.ts'
import { Button } from '../ui/Button.tsx'
import { ErrorState } from '../ui/ErrorState.tsx'
import { Later } from '../ui/Later.tsx'
import { onDemand } from '../ui/on-demand.ts'
import { PageHead } from '../ui/PageHead.tsx'
import { Skeleton } from '../ui/Skeleton.tsx'
import { ProjectsExport } from './shared/HeadMenus.tsx'
import '../ui/card.css'
import '../features/sales/sales.css'
import '../features/forecast/draft/draft-bar.css'

const CountingSwitch = lazy(() =>
  import('../features/sales/CountingSwitch.tsx').then((file) => ({
    default: file.CountingSwitch,
  })),
)
const Chance = lazy(() => import('./sales/Chance.tsx'))
const ProjectsBegin = lazy(() =>
  import('../features/sales/list/ProjectsBegin.tsx').then((file) => ({
    default: file.ProjectsBegin,
  })),
)
const ImpactTable = onDemand(() =>
  import('../features/forecast/draft/ImpactTable.tsx').then((file) => ({
    default: file.ImpactTable,
  })),
)
const LeverDialog = onDemand(() => import('../features/sales/chance/LeverDialog.tsx'))
const CreateDialog = onDemand(() => import('../features/sales/form/CreateDialog.tsx'))
const ImportDialog = onDemand(() => import('../features/sales/import/ImportDialog.tsx'))

export default function SalesProjectsPage() {
  const listAddress = useListFilter()
  const { filter, address, change } = listAddress
  const projects = useProjects(filter)
  const cards = useSalesCards()
  const navigate = useNavigate()
  const begin = useTierGate('sales_projects')
  const [lever, tryLever] = useState<Lever | null>(null)
  const pages = projects.data?.pages
  const first = pages?.[0]
  // Of search and client, whatever the tab: without either, it's every project there is.
  const isEmpty = first?.tabs[0]?.count === 0 && !filter.search && !filter.client
  const add = address.get('add')
  return (
    <>
      <ProjectsHead
        filter={isEmpty || projects.error ? null : filter}
        onOpen={(dialog) => begin(() => change({ [dialog]: '1' }, { step: true }))}
      />
      <SalesTabs />
      <div className="sl-page">
        {projects.error ? (
          <div className="card">
            <ErrorState
              title="We couldn’t load your projects."
              text={projects.error.message}
              onRetry={() => void projects.refetch()}
            />
          </div>
        ) : !pages || !first ? (
          <>
            <p role="status" className="sr-only">
              Loading projects
            </p>
            <Skeleton height="36px" />
            <CardsSkeleton />
            <Skeleton height="520px" />
          </>
        ) : isEmpty ? (
          <Suspense fallback={<Skeleton height="520px" />}>
            <ProjectsBegin
              onBegin={(value) => begin(() => change({ add: value }, { step: true }))}
            />
          </Suspense>
        ) : (
          <>
            <Suspense fallback={<Skeleton height="36px" />}>
              <CountingSwitch waiting={<Skeleton height="36px" />} />
            </Suspense>
            {cards.error ? (
              <div className="card">
                <ErrorState
                  title="We couldn’t work out these figures."
                  text={cards.error.message}
                  onRetry={() => void cards.refetch()}
                />
              </div>
            ) : cards.data ? (
              <SalesCards cards={cards.data} />
            ) : (
              <CardsSkeleton />
            )}
            <ProjectList
              pages={pages}
              address={listAddress}
              isStale={projects.isPlaceholderData}
              more={{
                has: projects.hasNextPage,
                isBusy: projects.isFetchingNextPage,
                fetch: () => void projects.fetchNextPage(),
              }}
              onOpen={(id) => navigate(projectHref(id))}
            />
            <Later>
              <Chance onTry={tryLever} />
            </Later>
          </>
        )}
      </div>
      {add !== null && first && (
        <CreateDialog
          today={first.today}
          clients={first.clients}
          template={add}
          table={(impact) => <ImpactTable impact={impact} />}
          onCreated={({ id }) => navigate(projectHref(id), { replace: true })}
          onClose={() => change({ add: null })}
        />
      )}
      {address.has('import') && <ImportDialog onClose={() => change({ import: null })} />}
      {lever && <TriedLever lever={lever} onClose={() => tryLever(null)} />}
    </>
  )
}

// On a phone the cards stand in rows.
function CardsSkeleton() {
  return (
    <div className="sl-cards-waiting">
      <Skeleton height="100%" />
    </div>
  )
}

function ProjectsHead(props: {
  /** What an export holds; null where there is nothing to export. */
  filter: ListFilter | null
  onOpen: (dialog: 'add' | 'import') => void
}) {
  return (
    <PageHead title="Projects" eyebrow="Sales">
      {props.filter && <ProjectsExport filter={props.filter} />}
      <Button onClick={() => props.onOpen('import')}>
        <Upload size={16} aria-hidden /> Import
      </Button>
      <Button weight="ink" onClick={() => props.onOpen('add')}>
        <Plus size={16} aria-hidden /> New project
      </Button>
    </PageHead>
  )
}

function TriedLever({ lever, onClose }: { lever: Lever; onClose: () => void }) {
  const chance = useChance().data?.chance ?? lever.chance
  return (
    <LeverDialog
      lever={lever}
      chance={chance}
      table={(impact) => <ImpactTable impact={impact} />}
      onClose={onClose}
    />
  )
}
