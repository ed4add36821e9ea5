// /cash-management/tax: the taxes that are coming, with the sum behind each, and what of the
// balance already belongs to HMRC.
import type { CashManagement } from '@plimsoll/contract/cash-management'
import { noForecastIn } from '../features/cashflow/management/no-forecast.ts'
import { SetAsideCard } from '../features/cashflow/management/SetAsideCard.tsx'
import { TaxCard } from '../features/cashflow/management/TaxCard.tsx'
import { NoForecast } from '../ui/NoForecast.tsx'
import { Skeleton } from '../ui/Skeleton.tsx'
import { ManagementFrame } from './cash-management/ManagementFrame.tsx'

export default function TaxPage() {
  return (
    <ManagementFrame title="Tax" waiting={<Skeleton height="560px" />}>
      {(data) => <Taxes data={data} />}
    </ManagementFrame>
  )
}

function Taxes({ data }: { data: CashManagement }) {
  const unknown = noForecastIn(data)
  if (unknown) return <NoForecast unknown={unknown} isCard />
  return (
    <div className="cm-two cm-two-wide">
      <TaxCard data={data} />
      <SetAsideCard data={data} />
    </div>
  )
}
