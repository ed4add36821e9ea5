// Reads a pipeline from a CRM's CSV file, shows what importing it would do, and does it.
import {
  importPipeline,
  type PipelinePlan,
  previewPipeline,
} from '@plimsoll/contract/sales-changes'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../../api/call.ts'
import { toastSuccess } from '../../../ui/toast.ts'
import { useUndoChange } from '../changes.ts'
import { refreshAll } from '../counting.ts'
import { inProjects } from '../project-words.ts'

/** Which column is what, by its heading; empty for a column that is left out. */
export type Mapping = Readonly<
  Record<string, NonNullable<PipelinePlan['columns'][number]['field']> | ''>
>

/** The plan of a file. Without a mapping the columns are recognised. */
export function usePreviewPipeline() {
  return useMutation({
    mutationFn: ({ text, mapping }: { text: string; mapping: Mapping | null }) =>
      call(previewPipeline, {
        body: { text, ...(mapping ? { mapping: { ...mapping } } : {}) },
      }).then((reply) => reply.data),
  })
}

/** Carries a plan out, with a way to undo it. */
export function useImportPipeline() {
  const client = useQueryClient()
  const undo = useUndoChange()
  return useMutation({
    mutationFn: (plan: { text: string; mapping: Mapping | null; plan: string; skip: number[] }) => {
      const { mapping, ...rest } = plan
      const body = { ...rest, ...(mapping ? { mapping: { ...mapping } } : {}) }
      return call(importPipeline, { body }).then((reply) => reply.data)
    },
    onSuccess: ({ change_id: changeId, created, updated }) => {
      const words = [
        ...(created > 0 ? [`${inProjects(created)} added`] : []),
        ...(updated > 0 ? [`${inProjects(updated)} updated`] : []),
      ]
      toastSuccess(words.length > 0 ? `${words.join(', ')}.` : 'Nothing had changed.', {
        ...(changeId ? { action: { label: 'Undo', onClick: () => undo.mutate(changeId) } } : {}),
      })
      refreshAll(client)
    },
  })
}
