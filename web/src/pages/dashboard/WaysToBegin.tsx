// The dashboard of a business without data: a file of its own, or the demo company.
import { BeginHere } from '../../features/cashflow/dashboard/BeginHere.tsx'
import { useLoadDemo } from '../../features/sources/load-demo.ts'
import { Button } from '../../ui/Button.tsx'
import { UploadExcelButton } from '../shared/UploadExcelButton.tsx'

/** Connecting a bank joins these once it exists. */
export function WaysToBegin() {
  return (
    <BeginHere
      ways={[
        {
          title: 'Upload a spreadsheet',
          text: 'A file of bank transactions just as your bank exports it: Excel, CSV, OFX, QIF and more.',
          action: <UploadExcelButton weight="ink" />,
        },
        {
          title: 'Look around first',
          text: 'DemoCompany Ltd. has eighteen months of made-up figures. You can delete them at any time.',
          action: <LoadDemoButton />,
        },
      ]}
    />
  )
}

function LoadDemoButton() {
  const demo = useLoadDemo()
  return (
    <Button busy={demo.isPending} onClick={() => demo.mutate()}>
      {demo.isPending ? 'Loading demo data' : 'Load demo data'}
    </Button>
  )
}
