// The button that opens the upload; it logs the event once the books have the file. For every page
// that offers it.
import { Upload } from 'lucide-react'
import { type ComponentProps, useState } from 'react'
import { Button } from '../../ui/Button.tsx'
import { onDemand } from '../../ui/on-demand.ts'

const UploadOverlay = onDemand(() => import('../../app/UploadOverlay.tsx'))

/** `weight` as of any button. */
export function UploadExcelButton({
  weight,
  label = 'Upload Excel',
}: Pick<ComponentProps<typeof Button>, 'weight'> & { label?: string }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button {...(weight ? { weight } : {})} onClick={() => setOpen(true)}>
        <Upload size={16} aria-hidden />
        {label}
      </Button>
      {isOpen && <UploadOverlay onClose={() => setOpen(false)} />}
    </>
  )
}
