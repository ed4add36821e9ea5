// A password with a switch to see what was typed. Pasting and password managers are welcome.
import { Eye, EyeOff } from 'lucide-react'
import { type ComponentProps, type ReactNode, useState } from 'react'
import { IconButton } from '../IconButton.tsx'
import { Field } from './Field.tsx'

/** `autoComplete` says to the password manager whether this is the old or a new one. */
export function PasswordInput({
  label,
  name,
  hint,
  error,
  aside,
  ...rest
}: Omit<ComponentProps<'input'>, 'name' | 'type'> & {
  label: string
  name: string
  autoComplete: 'current-password' | 'new-password'
  hint?: ReactNode
  error?: string | undefined
  aside?: ReactNode
}) {
  const [seen, setSeen] = useState(false)
  const Icon = seen ? EyeOff : Eye
  return (
    <Field label={label} name={name} hint={hint} error={error} aside={aside}>
      {(control) => (
        <div className="input-box">
          <input
            spellCheck={false}
            autoCapitalize="none"
            {...rest}
            {...control}
            type={seen ? 'text' : 'password'}
            className="input"
          />
          <IconButton
            label={seen ? 'Hide password' : 'Show password'}
            onClick={() => setSeen(!seen)}
          >
            <Icon size={17} aria-hidden />
          </IconButton>
        </div>
      )}
    </Field>
  )
}
