// The scenarios page with scenarios there: the list, the one that is edited, and the comparison.
// Dialogs open over it.
import type { ForecastLine } from '@plimsoll/contract/forecast'
import type { Scenario } from '@plimsoll/contract/forecast-scenarios'
import type { Day } from '@plimsoll/domain/calendar'
import { lazy, Suspense, useState } from 'react'
import { useProfile } from '../../features/account/queries.ts'
import {
  comparedIds,
  type ScenariosView as Shown,
} from '../../features/forecast/scenarios/address.ts'
import {
  useChangeScenario,
  useDiscardScenario,
  useMakeScenario,
} from '../../features/forecast/scenarios/queries.ts'
import { ScenarioList } from '../../features/forecast/scenarios/ScenarioList.tsx'
import { useBalanceKnown } from '../../features/sources/accounts.ts'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { onDemand } from '../../ui/on-demand.ts'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { AddBalance } from '../shared/AddBalance.tsx'

const CompareCard = lazy(() => import('../../features/forecast/scenarios/CompareCard.tsx'))
const EditorCard = lazy(() => import('../../features/forecast/scenarios/EditorCard.tsx'))
const MergeDialog = onDemand(() => import('../../features/forecast/scenarios/MergeDialog.tsx'))
const NameDialog = onDemand(() => import('../../features/forecast/scenarios/NameDialog.tsx'))

type OpenDialog = { readonly kind: 'rename' | 'copy' | 'merge'; readonly scenario: Scenario }

/** `view` is read from the address; `onShow` changes it. */
export function ScenariosView(props: {
  scenarios: readonly Scenario[]
  lines: readonly ForecastLine[]
  today: Day
  view: Shown
  hasForecast: boolean
  onShow: (change: { edit?: string | null; compare?: string | null }) => void
}) {
  const { scenarios, view, onShow } = props
  const [openDialog, setOpenDialog] = useState<OpenDialog | null>(null)
  const buffer = useProfile().data?.business?.cash_buffer ?? null
  const isKnown = useBalanceKnown()
  const changing = useChangeScenario()
  const discarding = useDiscardScenario()
  const compared = comparedIds(view, scenarios)
  const edited = scenarios.find(({ id, state }) => id === view.edit && state === 'draft')
  return (
    <>
      <ScenarioList
        scenarios={scenarios}
        compared={compared}
        onCompare={({ id }, is) =>
          onShow({
            compare: (is ? [...compared, id] : compared.filter((each) => each !== id)).join(','),
          })
        }
        onEdit={({ id }) => onShow({ edit: id })}
        onRename={(scenario) => setOpenDialog({ kind: 'rename', scenario })}
        onCopy={(scenario) => setOpenDialog({ kind: 'copy', scenario })}
        onMerge={(scenario) => setOpenDialog({ kind: 'merge', scenario })}
        onFreeze={({ id }, frozen) => changing.mutate({ id, frozen })}
        onDiscard={(scenario) => discarding.mutate(scenario)}
      />
      <Suspense fallback={<Skeleton height="220px" />}>
        {edited && props.hasForecast && (
          <EditorCard
            key={edited.id}
            scenario={edited}
            lines={props.lines}
            today={props.today}
            onClose={() => onShow({ edit: null })}
          />
        )}
      </Suspense>
      <Suspense fallback={<Skeleton height="640px" />}>
        {!props.hasForecast ? null : isKnown ? (
          <CompareCard ids={compared} buffer={buffer} />
        ) : (
          <div className="card">
            <EmptyState
              title="Add your balance to compare scenarios."
              text="A scenario shows where your balance is heading, so it needs a balance to start from."
            >
              <AddBalance today={props.today} />
            </EmptyState>
          </div>
        )}
      </Suspense>
      {openDialog?.kind === 'merge' && (
        <MergeDialog scenario={openDialog.scenario} onClose={() => setOpenDialog(null)} />
      )}
      {(openDialog?.kind === 'rename' || openDialog?.kind === 'copy') && (
        <Named openDialog={openDialog} onClose={() => setOpenDialog(null)} />
      )}
    </>
  )
}

function Named({ openDialog, onClose }: { openDialog: OpenDialog; onClose: () => void }) {
  const { scenario } = openDialog
  const isCopy = openDialog.kind === 'copy'
  const making = useMakeScenario()
  const changing = useChangeScenario()
  return (
    <NameDialog
      title={isCopy ? `Copy ${scenario.name}` : `Rename ${scenario.name}`}
      name={isCopy ? copyName(scenario.name) : scenario.name}
      okLabel={isCopy ? 'Copy' : 'Rename'}
      busy={making.isPending || changing.isPending}
      onName={(name) =>
        isCopy
          ? making.mutate({ name, copy_of: scenario.id }, { onSuccess: onClose })
          : changing.mutate({ id: scenario.id, name }, { onSuccess: onClose })
      }
      onClose={onClose}
    />
  )
}

function copyName(name: string): string {
  return `${name.slice(0, nameMax - copyWords.length)}${copyWords}`
}

const copyWords = ' copy'
const nameMax = 60
