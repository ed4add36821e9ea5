// The draft as the page holds it. It outlives the page and a reload, in this tab alone; the end of
// the session clears it.
import { changeset } from '@plimsoll/contract/forecast-lines'
import { useEffect, useReducer } from 'react'
import * as z from 'zod/mini'
import { readUser } from '../../../api/session.ts'
import { type Change, changesetOf, type Draft, reduceDraft } from './draft.ts'

/** The draft and the ways to change it. */
export function useDraft() {
  const [draft, dispatch] = useReducer(reduceDraft, null, readKept)
  useEffect(() => keep(draft), [draft])
  return {
    draft,
    put: (change: Change) => dispatch({ type: 'put', change }),
    takeBack: (key: string) => dispatch({ type: 'take back', key }),
    discard: () => dispatch({ type: 'discard' }),
  }
}

/** The draft with its ways, as the parts of the page are handed it. */
export type DraftHandle = ReturnType<typeof useDraft>

function keep(draft: Draft): void {
  const key = keyOfUser()
  if (draft.length) sessionStorage.setItem(key, JSON.stringify(draft))
  else sessionStorage.removeItem(key)
}

/** What was kept by an older page and is no draft any more is left aside. */
function readKept(): Draft {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(keyOfUser()) ?? '[]')
    const draft = Array.isArray(kept) ? (kept as Draft) : []
    z.encode(changeset, changesetOf(draft))
    return draft
  } catch {
    return []
  }
}

function keyOfUser(): string {
  return `forecastDraft:${readUser()?.sub ?? ''}`
}
