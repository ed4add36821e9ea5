// Buttons to sign in with an identity provider; nothing while the server offers none.
import { keepWanted } from '../../api/wanted.ts'
import { useProviders } from './sign-in.ts'
import './providers.css'

/** Above a form, with the word between the two. */
export function Providers() {
  const providers = useProviders().data ?? []
  if (providers.length === 0) return null
  return (
    <div className="providers">
      {providers.map(({ id, label }) => (
        // A navigation, not a call: the provider answers with pages of its own.
        <a
          key={id}
          className="btn btn-outline"
          href={`/api/auth/oidc/${encodeURIComponent(id)}/start`}
          onClick={() => keepWanted()}
        >
          Continue with {label}
        </a>
      ))}
      <p className="providers-or">or</p>
    </div>
  )
}
