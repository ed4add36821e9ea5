// The name of a merchant, with the names of those that are known already.
import { type ReactNode, useId, useState } from 'react'
import { Input } from '../../../ui/form/Input.tsx'
import { usePaused } from '../use-paused.ts'
import { useMerchants } from './queries.ts'

/** Any name may be typed; known ones are offered while typing. */
export function MerchantInput(props: {
  label: string
  value?: string
  hint?: ReactNode
  error?: string | undefined
  placeholder?: string
  onChange: (name: string) => void
}) {
  const id = useId()
  const [typed, setTyped] = useState(props.value ?? '')
  const [isUsed, setUsed] = useState(false)
  const words = usePaused(typed.trim())
  const known = useMerchants(words, isUsed)
  return (
    <>
      <Input
        label={props.label}
        name="merchant"
        list={id}
        maxLength={100}
        autoComplete="off"
        hint={props.hint}
        error={props.error}
        placeholder={props.placeholder}
        value={typed}
        onFocus={() => setUsed(true)}
        onChange={(event) => {
          setTyped(event.target.value)
          props.onChange(event.target.value)
        }}
      />
      <datalist id={id}>
        {known.data?.pages[0]?.data.map((each) => (
          <option key={each.id} value={each.name} />
        ))}
      </datalist>
    </>
  )
}
