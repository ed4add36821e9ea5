// The button that asks for a balance, fetched where one is missing.
import { lazy, Suspense } from 'react'

const AddBalanceButton = lazy(() =>
  import('../../features/sources/AddBalanceButton.tsx').then((file) => ({
    default: file.AddBalanceButton,
  })),
)

/** `today` is the day that the balance is asked for. */
export function AddBalance({ today }: { today: string }) {
  return (
    <Suspense fallback={null}>
      <AddBalanceButton today={today} />
    </Suspense>
  )
}
