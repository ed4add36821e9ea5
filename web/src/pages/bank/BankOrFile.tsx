// The window of useBankOrFile, fetched when it asks.
import { lazy, Suspense } from 'react'
import type { Asking } from './use-bank-or-file.ts'

const BankOrFileDialog = lazy(() =>
  import('../../features/bank/BankOrFileDialog.tsx').then((file) => ({
    default: file.BankOrFileDialog,
  })),
)

/** Nothing while nothing is asked. */
export function BankOrFile({ asking }: { asking: Asking | null }) {
  return <Suspense>{asking && <BankOrFileDialog {...asking} />}</Suspense>
}
