// The first step of onboarding: the business. Only its name is needed; the rest can be added later
// in the account.
import { Button } from '../../ui/Button.tsx'
import { useForm } from '../../ui/form/use-form.ts'
import { BusinessFields } from './BusinessFields.tsx'
import { businessForm, businessFrom } from './business-form.ts'
import type { Profile } from './queries.ts'
import { useOnboardingStep } from './use-onboarding-step.ts'

/** Calls back once the server has stored it. */
export function BusinessStep({ profile, onDone }: { profile: Profile; onDone: () => void }) {
  const store = useOnboardingStep()
  const { props, errors, busy } = useForm(businessForm, async (values) => {
    const stored = await store({
      business: businessFrom(values),
      onboarding_status: 'business',
    })
    if (stored) onDone()
  })
  return (
    <form {...props} className="form" aria-label="Your business">
      <BusinessFields business={namedByHand(profile)} errors={errors} withoutVat />
      <div className="form-actions">
        <Button type="submit" weight="ink" busy={busy}>
          {busy ? 'Saving' : 'Continue'}
        </Button>
      </div>
    </form>
  )
}

/**
 * The name that signing up made of the person's own is not put into the field: people would leave
 * it.
 */
function namedByHand({ name, business }: Profile): Profile['business'] {
  return business.name === `${name}’s business` ? { ...business, name: '' } : business
}
