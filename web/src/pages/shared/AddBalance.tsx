// The button that asks for a balance, fetched where one is missing.
import { onDemand } from '../../ui/on-demand.ts'

const AddBalanceButton = onDemand(() =>
  import('../../features/sources/AddBalanceButton.tsx').then((file) => ({
    default: file.AddBalanceButton,
  })),
)

/** `today` is the day that the balance is asked for. */
export function AddBalance({ today }: { today: string }) {
  return <AddBalanceButton today={today} />
}
