// Who pays: a payer that the books know, offered while typing, or a name that is new.
import { type Ref, useId } from 'react'
import { Input } from '../../../ui/form/Input.tsx'
import { usePayers } from '../payers.ts'
import type { Payer } from './entries.ts'

/** The payers of the books for what is typed; the form needs them to name one by its id. */
export function useKnownPayers(typed: string): readonly Payer[] {
  const { data } = usePayers(typed.trim())
  return data ?? []
}

/** `clients` are those of other projects. */
export function ClientField(props: {
  value: string
  payers: readonly Payer[]
  clients: readonly string[]
  error?: string | undefined
  label?: string
  name?: string
  inputRef?: Ref<HTMLInputElement>
  onChange: (name: string) => void
}) {
  const id = useId()
  const typed = props.value.trim().toLowerCase()
  const isKnown = props.payers.some(({ name }) => name.toLowerCase() === typed)
  const names = [...new Set([...props.payers.map(({ name }) => name), ...props.clients])]
  return (
    <>
      <Input
        ref={props.inputRef}
        label={props.label ?? 'Client'}
        name={props.name ?? 'client'}
        list={id}
        maxLength={100}
        autoComplete="off"
        value={props.value}
        error={props.error}
        hint={
          typed === '' ? 'Someone who has paid you before, or a new name' : hintOf(isKnown, props)
        }
        onChange={(event) => props.onChange(event.target.value)}
      />
      <datalist id={id}>
        {names.map((name) => (
          <option key={name} value={name} />
        ))}
      </datalist>
    </>
  )
}

function hintOf(
  isKnown: boolean,
  { clients, value }: { clients: readonly string[]; value: string },
) {
  if (isKnown) return 'In your books. Receipts are matched, and the usual delay is known.'
  const typed = value.trim().toLowerCase()
  return clients.some((name) => name.toLowerCase() === typed) ? 'A client of yours' : 'A new client'
}
