// /addbank: the search of banks and, before anybody leaves for one, what agreeing there means.
import { useState } from 'react'
import { Link } from 'wouter'
import { useProfile } from '../features/account/queries.ts'
import { BankSearch } from '../features/bank/BankSearch.tsx'
import { type Institution, useBanks } from '../features/bank/queries.ts'
import { Card } from '../ui/Card.tsx'
import { ErrorState } from '../ui/ErrorState.tsx'
import { onDemand } from '../ui/on-demand.ts'
import { PageHead } from '../ui/PageHead.tsx'
import { Skeleton } from '../ui/Skeleton.tsx'
import { BankOrFile } from './bank/BankOrFile.tsx'
import { useBankOrFile } from './bank/use-bank-or-file.ts'
import { UploadExcelButton } from './shared/UploadExcelButton.tsx'
import '../ui/button.css'
import '../ui/form/field.css'
import './bank/bank-pages.css'

const ConsentDialog = onDemand(() =>
  import('../features/bank/ConsentDialog.tsx').then((file) => ({ default: file.ConsentDialog })),
)

export default function AddBankPage() {
  const banks = useBanks()
  const [bank, setBank] = useState<Institution | null>(null)
  const file = useBankOrFile()
  return (
    <>
      <PageHead eyebrow="Read-only access. Disconnect at any time." title="Connect your bank" />
      <div className="bank-page">
        <Card title="Which bank is it?">
          {banks.isError ? (
            <ErrorState
              title="We couldn’t load the list of banks."
              text={banks.error.message}
              onRetry={() => void banks.refetch()}
            />
          ) : banks.data ? (
            <BankSearch
              banks={banks.data}
              onChoose={(chosen) => file.askBefore(() => setBank(chosen))}
            />
          ) : (
            <Waiting />
          )}
        </Card>
        <NotListed />
      </div>
      <BankOrFile question={file.question} />
      {bank && (
        <ConsentDialog bank={bank.name} leaving={{ add: bank.id }} onClose={() => setBank(null)} />
      )}
    </>
  )
}

function Waiting() {
  return (
    <div>
      <p role="status" className="sr-only">
        Loading banks
      </p>
      <Skeleton height="46px" />
      <div className="space-above">
        <Skeleton height="300px" />
      </div>
    </div>
  )
}

/** Onboarding has its own place for a file. */
function NotListed() {
  const status = useProfile().data?.onboarding_status
  return (
    <section className="card bank-not-listed">
      <div>
        <b>Bank not listed?</b>
        <p>Every bank can export transactions as a file. You can upload that instead.</p>
      </div>
      {status === undefined || status === 'complete' ? (
        <UploadExcelButton label="Upload a statement" />
      ) : (
        <Link className="btn btn-outline" to="/onboarding?begin=upload">
          Upload a statement
        </Link>
      )}
    </section>
  )
}
