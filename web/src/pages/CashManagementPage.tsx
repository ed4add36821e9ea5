// /cash-management, Bills and invoices: what is free to spend, what is due in and out and when, and
// who pays how.
import { Link } from 'wouter'
import { Skeleton } from '../ui/Skeleton.tsx'
import { ManagementFrame } from './cash-management/ManagementFrame.tsx'
import { ManagementView } from './cash-management/ManagementView.tsx'
import { ForeignAccounts } from './shared/ForeignAccounts.tsx'
import { DueExport } from './shared/HeadMenus.tsx'

export default function CashManagementPage() {
  return (
    <ManagementFrame
      title="Cash management"
      actions={(data) => (
        <>
          {data.items.length > 0 && <DueExport today={data.today} />}
          <Link className="btn btn-outline cm-wide" to="/cash-flow/forecast">
            Forecast
          </Link>
        </>
      )}
      waiting={
        <>
          <Skeleton height="248px" />
          <Skeleton height="236px" />
          <div className="cm-two">
            <Skeleton height="560px" />
            <Skeleton height="560px" />
          </div>
        </>
      }
    >
      {(data) => (
        <>
          <ForeignAccounts />
          <ManagementView data={data} />
        </>
      )}
    </ManagementFrame>
  )
}
