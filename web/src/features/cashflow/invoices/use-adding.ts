// Adds an invoice or a bill, after a question where it is there already: with another amount or day
// it can be updated instead.
import { useRef, useState } from 'react'
import type { WholeEntry } from './entry-words.ts'
import type { Repeated } from './line-entry.ts'
import { type InvoiceChange, useInvoices, useSaveInvoices } from './queries.ts'
import { savedWords } from './saved-words.ts'
import { updatedInvoice } from './updated-invoice.ts'

/** `question` is what an entry would add again, which `answer` and `leave` answer. */
export function useAdding({ onAdded }: { onAdded: () => void }) {
  const [question, ask] = useState<{ entry: WholeEntry; repeated: Repeated } | null>(null)
  const saving = useSaveInvoices()
  const { refetch } = useInvoices(false)
  const isAdding = useRef(false)
  const end = () => {
    isAdding.current = false
    ask(null)
  }
  const save = (change: InvoiceChange, words: string) =>
    saving.mutate({ change, words }, { onSuccess: onAdded, onSettled: end })
  const addNew = (entry: WholeEntry) =>
    save({ add: [{ ...entry, source: 'typed' }] }, `${savedWords(entry)}: added.`)
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
    else addNew(entry)
  }
  return {
    add,
    isBusy: saving.isPending,
    question,
    answer: () => {
      ask(null)
      if (!question) return
      const { entry, repeated } = question
      if (!repeated.isUpdate) return addNew(entry)
      const keep = [updatedInvoice(repeated.kept, entry)]
      save({ keep }, `${savedWords(entry)}: updated.`)
    },
    leave: end,
  }
}
