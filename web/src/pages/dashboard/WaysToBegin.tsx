// The dashboard of a business without data: its bank, a file of its own, or the demo company.
import { BeginHere } from '../../features/cashflow/dashboard/BeginHere.tsx'
import { demoWords } from '../../features/sources/demo-words.ts'
import { useLoadDemo } from '../../features/sources/load-demo.ts'
import { Button } from '../../ui/Button.tsx'
import { ConnectBankButton } from '../bank/ConnectBankButton.tsx'
import { UploadExcelButton } from '../shared/UploadExcelButton.tsx'

/** The surest way first. */
export function WaysToBegin() {
  return (
    <BeginHere
      ways={[
        {
          title: 'Connect your bank',
          text: 'Plimsoll then reads balances and transactions automatically. It can never move money.',
          action: <ConnectBankButton weight="ink" />,
        },
        {
          title: 'Upload a spreadsheet',
          text: 'Bank transactions as your bank exports them: Excel, CSV, OFX, QIF and more.',
          action: <UploadExcelButton />,
        },
        {
          title: 'Look around first',
          text: demoWords,
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
