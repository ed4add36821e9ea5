// /integration: where the figures come from, the banks connected, the files uploaded so far, and
// deleting it all.
import { useUser } from '../api/use-session.ts'
import { useConnections } from '../features/bank/queries.ts'
import { logEvent } from '../features/events/log-event.ts'
import { UploadHistory } from '../features/imports/UploadHistory.tsx'
import { DeleteDataCard } from '../features/sources/DeleteDataCard.tsx'
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
        <Card title="Uploads">
          <UploadHistory
            onStored={({ report }) =>
              logEvent('upload-excel', { transactions: report?.transactions ?? 0 })
            }
          />
        </Card>
        <DeleteDataCard onDeleted={() => logEvent('integrations-delete')} />
      </div>
    </>
  )
}

function Begin() {
  return (
    <>
      <ConnectBankButton weight="ink" />
      <UploadExcelButton />
    </>
  )
}
