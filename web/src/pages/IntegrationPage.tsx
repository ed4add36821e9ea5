// /integration: where the figures come from, the banks connected, the files uploaded so far, and
// deleting it all.
import { useUser } from '../api/use-session.ts'
import { useConnections } from '../features/bank/queries.ts'
import { logEvent } from '../features/events/log-event.ts'
import { UploadHistory } from '../features/imports/UploadHistory.tsx'
import { useAccounts } from '../features/sources/accounts.ts'
import { DeleteDataCard } from '../features/sources/DeleteDataCard.tsx'
import { useDataSource } from '../features/sources/queries.ts'
import { SourceCard } from '../features/sources/SourceCard.tsx'
import { Card } from '../ui/Card.tsx'
import { PageHead } from '../ui/PageHead.tsx'
import './integration-page.css'
import { ConnectBankButton } from './bank/ConnectBankButton.tsx'
import { Connections } from './bank/Connections.tsx'
import { FileAccounts } from './bank/FileAccounts.tsx'
import { UploadExcelButton } from './shared/UploadExcelButton.tsx'

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
          <FileAccounts connections={connections.data} />
        ) : (
          <SourceCard begin={<Begin />} />
        )}
        <div className="integration-below" data-waiting={!isPlaced || undefined}>
          <Card title="Uploads">
            <UploadHistory
              onStored={({ report }) =>
                logEvent('upload-excel', { transactions: report?.transactions ?? 0 })
              }
            />
          </Card>
          <DeleteDataCard onDeleted={() => logEvent('integrations-delete')} />
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
