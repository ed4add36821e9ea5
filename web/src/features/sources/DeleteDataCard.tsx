// The end of the page: deleting everything but the account, behind a confirmation.
import { useState } from 'react'
import { Button } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { CommonAlert } from '../../ui/CommonAlert.tsx'
import { useDeleteData } from './use-delete-data.ts'

/** `onDeleted` is called once the server has deleted. */
export function DeleteDataCard({ onDeleted }: { onDeleted: () => void }) {
  const [isAsking, setAsking] = useState(false)
  const remove = useDeleteData()
  const confirm = () => {
    setAsking(false)
    remove.mutate(undefined, { onSuccess: onDeleted })
  }
  return (
    <Card title="Delete data">
      <p className="muted">
        Deletes every transaction, upload and forecast. Every bank connection ends: to use a bank
        again, you’d connect it again. Your account and settings stay.
      </p>
      <div className="space-above">
        <Button weight="danger" busy={remove.isPending} onClick={() => setAsking(true)}>
          Delete data
        </Button>
      </div>
      {isAsking && (
        <CommonAlert
          heading="Delete all data?"
          message="This permanently deletes every transaction, upload and forecast, and ends every bank connection. You can’t undo this."
          okLabel="Delete data"
          border="danger"
          onOk={confirm}
          onCancel={() => setAsking(false)}
        />
      )}
    </Card>
  )
}
