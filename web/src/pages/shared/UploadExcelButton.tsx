// The button that opens the upload; it logs the event once the books have the file. For every page that offers it.
import { Upload } from 'lucide-react'
import { type ComponentProps, lazy, Suspense, useState } from 'react'
import { logEvent } from '../../features/events/log-event.ts'
import { Button } from '../../ui/Button.tsx'

const UploadDialog = lazy(() =>
  import('../../features/imports/UploadDialog.tsx').then((file) => ({
    default: file.UploadDialog,
  })),
)

/** `weight` as of any button. */
export function UploadExcelButton({ weight }: Pick<ComponentProps<typeof Button>, 'weight'>) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button {...(weight ? { weight } : {})} onClick={() => setOpen(true)}>
        <Upload size={16} aria-hidden />
        Upload Excel
      </Button>
      {isOpen && (
        <Suspense>
          <UploadDialog
            onClose={() => setOpen(false)}
            onStored={({ report }) =>
              logEvent('upload-excel', { transactions: report?.transactions ?? 0 })
            }
          />
        </Suspense>
      )}
    </>
  )
}
