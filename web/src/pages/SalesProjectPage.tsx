// /sales/projects/:id: one project.
import type { Project } from '@plimsoll/contract/sales-project'
import type { Day } from '@plimsoll/domain/calendar'
import { isWon } from '@plimsoll/domain/sales/status'
import { lazy, Suspense, useState } from 'react'
import { Link, useRoute } from 'wouter'
import { CallError } from '../api/call.ts'
import { SalesTabs } from '../app/SalesTabs.tsx'
import { FigureStrip } from '../features/sales/detail/FigureStrip.tsx'
import { dayAndYear, statusTones } from '../features/sales/project-words.ts'
import { useProject, useSalesBasis } from '../features/sales/queries.ts'
import { Button } from '../ui/Button.tsx'
import { Chip } from '../ui/Chip.tsx'
import { EmptyState } from '../ui/EmptyState.tsx'
import { ErrorState } from '../ui/ErrorState.tsx'
import { PageHead } from '../ui/PageHead.tsx'
import { Skeleton } from '../ui/Skeleton.tsx'
import '../ui/card.css'
import '../features/sales/sales.css'
import '../features/sales/detail/project.css'

const ProjectView = lazy(() => import('./sales/ProjectView.tsx'))
const list = '/sales/projects'

export default function SalesProjectPage() {
  const [, params] = useRoute<{ id: string }>(`${list}/:id`)
  const id = params?.id ?? ''
  const project = useProject(id)
  const basis = useSalesBasis()
  const error = project.error ?? basis.error
  if (project.data && basis.data)
    return (
      <OneProject
        key={id}
        project={project.data}
        today={basis.data.today}
        clients={basis.data.clients}
      />
    )
  return (
    <>
      <PageHead title="Project" eyebrow="Sales" />
      <SalesTabs />
      {!error ? (
        <div className="sl-page">
          <p role="status" className="sr-only">
            Loading the project
          </p>
          <Skeleton height="112px" />
          <Skeleton height="420px" />
        </div>
      ) : error instanceof CallError && (error.status === 404 || error.status === 400) ? (
        <div className="card">
          <EmptyState
            title="We couldn’t find this project"
            text="It may have been removed, or the link is incomplete."
          >
            <Link className="btn btn-ink" to={list}>
              All projects
            </Link>
          </EmptyState>
        </div>
      ) : (
        <div className="card">
          <ErrorState
            title="We couldn’t load this project."
            text={error.message}
            onRetry={() => {
              void project.refetch()
              void basis.refetch()
            }}
          />
        </div>
      )}
    </>
  )
}

function OneProject(props: { project: Project; today: Day; clients: readonly string[] }) {
  const { project, today } = props
  const [isChanging, change] = useState(false)
  const canChange = project.next_statuses.length > 0
  return (
    <>
      <PageHead title={project.name} eyebrow={project.client.name}>
        <Link className="btn btn-outline" to={list}>
          All projects
        </Link>
        {canChange && (
          <Button weight="ink" onClick={() => change(true)}>
            Change status
          </Button>
        )}
      </PageHead>
      <p className="sl-state">
        <Chip tone={statusTones[project.status]}>{project.status}</Chip>
        <span>
          since {dayAndYear(project.status_since)}
          {isWon(project.status) ? '' : `, ${project.probability}% likely`}
          {project.include ? '' : ', left out of the forecast'}
        </span>
      </p>
      <SalesTabs />
      <Suspense
        fallback={
          <div className="sl-page">
            <FigureStrip project={project} figures={project} />
            <Skeleton height="420px" />
          </div>
        }
      >
        <ProjectView
          project={project}
          today={today}
          clients={props.clients}
          isChangingStatus={isChanging}
          onStatusClosed={() => change(false)}
        />
      </Suspense>
    </>
  )
}
