// The second step of onboarding: the ways to bring figures in, side by side.
import { Compass, FileSpreadsheet, Landmark, TestTubeDiagonal } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { useSearch } from 'wouter'
import { logEvent } from '../../features/events/log-event.ts'
import { unstatedOf, useAccounts } from '../../features/sources/accounts.ts'
import { demoWords } from '../../features/sources/demo-words.ts'
import { useLoadDemo } from '../../features/sources/load-demo.ts'
import { useDataSource } from '../../features/sources/queries.ts'
import { useNavigate } from '../../routing.ts'
import { ChoiceCard } from '../../ui/ChoiceCard.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'

const loadUpload = () => import('../../features/imports/UploadFlow.tsx')
const UploadFlow = lazy(() => loadUpload().then((file) => ({ default: file.UploadFlow })))

/** `onData` once there are figures of the user's own; looking around leads on by itself. */
export default function DataStep(props: { onData: () => void; onComplete: () => void }) {
  const demo = useLoadDemo()
  // Whoever left after an upload and comes back finds it here.
  const source = useDataSource().data?.source ?? null
  const isBegun = new URLSearchParams(useSearch()).get('begin') === 'upload'
  const [isUploading, setUploading] = useState(isBegun)
  const navigate = useNavigate()
  if (isUploading)
    return (
      <section>
        <h1>Add your transactions</h1>
        <p>Upload a file as your bank exports it. You can undo that at any time.</p>
        <Suspense fallback={<Skeleton height="240px" />}>
          <UploadFlow
            closeLabel="Continue"
            next={<NextSteps />}
            onStored={({ report }) =>
              logEvent('upload-excel', { transactions: report?.transactions ?? 0 })
            }
            onClose={props.onData}
          />
        </Suspense>
        <button
          type="button"
          className="btn btn-quiet space-above"
          onClick={() => setUploading(false)}
        >
          Other ways
        </button>
      </section>
    )
  return (
    <section>
      <h1>Where do your figures come from?</h1>
      <p>You can change this at any time.</p>
      <div className="choice-cards">
        <ChoiceCard
          icon={Landmark}
          title="Connect your bank"
          text="Plimsoll then reads balances and transactions automatically. It can never move money."
          disabled={demo.isPending}
          onChoose={() => navigate('/addbank')}
        />
        <ChoiceCard
          icon={FileSpreadsheet}
          title="Upload a spreadsheet"
          text="Bank transactions as your bank exports them: Excel, CSV, OFX, QIF and more."
          disabled={demo.isPending}
          onChoose={() => setUploading(true)}
        />
        {source !== 'excel' && (
          <ChoiceCard
            icon={TestTubeDiagonal}
            title="Look around first"
            text={demo.isPending ? 'Loading demo data' : `Load demo data. ${demoWords}`}
            busy={demo.isPending}
            onChoose={() => demo.mutate()}
          />
        )}
        <ChoiceCard
          icon={Compass}
          title={source ? 'Continue' : 'Start empty'}
          text={
            source ? 'Your transactions have been imported.' : 'Add a statement when you’re ready.'
          }
          disabled={demo.isPending}
          onChoose={source ? props.onData : props.onComplete}
        />
      </div>
    </section>
  )
}

/** What follows the report; the balance only where the books lack one, as in BalanceStep. */
function NextSteps() {
  const accounts = useAccounts().data
  if (!accounts) return null
  const balance = unstatedOf(accounts).length > 0 ? 'your balance, ' : ''
  return (
    <p className="upload-report-next">
      Next: {balance}two questions on VAT and payroll, and a look at your regular payments. Then
      your first forecast.
    </p>
  )
}
