// /cash-management/tax: the taxes that are coming, with the sum behind each, and what of the
// balance already belongs to HMRC.
import { SetAsideCard } from '../features/cashflow/management/SetAsideCard.tsx'
import { TaxCard } from '../features/cashflow/management/TaxCard.tsx'
import { Skeleton } from '../ui/Skeleton.tsx'
import { ManagementFrame } from './cash-management/ManagementFrame.tsx'

export default function TaxPage() {
  return (
    <ManagementFrame title="Tax" waiting={<Skeleton height="560px" />}>
      {(data) => (
        <div className="cm-two cm-two-wide">
          <TaxCard data={data} />
          <SetAsideCard data={data} />
        </div>
      )}
    </ManagementFrame>
  )
}
