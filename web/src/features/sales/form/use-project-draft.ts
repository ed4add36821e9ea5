// The unsaved changes of one project. They outlive the page and a reload, in this tab alone; the
// end of the session clears them.
import type { Project } from '@plimsoll/contract/sales-project'
import { useEffect, useMemo, useState } from 'react'
import { readUser } from '../../../api/session.ts'
import { formFrom, type ProjectForm, realEdits } from './entries.ts'

type Kept = {
  readonly edits: Partial<ProjectForm>
  /** The version that was edited, so that somebody else’s change meanwhile is noticed. */
  readonly version: number
}

/** The form as it stands, which fields differ from the saved project, and the ways to change it. */
export function useProjectDraft(project: Project) {
  const saved = useMemo(() => formFrom(project), [project])
  const [kept, setKept] = useState<Kept>(() => readKept(project.id) ?? blank(project))
  const edits = useMemo(() => realEdits(saved, kept.edits), [saved, kept.edits])
  const form: ProjectForm = useMemo(() => ({ ...saved, ...edits }), [saved, edits])
  const isDirty = Object.keys(edits).length > 0
  const version = isDirty ? kept.version : project.version
  useEffect(
    () => keep(project.id, isDirty ? { edits, version } : null),
    [project.id, isDirty, edits, version],
  )
  return {
    saved,
    form,
    edits,
    isDirty,
    version,
    edit: (changes: Partial<ProjectForm>) =>
      setKept((before) => ({
        edits: { ...realEdits(saved, before.edits), ...changes },
        version,
      })),
    discard: () => setKept(blank(project)),
    /** Goes on from a newer version of the project; what was edited stays edited. */
    follow: (newer: Project) => setKept((before) => ({ ...before, version: newer.version })),
    /**
     * After a milestone was re-dated on the server at once, edited milestones take its day over.
     */
    redated: (newer: Project, itemId: string) =>
      setKept((before) => ({
        version: newer.version,
        edits: withDay(before.edits, itemId, newer),
      })),
  }
}

/** The draft with its ways, as the parts of the page are handed it. */
export type ProjectDraft = ReturnType<typeof useProjectDraft>

function blank({ version }: Project): Kept {
  return { edits: {}, version }
}

function withDay(
  edits: Partial<ProjectForm>,
  itemId: string,
  newer: Project,
): Partial<ProjectForm> {
  if (!edits.milestones) return edits
  const day = newer.milestones.find(({ id }) => id === itemId)?.chosen_on ?? null
  return {
    ...edits,
    milestones: edits.milestones.map((each) =>
      each.id === itemId ? { ...each, expected_on: day } : each,
    ),
  }
}

function keep(id: string, kept: Kept | null): void {
  if (kept) sessionStorage.setItem(keyFor(id), JSON.stringify(kept))
  else sessionStorage.removeItem(keyFor(id))
}

function readKept(id: string): Kept | null {
  try {
    const kept = JSON.parse(sessionStorage.getItem(keyFor(id)) ?? 'null') as Kept | null
    return kept && typeof kept.version === 'number' && kept.edits ? kept : null
  } catch {
    return null
  }
}

function keyFor(id: string): string {
  return `projectDraft:${readUser()?.sub ?? ''}:${id}`
}
