// What a feature above the plan is worth, and the plans that include it. It never stands in the way
// of what exists already.

import type { TierFeature } from '@plimsoll/contract/tier-features'
import type { Plan } from '@plimsoll/contract/tiers'
import { Check } from 'lucide-react'
import { useEffect, useState } from 'react'
import { money } from '../../format/amount.ts'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { Segmented } from '../../ui/Segmented.tsx'
import { usePlan, wantFeature } from './upgrade.ts'
import './upgrade-dialog.css'

/** What each feature is called, and what it is good for. */
const featureWords: Readonly<Record<TierFeature, { name: string; value: string }>> = {
  sales_projects: {
    name: 'New sales projects',
    value: 'See what every quote and job does to your cash before you take it on.',
  },
  scenarios: {
    name: 'New scenarios',
    value: 'Try out a hire, a late client or a slow month beside your forecast.',
  },
  shared_links: {
    name: 'Shared links',
    value: 'Send your accountant a report that opens without an account.',
  },
  assistant_access: {
    name: 'Access for assistants',
    value: 'Let an assistant of yours read your figures, and nothing else.',
  },
}

type Billing = 'monthly' | 'yearly'

type UpgradeAction = 'upgrade-shown' | 'upgrade-wanted' | 'upgrade-dismissed'
type UpgradeProps = {
  feature: TierFeature
  logEvent: (action: UpgradeAction, data: Record<string, unknown>) => void
}

/** Nothing while the plans aren’t known, or where every feature is included. */
export default function UpgradeDialog(props: UpgradeProps) {
  const plan = usePlan().data
  return plan ? <Plans {...props} plan={plan} /> : null
}

function Plans({ feature, plan, logEvent }: UpgradeProps & { plan: Plan }) {
  const [billing, bill] = useState<Billing>('monthly')
  const [isNoted, setNoted] = useState(false)
  const { name, value } = featureWords[feature]
  const first = plan.tiers.find(({ features }) => features.includes(feature))
  const facts = { feature, tier: plan.tier, business_id: plan.business_id }
  useEffect(() => logEvent('upgrade-shown', facts), [feature])
  const close = () => {
    if (!isNoted) logEvent('upgrade-dismissed', facts)
    wantFeature(null)
  }
  const notify = () => {
    logEvent('upgrade-wanted', { ...facts, wanted: first?.name ?? '', billing })
    setNoted(true)
  }
  return (
    <Dialog
      title={`${name}: part of ${first?.name ?? 'another plan'}`}
      description={value}
      width="wide"
      onClose={close}
    >
      <div className="up-head">
        <Segmented
          label="How often you pay"
          value={billing}
          options={[
            { value: 'monthly', label: 'Monthly' },
            { value: 'yearly', label: 'Yearly' },
          ]}
          onChange={bill}
        />
      </div>
      <ul className="up-plans">
        {plan.tiers.map((tier) => (
          <li key={tier.name} data-yours={tier.name === plan.tier || undefined}>
            <h3>
              {tier.name}
              {tier.name === plan.tier && <span className="up-yours">Your plan</span>}
            </h3>
            <p className="up-price">
              <b>{money(tier[billing])}</b> {billing === 'monthly' ? 'a month' : 'a year'}
            </p>
            <p className="up-words">{tier.words}</p>
            <ul className="up-features">
              {tier.features.map((each) => (
                <li key={each}>
                  <Check size={15} aria-hidden /> {featureWords[each].name}
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
      <ul className="up-promises">
        <li>What you have stays as it is: you can always read, change and export it.</li>
        <li>You can change your plan at any time, and going back keeps your data.</li>
      </ul>
      <div role="status" className="up-noted">
        {isNoted && (
          <>
            <Check size={17} aria-hidden /> Thank you. We’ll get in touch about upgrading.
          </>
        )}
      </div>
      <div className="form-actions">
        {!isNoted && (
          <Button weight="ink" onClick={notify}>
            Ask for {first?.name ?? 'this plan'}
          </Button>
        )}
        <Button onClick={close}>{isNoted ? 'Close' : 'Not now'}</Button>
      </div>
    </Dialog>
  )
}
