// More that can be done with a draft than saving and discarding it: keeping it as a scenario.
import { SaveAsScenario } from '../scenarios/SaveAsScenario.tsx'
import { changesetOf, type Draft } from './draft.ts'

/** `onDone` once the draft has found another home. */
export function DraftActions({ draft, onDone }: { draft: Draft; onDone: () => void }) {
  return <SaveAsScenario changes={changesetOf(draft)} onDone={onDone} />
}
