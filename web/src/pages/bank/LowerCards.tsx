// Below the sources on the page of integrations: the files uploaded so far, and deleting it all.
import { logEvent } from '../../features/events/log-event.ts'
import { UploadHistory } from '../../features/imports/UploadHistory.tsx'
import { DeleteDataCard } from '../../features/sources/DeleteDataCard.tsx'
import { Card } from '../../ui/Card.tsx'

/** Both log what is done. */
export default function LowerCards() {
  return (
    <>
      <Card title="Uploads">
        <UploadHistory
          onStored={({ report }) =>
            logEvent('upload-excel', { transactions: report?.transactions ?? 0 })
          }
        />
      </Card>
      <DeleteDataCard onDeleted={() => logEvent('integrations-delete')} />
    </>
  )
}
