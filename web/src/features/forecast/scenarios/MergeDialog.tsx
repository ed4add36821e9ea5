// Asks before a scenario becomes the forecast, and shows what that does to it.
import type { Scenario } from '@plimsoll/contract/forecast-scenarios'
import { CallError } from '../../../api/call.ts'
import { Button } from '../../../ui/Button.tsx'
import { Dialog } from '../../../ui/Dialog.tsx'
import { FormRefusal } from '../../../ui/form/FormRefusal.tsx'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import { toastSuccess } from '../../../ui/toast.ts'
import { ImpactTable } from '../draft/ImpactTable.tsx'
import '../draft/draft-bar.css'
import { countWords } from './count-words.ts'
import { useImpactOf, useMergeScenario } from './queries.ts'
import { mergeRefusal } from './what-ifs.ts'

/** Where it cannot be, it says why instead. */
export default function MergeDialog({
  scenario,
  onClose,
}: {
  scenario: Scenario
  onClose: () => void
}) {
  const refusal = mergeRefusal(scenario.changes)
  const impact = useImpactOf(scenario.changes)
  const merging = useMergeScenario()
  const merge = () =>
    merging.mutate(scenario.id, {
      onSuccess: () => {
        toastSuccess(`${scenario.name} has been applied to your forecast.`)
        onClose()
      },
    })
  return (
    <Dialog
      title={`Apply ${scenario.name} to your forecast?`}
      description={`${countWords(scenario.changes)}. Every page will use them.`}
      width="wide"
      onClose={onClose}
    >
      {impact.data ? <ImpactTable impact={impact.data} /> : <Skeleton height="260px" />}
      <FormRefusal text={refusal ?? wordsOf(impact.error) ?? wordsOf(merging.error)} />
      <div className="form-actions fc-review-part">
        <Button weight="ink" busy={merging.isPending} disabled={refusal !== null} onClick={merge}>
          Apply to forecast
        </Button>
        <Button onClick={onClose}>Cancel</Button>
      </div>
    </Dialog>
  )
}

function wordsOf(error: Error | null): string | null {
  if (!error) return null
  return error instanceof CallError ? error.message : 'That didn’t work.'
}
