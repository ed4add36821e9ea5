// The bar at the foot of a project while something isn't saved: what saving does to the low point,
// and the way to save.
import { Button } from '../../../ui/Button.tsx'
import { EffectWords } from '../form/EffectWords.tsx'
import type { Preview } from '../form/use-compute.ts'

/** Shown only while something is unsaved. */
export function SaveBar(props: {
  preview: Preview
  isBusy: boolean
  onSave: () => void
  onDiscard: () => void
}) {
  return (
    <section className="sl-save" aria-label="Unsaved changes">
      <b>Unsaved changes</b>
      <p className="sl-effect" aria-live="polite">
        <EffectWords preview={props.preview} />
      </p>
      <div>
        <Button onClick={props.onDiscard}>Discard</Button>
        <Button weight="ink" busy={props.isBusy} onClick={props.onSave}>
          Save changes
        </Button>
      </div>
    </section>
  )
}
