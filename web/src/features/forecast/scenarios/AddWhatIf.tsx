// The form for one more change of a scenario, by its kind: a percentage, a payment later or not at
// all, one that comes once, a line left out.
import { type ReactElement, useState } from 'react'
import { Segmented } from '../../../ui/Segmented.tsx'
import { HideFields } from './HideFields.tsx'
import { OnceFields } from './OnceFields.tsx'
import { PaymentFields } from './PaymentFields.tsx'
import { PercentFields } from './PercentFields.tsx'
import type { WhatIfFormProps } from './what-ifs.ts'

type Kind = 'percent' | 'delay' | 'cancel' | 'once' | 'hide'

const kinds: readonly { value: Kind; label: string }[] = [
  { value: 'percent', label: 'Increase or reduce' },
  { value: 'delay', label: 'Move a payment' },
  { value: 'cancel', label: 'Cancel a payment' },
  { value: 'once', label: 'One-off payment' },
  { value: 'hide', label: 'Exclude' },
]

/** One kind at a time. */
export function AddWhatIf(props: WhatIfFormProps) {
  const [kind, setKind] = useState<Kind>('percent')
  const forms: Record<Kind, ReactElement> = {
    percent: <PercentFields {...props} />,
    delay: <PaymentFields key="delay" {...props} kind="redate" />,
    cancel: <PaymentFields key="cancel" {...props} kind="cancel" />,
    once: <OnceFields {...props} />,
    hide: <HideFields {...props} />,
  }
  return (
    <div className="sc-add">
      <Segmented label="Kind of change" value={kind} options={kinds} onChange={setKind} />
      {forms[kind]}
    </div>
  )
}
