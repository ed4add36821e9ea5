// A new password with its three rules, each ticked off while one types.
import { Check, Dot } from 'lucide-react'
import { useState } from 'react'
import { PasswordInput } from '../../ui/form/PasswordInput.tsx'
import { passwordRules } from './password-rules.ts'
import './new-password.css'

/** The rules stand in the hint's place and are read with the field. */
export function NewPassword(props: { label: string; name: string; error?: string | undefined }) {
  const [typed, setTyped] = useState('')
  return (
    <PasswordInput
      label={props.label}
      name={props.name}
      autoComplete="new-password"
      error={props.error}
      onChange={(event) => setTyped(event.target.value)}
      hint={
        <ul className="password-rules">
          {passwordRules.map(({ words, isMet }) => (
            <li key={words} data-met={isMet(typed) || undefined}>
              {isMet(typed) ? <Check size={14} aria-label="Met:" /> : <Dot size={14} aria-hidden />}
              {words}
            </li>
          ))}
        </ul>
      }
    />
  )
}
