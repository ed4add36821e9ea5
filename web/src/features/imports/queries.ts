// Uploads: sending a file, asking how its job goes, listing and undoing. All calls and keys of the
// word are here.
import {
  checkFileProcessed,
  commitUpload,
  forgetReading,
  listPlannedRows,
  listUploads,
  lookIntoUpload,
  undoUpload,
  uploadField,
  uploadFile,
} from '@plimsoll/contract/imports'
import { uploadPollMs, uploadPollsMax } from '@plimsoll/contract/limits'
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { addressOf, CallError, call, send, settle } from '../../api/call.ts'
import { type Polled, poll } from '../../api/poll.ts'
import { localItems } from '../../api/session.ts'
import { toastError } from '../../ui/toast.ts'

/** How far the job of an upload has come, as the server reports it. */
export type UploadState = z.output<(typeof checkFileProcessed)['reply']>['data']

/** One upload of the history. */
export type Upload = z.output<(typeof listUploads)['reply']>['data'][number]

/** The answers to the questions of a file that does not prove itself. */
export type Answers = NonNullable<z.output<(typeof commitUpload)['body']>['answers']>

/** The key of the history. */
export const uploadsKey = ['imports', 'uploads'] as const

/** The history of uploads, newest first; fetched again while one of them is being read. */
export function useUploads() {
  return useQuery({
    queryKey: uploadsKey,
    queryFn: ({ signal }) => call(listUploads, { signal }).then((reply) => reply.data),
    refetchInterval: ({ state }) =>
      state.dataUpdateCount < historyAsksMax && state.data?.some((each) => each.state === 'pending')
        ? uploadPollMs
        : false,
  })
}

const historyAsksMax = 100

/** The first rows of a plan as they would be stored. */
export function usePlannedRows(fileid: string, planId: string) {
  return useQuery({
    queryKey: ['imports', 'rows', fileid, planId],
    queryFn: ({ signal }) =>
      call(listPlannedRows, { params: { fileid }, signal }).then((reply) => reply.data),
  })
}

/** A look into a file: its first rows, and how it would be read. */
export type Look = z.output<(typeof lookIntoUpload)['reply']>['data']

/**
 * Looks into a file with these answers, or as it is read now; the last look stays in sight while
 * the next one comes.
 */
export function useLook(fileid: string, answers: Answers | null) {
  return useQuery<Look>({
    queryKey: ['imports', 'look', fileid, answers],
    queryFn: ({ signal }) =>
      call(lookIntoUpload, {
        params: { fileid },
        body: answers ? { answers } : {},
        signal,
      }).then((reply) => reply.data),
    placeholderData: keepPreviousData,
    // Choosing quickly asks for more readings at once than the server allows: the last choice waits
    // its turn.
    retry: (times, error) =>
      error instanceof CallError && error.status === 429 && times < looksTriedMax,
    retryDelay: lookAgainMs,
  })
}

const looksTriedMax = 5
const lookAgainMs = 1000

/** Forgets how files of the layout of this one are read. */
export function forget(fileid: string): Promise<unknown> {
  return call(forgetReading, { params: { fileid } })
}

/**
 * Sends a file, to be read and planned but not stored yet. A 403 here removes the token and reloads
 * the page, as the specification has it.
 */
export async function sendFile(file: File, signal: AbortSignal): Promise<string> {
  const body = new FormData()
  body.set(uploadField, file, file.name)
  const response = await send(addressOf(uploadFile, { query: { plan: 'true' } }), {
    method: 'POST',
    body,
    signal,
  })
  if (response.status === 403) {
    localStorage.removeItem(localItems.token)
    location.reload()
  }
  const reply = await settle(response, response.status === 403)
  return z.decode(uploadFile.reply, reply as never).data.fileid
}

/** Answers the questions of an upload, which is then read again. */
export function answer(fileid: string, answers: Answers): Promise<unknown> {
  return call(commitUpload, { params: { fileid }, body: { answers } })
}

/**
 * Stores the plan that was shown, without the rows at these positions; refused with 409 once it no
 * longer holds.
 */
export function storePlan(
  fileid: string,
  plan: { planId: string; leaveOut: readonly number[] },
): Promise<unknown> {
  const body = { plan_id: plan.planId, leave_out: [...plan.leaveOut] }
  return call(commitUpload, { params: { fileid }, body })
}

/** Gives up a file that was never stored. */
export function discard(fileid: string): Promise<unknown> {
  return call(undoUpload, { params: { fileid } })
}

/** Fetches the state of an upload once. */
export function fetchUploadState(fileid: string): Promise<UploadState> {
  return call(checkFileProcessed, { body: { fileid } }).then((reply) => reply.data)
}

/** Asks every 3 s, at most 20 times, until the job has ended. */
export function waitForFile(
  fileid: string,
  input: { signal: AbortSignal; onState: (state: UploadState) => void },
): Promise<Polled<UploadState>> {
  return poll({
    ask: () => fetchUploadState(fileid),
    isDone: (state) => state.job_status === 'success' || state.job_status === 'failure',
    everyMs: uploadPollMs,
    triesMax: uploadPollsMax,
    signal: input.signal,
    onAnswer: input.onState,
  })
}

/** Undoes an upload, then fetches everything again. */
export function useUndoUpload() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (fileid: string) => call(undoUpload, { params: { fileid } }),
    onSuccess: () => client.invalidateQueries(),
    onError: (error) => {
      if (error instanceof CallError) toastError('We couldn’t undo the upload.', error.message)
    },
  })
}
