// The way of one upload through its states: choosing, sending, reading, a look at the plan where
// the file does not prove itself, storing, done or failed, and the answers in between.
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { CallError } from '../../api/call.ts'
import { resetConversation } from '../../api/reset-chat.ts'
import { toastError, toastSuccess } from '../../ui/toast.ts'
import {
  type Answers,
  answer,
  discard,
  fetchUploadState,
  forget,
  sendFile,
  storePlan,
  type UploadState,
  uploadsKey,
  waitForFile,
} from './queries.ts'

/** A plan that waits for its owner; `reason` is why an earlier one no longer holds. */
export type ShownPlan = {
  fileid: string
  planId: string
  state: UploadState
  reason: string | null
}

/** Where an upload stands. */
type Stage =
  | { kind: 'choosing' }
  | { kind: 'sending' }
  | { kind: 'reading'; progress: number }
  | ({ kind: 'looking' } & ShownPlan)
  | { kind: 'mapping'; fileid: string; from: Stage }
  | { kind: 'storing' }
  | { kind: 'done'; fileid: string; state: UploadState }
  | ({ kind: 'failed' } & UploadFailure)

/**
 * `reason` is the file's, in the sentence of the specification, or what kept it from being read.
 */
type UploadFailure = {
  fileid: string | null
  reason: string
  detail: string | null
  state: UploadState | null
}

/** The sentences of the specification. */
export const sentences = {
  nothing: 'No file selected',
  success: 'File processed successfully.',
  failure: 'Error processing the input file. Please verify the data format in the file.',
} as const

const late =
  'Reading is taking longer than usual. When it finishes, you’ll find the file under Uploads.'

/**
 * One upload. `onStored` is called after the books have taken the file; `waiting` is one that was
 * read before.
 */
export function useUpload(onStored: (state: UploadState) => void, waiting?: string) {
  const [stage, setStage] = useState<Stage>(
    waiting ? { kind: 'reading', progress: 1 } : { kind: 'choosing' },
  )
  const client = useQueryClient()
  const leaving = useRef(new AbortController())

  const fail = (failed: Omit<UploadFailure, 'reason'>) => {
    setStage({ kind: 'failed', reason: sentences.failure, ...failed })
    toastError(sentences.failure, failed.detail ?? undefined)
  }

  // The file has not been read then, so its format cannot be at fault. The notice in place is the
  // only one.
  const failWithoutReading = (fileid: string | null, error: CallError) =>
    setStage({ kind: 'failed', fileid, reason: error.message, detail: null, state: null })

  const finish = async (fileid: string, state: UploadState) => {
    setStage({ kind: 'done', fileid, state })
    toastSuccess(sentences.success)
    void resetConversation()
    await client.invalidateQueries()
    onStored(state)
  }

  const store = async (plan: ShownPlan, leaveOut: readonly number[]) => {
    const { fileid, planId } = plan
    setStage({ kind: 'storing' })
    try {
      await storePlan(fileid, { planId, leaveOut })
    } catch (error) {
      if (!(error instanceof CallError) || error.status !== 409) throw error
      return judge(fileid, await fetchUploadState(fileid), {
        mustLook: true,
        reason: error.message,
      })
    }
    // Only what is stored knows how many transactions have a category.
    await finish(fileid, await fetchUploadState(fileid))
  }

  const judge = async (
    fileid: string,
    state: UploadState,
    look: { mustLook: boolean; reason: string | null },
  ): Promise<void> => {
    if (state.job_status === 'failure')
      return fail({ fileid, detail: state.message ?? null, state })
    if (!state.plan_id) return finish(fileid, state)
    const plan = { fileid, planId: state.plan_id, state, reason: look.reason }
    const provesItself = (state.report?.doubts ?? []).length === 0
    if (provesItself && !look.mustLook) return store(plan, [])
    setStage({ kind: 'looking', ...plan })
    await client.invalidateQueries({ queryKey: ['imports'] })
  }

  const read = async (fileid: string, mustLook: boolean) => {
    const { signal } = leaving.current
    setStage({ kind: 'reading', progress: 0 })
    const onState = (state: UploadState) =>
      setStage((now) => (now.kind === 'reading' ? { ...now, progress: state.progress } : now))
    const polled = await waitForFile(fileid, { signal, onState })
    if (polled.kind === 'gave_up') return fail({ fileid, detail: late, state: null })
    await judge(fileid, polled.answer, { mustLook, reason: null })
  }

  const guarded = (fileid: string | null, work: () => Promise<void>) =>
    work().catch((error: unknown) => {
      if (leaving.current.signal.aborted) return
      if (!(error instanceof CallError)) throw error
      if (isOfTheFile(error)) fail({ fileid, detail: error.message, state: null })
      else failWithoutReading(fileid, error)
    })

  useWhileShown(leaving, () => {
    if (!waiting) return
    const look = { mustLook: true, reason: null }
    void guarded(waiting, async () => judge(waiting, await fetchUploadState(waiting), look))
  })

  const readAnew = async (fileid: string, answers: Answers, mustLook: boolean) => {
    setStage({ kind: 'reading', progress: 0 })
    await answer(fileid, answers)
    await read(fileid, mustLook)
  }

  return {
    stage,
    start: (file: File) =>
      guarded(null, async () => {
        setStage({ kind: 'sending' })
        const fileid = await sendFile(file, leaving.current.signal)
        // The history knows it from now on, also when this window is closed before it has been
        // read.
        void client.invalidateQueries({ queryKey: uploadsKey })
        await read(fileid, false)
      }),
    /**
     * `mustLook` where the person has changed how it is read and wants to see what that came to.
     */
    answer: (fileid: string, answers: Answers, mustLook = false) =>
      guarded(fileid, () => readAnew(fileid, answers, mustLook)),
    forget: (fileid: string) =>
      guarded(fileid, async () => {
        await forget(fileid)
        await readAnew(fileid, {}, true)
      }),
    map: (fileid: string) => setStage({ kind: 'mapping', fileid, from: stage }),
    back: () => setStage((now) => (now.kind === 'mapping' ? now.from : now)),
    store: (plan: ShownPlan, leaveOut: readonly number[]) =>
      guarded(plan.fileid, () => store(plan, leaveOut)),
    discard: (fileid: string) =>
      guarded(fileid, async () => {
        await discard(fileid)
        setStage({ kind: 'choosing' })
        await client.invalidateQueries({ queryKey: ['imports'] })
      }),
    again: () => setStage({ kind: 'choosing' }),
  }
}

/**
 * Whether the server looked at the file and refused it; else the way there failed, or it was not
 * let in.
 */
function isOfTheFile({ status }: CallError): boolean {
  return status >= 400 && status < 500 && status !== 413 && status !== 429
}

function useWhileShown(leaving: { current: AbortController }, begin: () => void): void {
  const first = useRef(begin)
  useEffect(() => {
    leaving.current = new AbortController()
    first.current()
    return () => leaving.current.abort()
  }, [leaving])
}
