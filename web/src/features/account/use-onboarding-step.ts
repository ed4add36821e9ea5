// Stores a step of onboarding and shows a refusal as a toast with the server's first sentence.
import { CallError } from '../../api/call.ts'
import { toastError } from '../../ui/toast.ts'
import { useOnboard } from './change-account.ts'

/** Resolves to whether the step was stored. */
export function useOnboardingStep() {
  const { mutateAsync } = useOnboard()
  return (step: Parameters<typeof mutateAsync>[0]): Promise<boolean> =>
    mutateAsync(step).then(
      () => true,
      (error: unknown) => {
        if (!(error instanceof CallError)) throw error
        toastError(error.message)
        return false
      },
    )
}
