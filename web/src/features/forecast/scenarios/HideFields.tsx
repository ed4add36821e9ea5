// A line left out in a scenario: a subscription that ends, a client who goes.
import { type FormEvent, useState } from 'react'
import { Button } from '../../../ui/Button.tsx'
import { Select } from '../../../ui/form/Select.tsx'
import { tabOf } from '../line-words.ts'
import { lineWords } from './choices.ts'
import type { WhatIfFormProps } from './what-ifs.ts'
import { withHidden } from './what-ifs.ts'

/** Lines that are left out already are not offered. */
export function HideFields({ changes, lines, busy, onChange }: WhatIfFormProps) {
  const hidden = new Set((changes.hidden ?? []).map(({ seriesId }) => seriesId))
  const offered = lines
    .filter((line) => tabOf(line) === 'active' && !hidden.has(line.seriesId))
    .sort((a, b) => a.merchant.localeCompare(b.merchant, 'en-GB'))
  const [picked, pick] = useState<string | null>(null)
  const line = offered.find(({ seriesId }) => seriesId === picked) ?? offered[0]
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    if (line) onChange(withHidden(changes, line.seriesId))
  }
  return (
    <form className="sc-form" noValidate onSubmit={onSubmit}>
      <Select
        label="Line"
        name="line"
        value={line?.seriesId ?? ''}
        options={offered.map((each) => ({ value: each.seriesId, label: lineWords(each) }))}
        onChange={(event) => pick(event.target.value)}
      />
      <Button type="submit" weight="ink" busy={busy} disabled={!line}>
        Exclude line
      </Button>
    </form>
  )
}
