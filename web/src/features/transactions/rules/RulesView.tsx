// The rules: what they do to what comes, in which order, and how to make one.
import { useState } from 'react'
import { Button } from '../../../ui/Button.tsx'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { ErrorState } from '../../../ui/ErrorState.tsx'
import { onDemand } from '../../../ui/on-demand.ts'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import { useAccounts, useCategories } from '../queries.ts'
import { type Rule, useRules } from './queries.ts'
import { RuleList } from './RuleList.tsx'
import '../../../ui/form/switch.css'
import './rules.css'

const RuleSheet = onDemand(() => import('./RuleSheet.tsx'))

/** `isAdding` opens the editor of a new rule. */
export function RulesView(props: { isAdding: boolean; onAdd: (is: boolean) => void }) {
  const rules = useRules()
  const accounts = useAccounts().data ?? []
  const categories = useCategories()
  const [opened, open] = useState<Rule | null>(null)
  const close = () => {
    open(null)
    props.onAdd(false)
  }
  return (
    <section className="card txn-card" aria-label="Rules">
      {rules.isPending ? (
        <Skeleton height="240px" />
      ) : rules.error ? (
        <ErrorState
          title="We couldn’t load your rules."
          text={rules.error.message}
          onRetry={() => void rules.refetch()}
        />
      ) : rules.data.length === 0 ? (
        <EmptyState
          title="No rules yet"
          help="rules"
          text="A rule categorises transactions automatically, by words, merchant or amount. You’ll see what it changes before you save it."
        >
          <Button weight="ink" onClick={() => props.onAdd(true)}>
            Create a rule
          </Button>
        </EmptyState>
      ) : (
        <>
          <p className="txn-trial">
            The first rule that matches a transaction applies. Rules never change what you set
            yourself.
          </p>
          <RuleList
            rules={rules.data}
            accounts={accounts}
            categories={categories.data ?? []}
            onOpen={open}
          />
        </>
      )}
      {(opened || props.isAdding) && (
        <RuleSheet
          key={opened?.id ?? 'new'}
          rule={opened}
          categories={categories.data ?? []}
          onClose={close}
        />
      )}
    </section>
  )
}
