// /integration: where the figures come from, the banks connected, the files uploaded so far, and
// deleting it all.
import { lazy, Suspense } from 'react'
import { useUser } from '../api/use-session.ts'
import { useConnections } from '../features/bank/queries.ts'
import { useAccounts } from '../features/sources/accounts.ts'
import { useDataSource } from '../features/sources/queries.ts'
import { SourceCard } from '../features/sources/SourceCard.tsx'
import { PageHead } from '../ui/PageHead.tsx'
import { Skeleton } from '../ui/Skeleton.tsx'
import './integration-page.css'
import { ConnectBankButton } from './bank/ConnectBankButton.tsx'
import { Connections } from './bank/Connections.tsx'
import { ForeignAccounts } from './shared/ForeignAccounts.tsx'
import { UploadExcelButton } from './shared/UploadExcelButton.tsx'

const FileAccounts = lazy(() =>
  import('./bank/FileAccounts.tsx').then((file) => ({ default: file.FileAccounts })),
)
const LowerCards = lazy(() => import('./bank/LowerCards.tsx'))

export default function IntegrationPage() {
  const hasBank = useUser()?.mh ?? false
  const connections = useConnections()
  const isPlaced = useIsPlaced(hasBank)
  return (
    <>
      <PageHead eyebrow="Your data" title="Integrations">
        <UploadExcelButton />
        <ConnectBankButton weight="ink" />
      </PageHead>
      <div className="integration">
        <Connections connections={connections} />
        {hasBank ? (
          <Suspense fallback={null}>
            <FileAccounts connections={connections.data} />
          </Suspense>
        ) : (
          <SourceCard begin={<Begin />} />
        )}
        <ForeignAccounts totals="your cash" />
        <div className="integration-below" data-waiting={!isPlaced || undefined}>
          <Suspense fallback={<Skeleton height="240px" />}>
            <LowerCards />
          </Suspense>
        </div>
      </div>
    </>
  )
}

/**
 * Whether the height of what stands above the uploads is known: shown before, they would move away
 * under the pointer.
 */
function useIsPlaced(hasBank: boolean): boolean {
  const connections = useConnections()
  const source = useDataSource()
  const accounts = useAccounts()
  if (connections.isPending || source.isPending) return false
  return !accounts.isPending || (!hasBank && !source.data?.details)
}

function Begin() {
  return (
    <>
      <ConnectBankButton weight="ink" />
      <UploadExcelButton />
    </>
  )
}
