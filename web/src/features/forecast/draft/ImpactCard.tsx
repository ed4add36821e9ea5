// The card that shows, beside the figures, what the draft does to the balance.
import type { Impact } from '@plimsoll/contract/forecast-changes'
import { Card } from '../../../ui/Card.tsx'
import { ImpactTable } from './ImpactTable.tsx'
import './draft-bar.css'

/** Shown while there is a draft. */
export default function ImpactCard({ impact }: { impact: Impact }) {
  return (
    <Card title="Effect of your changes">
      <ImpactTable impact={impact} />
    </Card>
  )
}
