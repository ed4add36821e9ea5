// The dialog of useBankOrFile, fetched when there is a question.
import { lazy, Suspense } from 'react'
import type { FileQuestion } from './use-bank-or-file.ts'

const BankOrFileDialog = lazy(() =>
  import('../../features/bank/BankOrFileDialog.tsx').then((file) => ({
    default: file.BankOrFileDialog,
  })),
)

/** Renders nothing while there is no question. */
export function BankOrFile({ question }: { question: FileQuestion | null }) {
  return <Suspense>{question && <BankOrFileDialog {...question} />}</Suspense>
}
