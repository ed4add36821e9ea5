// Whose books these are: the mark and the name of the business, leading to the dashboard.
import { Link } from 'wouter'
import { kindLabels } from '../features/account/labels.ts'
import { useProfile } from '../features/account/queries.ts'
import { Mark } from '../ui/Mark.tsx'
import './business-name.css'

/** The product's own name until the account has answered. */
export function BusinessName() {
  const business = useProfile().data?.business
  return (
    <Link className="business-name" to="/dashboard">
      <Mark size={30} />
      <span>
        <b title={business?.name}>{business?.name ?? 'Plimsoll'}</b>
        {business?.kind && <small>{kindLabels[business.kind]}</small>}
      </span>
    </Link>
  )
}
