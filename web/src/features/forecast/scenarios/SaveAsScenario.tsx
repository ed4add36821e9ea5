// "Save as scenario" on the draft's bar: the changes find another home under a name, and the
// forecast stays as it is.
import type { Changeset } from '@plimsoll/contract/forecast-lines'
import { useState } from 'react'
import { flushSync } from 'react-dom'
import { useNavigate } from '../../../routing.ts'
import { Button } from '../../../ui/Button.tsx'
import { onDemand } from '../../../ui/on-demand.ts'
import { toastSuccess } from '../../../ui/toast.ts'
import { scenariosHref } from './address.ts'
import { useMakeScenario } from './queries.ts'

const NameDialog = onDemand(() => import('./NameDialog.tsx'))

/** `onDone` once the scenario is kept. */
export function SaveAsScenario({ changes, onDone }: { changes: Changeset; onDone: () => void }) {
  const [isNaming, setNaming] = useState(false)
  const making = useMakeScenario()
  const navigate = useNavigate()
  const keep = (name: string) =>
    making.mutate(
      { name, changes },
      {
        onSuccess: ({ id }) => {
          toastSuccess(`${name} saved as a scenario.`)
          // The draft must be empty before the page that keeps it is left.
          flushSync(onDone)
          navigate(scenariosHref({ edit: id }))
        },
      },
    )
  return (
    <>
      <Button onClick={() => setNaming(true)}>Save as scenario</Button>
      {isNaming && (
        <NameDialog
          title="Save as scenario"
          description="Moves the changes from your draft to a scenario. Your forecast doesn’t change."
          okLabel="Save scenario"
          busy={making.isPending}
          onName={keep}
          onClose={() => setNaming(false)}
        />
      )}
    </>
  )
}
