// The data source with its state: what it is, how fresh, over which days; or the ways to begin
// while there is none.
import type { ReactNode } from 'react'
import { instantShort } from '../../format/date.ts'
import { Button } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { Chip } from '../../ui/Chip.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { AccountList } from './AccountList.tsx'
import { useAccounts } from './accounts.ts'
import { useLoadDemo } from './load-demo.ts'
import { type DataSource, useDataSource } from './queries.ts'
import './source-card.css'

/** `begin` is the page's way to upload, shown while there is no data. */
export function SourceCard({ begin }: { begin: ReactNode }) {
  const source = useDataSource()
  const title = 'Data source'
  if (source.isError)
    return (
      <Card title={title}>
        <ErrorState title="We couldn’t load your data source." onRetry={() => source.refetch()} />
      </Card>
    )
  if (!source.data)
    return (
      <Card title={title}>
        <Skeleton height="96px" />
      </Card>
    )
  if (!source.data.details) return <Begin upload={begin} />
  return (
    <Card title={title} aside={<Chip tone="good">In use</Chip>}>
      <SourceFacts details={source.data.details} />
      <Accounts />
    </Card>
  )
}

function SourceFacts({ details }: { details: NonNullable<DataSource['details']> }) {
  const isFile = 'uploaded_filename' in details
  const name = isFile ? details.uploaded_filename : details.institution
  const fresh = isFile
    ? `Uploaded ${instantShort(details.updated_on)}`
    : details.provider === 'demo'
      ? 'Demo data. Upload your own file at any time to replace it.'
      : details.last_synced_on
        ? `Synced ${instantShort(details.last_synced_on)}`
        : 'Syncing'
  return (
    <div className="source-facts">
      <b>{name}</b>
      <p>{fresh}</p>
    </div>
  )
}

function Accounts() {
  const accounts = useAccounts()
  if (!accounts.data) return accounts.isError ? null : <Skeleton height="48px" />
  return <AccountList accounts={accounts.data} />
}

function Begin({ upload }: { upload: ReactNode }) {
  const demo = useLoadDemo()
  return (
    <Card title="Data source">
      <EmptyState
        title="No data yet"
        text="Connect your bank, upload a bank statement, or look around with demo data first."
      >
        {upload}
        <Button busy={demo.isPending} onClick={() => demo.mutate()}>
          Load demo data
        </Button>
      </EmptyState>
    </Card>
  )
}
