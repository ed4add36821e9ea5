// The forecast as it would be with other projects, or with projects counted otherwise. Nothing is
// kept.
import type { ProjectBook } from '../../sales/service.ts'
import { recomposeStanding } from '../standing/compose.ts'
import type { View } from '../standing/view.ts'

/** A view of what stands, without a draft, with its projects replaced. */
export function withProjectBook(view: View, change: Partial<ProjectBook>): View {
  const standing = { ...view.standing, projects: { ...view.standing.projects, ...change } }
  return { ...view, ...recomposeStanding(view, view.standing, standing), standing }
}
