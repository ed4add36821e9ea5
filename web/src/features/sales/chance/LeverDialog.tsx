// One lever tried out: what it does to the chance and to the firm's closing balances, and the way
// to use it.
import { Button } from '../../../ui/Button.tsx'
import { Dialog } from '../../../ui/Dialog.tsx'
import { useUpdateProject } from '../changes.ts'
import { Effect, type ImpactTableFor } from '../form/Effect.tsx'
import { useCompute } from '../form/use-compute.ts'
import { inPercent, type Lever } from './ChanceCard.tsx'

const withWords: Readonly<Record<Lever['kind'], string>> = {
  win: 'once it’s won',
  late: 'if the client pays on time',
  slip: 'if the work keeps to its dates',
  cost: 'if you pay later',
  rest: 'if all goes as forecast',
}

/** Nothing changes until it is used. */
export default function LeverDialog(props: {
  lever: Lever
  chance: number
  table: ImpactTableFor
  onClose: () => void
}) {
  const { lever } = props
  const preview = useCompute({ kind: 'saved', id: lever.project_id, changes: lever.lever.changes })
  const updating = useUpdateProject(lever.project_id)
  return (
    <Dialog
      title={lever.lever.words}
      description={lever.words}
      width="wide"
      onClose={props.onClose}
    >
      <div className="form">
        <p>
          Chance of running short: {inPercent(props.chance)} now, {inPercent(lever.chance)}{' '}
          {withWords[lever.kind]}.
        </p>
        <Effect preview={preview} table={props.table} />
        <div className="form-actions">
          <Button
            weight="ink"
            busy={updating.isPending}
            onClick={() =>
              updating.mutate(
                { ...lever.lever.changes, why: lever.lever.words.slice(0, 200) },
                { onSuccess: props.onClose },
              )
            }
          >
            Use this
          </Button>
          <Button onClick={props.onClose}>Close</Button>
        </div>
      </div>
    </Dialog>
  )
}
