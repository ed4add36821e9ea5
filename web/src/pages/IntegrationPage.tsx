// /integration: where the figures come from, the files uploaded so far, and deleting it all.
import { logEvent } from '../features/events/log-event.ts'
import { UploadHistory } from '../features/imports/UploadHistory.tsx'
import { DeleteDataCard } from '../features/sources/DeleteDataCard.tsx'
import { SourceCard } from '../features/sources/SourceCard.tsx'
import { Card } from '../ui/Card.tsx'
import { PageHead } from '../ui/PageHead.tsx'
import './integration-page.css'
import { UploadExcelButton } from './shared/UploadExcelButton.tsx'

export default function IntegrationPage() {
  return (
    <>
      <PageHead eyebrow="Where your figures come from" title="Integrations">
        <UploadExcelButton weight="ink" />
      </PageHead>
      <div className="integration">
        <SourceCard begin={<UploadExcelButton weight="ink" />} />
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
