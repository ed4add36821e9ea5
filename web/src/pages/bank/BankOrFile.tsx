// The dialog of useBankOrFile, fetched when there is a question.

import { onDemand } from '../../ui/on-demand.ts'
import type { FileQuestion } from './use-bank-or-file.ts'

const BankOrFileDialog = onDemand(() =>
  import('../../features/bank/BankOrFileDialog.tsx').then((file) => ({
    default: file.BankOrFileDialog,
  })),
)

/** Renders nothing while there is no question. */
export function BankOrFile({ question }: { question: FileQuestion | null }) {
  return <>{question && <BankOrFileDialog {...question} />}</>
}
