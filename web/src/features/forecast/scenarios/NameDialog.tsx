// Asks for the name of a scenario: a new one, a copy, or another name.
import { type FormEvent, useState } from 'react'
import { Button } from '../../../ui/Button.tsx'
import { Dialog } from '../../../ui/Dialog.tsx'
import { Input } from '../../../ui/form/Input.tsx'

/** `onName` gets the trimmed name; an empty name is refused here. */
export default function NameDialog(props: {
  title: string
  description?: string
  name?: string
  okLabel: string
  busy: boolean
  onName: (name: string) => void
  onClose: () => void
}) {
  const [name, setName] = useState(props.name ?? '')
  const [error, setError] = useState<string>()
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    if (!name.trim()) return setError('Enter a name for the scenario.')
    props.onName(name.trim())
  }
  return (
    <Dialog title={props.title} description={props.description} onClose={props.onClose}>
      <form className="form" noValidate onSubmit={onSubmit}>
        <Input
          label="Name"
          name="name"
          autoFocus
          maxLength={nameMax}
          value={name}
          error={error}
          placeholder="For example: sales fall by a fifth"
          onChange={(event) => {
            setName(event.target.value)
            setError(undefined)
          }}
        />
        <div className="form-actions">
          <Button type="submit" weight="ink" busy={props.busy}>
            {props.okLabel}
          </Button>
          <Button onClick={props.onClose}>Cancel</Button>
        </div>
      </form>
    </Dialog>
  )
}

const nameMax = 60
