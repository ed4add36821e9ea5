// Adds an invoice or a bill, after a question where it is there already.
import type { Invoice } from '@plimsoll/contract/invoices'
import { useRef, useState } from 'react'
import type { WholeEntry } from './entry-words.ts'
import { useInvoices, useSaveInvoices } from './queries.ts'
import { savedWords } from './saved-words.ts'

/** `repeated` is what an entry would add again, which `addAgain` and `leave` answer. */
export function useAdding({ onAdded }: { onAdded: () => void }) {
  const [question, ask] = useState<{ entry: WholeEntry; repeated: Invoice } | null>(null)
  const saving = useSaveInvoices()
  const { refetch } = useInvoices(false)
  const isAdding = useRef(false)
  const end = () => {
    isAdding.current = false
    ask(null)
  }
  const save = (entry: WholeEntry) =>
    saving.mutate(
      { change: { add: [{ ...entry, source: 'typed' }] }, words: `${savedWords(entry)}: added.` },
      { onSuccess: onAdded, onSettled: end },
    )
  // What is there already would count twice in the forecast.
  const add = async (entry: WholeEntry) => {
    if (isAdding.current) return
    isAdding.current = true
    const [{ repeatedBy }, kept] = await Promise.all([import('./line-entry.ts'), refetch()]).catch(
      (error: unknown) => {
        end()
        throw error
      },
    )
    const repeated = repeatedBy(entry, kept.data ?? [])
    if (repeated) ask({ entry, repeated })
    else save(entry)
  }
  return {
    add,
    isBusy: saving.isPending,
    repeated: question?.repeated ?? null,
    addAgain: () => {
      ask(null)
      if (question) save(question.entry)
    },
    leave: end,
  }
}
