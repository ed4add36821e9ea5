// The editor of a rule: when it fits, what it does, and a dry run of exactly that before it is
// kept.

import type { Category } from '@plimsoll/contract/categories'
import { type FormEvent, useState } from 'react'
import { grouped } from '../../../format/amount.ts'
import { Button } from '../../../ui/Button.tsx'
import { CommonAlert } from '../../../ui/CommonAlert.tsx'
import { Dialog } from '../../../ui/Dialog.tsx'
import { FormRefusal } from '../../../ui/form/FormRefusal.tsx'
import { Input } from '../../../ui/form/Input.tsx'
import { refusalWords } from '../edits.ts'
import { useAccounts } from '../queries.ts'
import { usePaused } from '../use-paused.ts'
import { ActionFields } from './ActionFields.tsx'
import { ConditionFields } from './ConditionFields.tsx'
import { printRule, type Rule, useDropRule, useKeepRule, useTrial } from './queries.ts'
import { emptyRule, formOf, type RuleForm, ruleErrors, toRuleInput } from './rule-form.ts'
import { TrialResult } from './TrialResult.tsx'
import '../editor/editor.css'
import { takesFocus } from '../../../ui/takes-focus.ts'
import './rules.css'

/** `rule` null makes a new one, which may look for `words`. */
export default function RuleSheet(props: {
  rule: Rule | null
  words?: string
  categories: readonly Category[]
  onClose: () => void
}) {
  const { rule, categories, onClose } = props
  const [begun] = useState(() => (rule ? formOf(rule) : emptyRule(props.words)))
  const [form, setForm] = useState(begun)
  const [showsErrors, showErrors] = useState(false)
  const [confirming, setConfirming] = useState<'leave' | 'remove' | null>(null)
  const accounts = useAccounts().data ?? []
  const keeping = useKeepRule(onClose)
  const dropping = useDropRule(onClose)
  const change = (changes: Partial<RuleForm>) => setForm((before) => ({ ...before, ...changes }))
  const errors = ruleErrors(form)
  const canTry = !errors.conditions && !errors.actions
  // The preview is fetched when typing pauses, not at every letter.
  const tried = usePaused(
    canTry ? printRule(toRuleInput({ ...form, name: form.name || 'New rule' })) : null,
  )
  const trial = useTrial(canTry ? tried : null)
  const shown = showsErrors ? errors : {}
  const keep = (apply_to_past: boolean) => {
    if (Object.keys(errors).length) return showErrors(true)
    keeping.mutate({ ...toRuleInput(form), apply_to_past })
  }
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    keep(false)
  }
  const changes = trial.data?.changes ?? 0
  return (
    <Dialog
      title={rule ? 'Edit rule' : 'New rule'}
      shape="sheet"
      onClose={() => (form === begun ? onClose() : setConfirming('leave'))}
    >
      <div className="txe">
        <form className="txe-form" noValidate onSubmit={onSubmit}>
          <div className="form">
            <Input
              label="Name"
              name="name"
              ref={takesFocus}
              maxLength={100}
              placeholder="Fuel for the vans"
              value={form.name}
              error={shown.name}
              onChange={(event) => change({ name: event.target.value })}
            />
            <ConditionFields
              form={form}
              accounts={accounts}
              error={shown.conditions}
              onChange={change}
            />
            <ActionFields
              form={form}
              categories={categories}
              error={shown.actions}
              onChange={change}
            />
            <TrialResult
              trial={canTry ? trial.data : undefined}
              error={canTry ? trial.error : null}
              isStale={trial.isFetching}
              canTry={canTry}
            />
          </div>
          {rule && (
            <div className="txe-danger">
              <Button weight="quiet" onClick={() => setConfirming('remove')}>
                Remove rule
              </Button>
            </div>
          )}
          <footer className="txe-foot">
            <FormRefusal text={keeping.error && refusalWords(keeping.error)} />
            <div className="form-actions">
              {changes > 0 && (
                <Button weight="ink" busy={keeping.isPending} onClick={() => keep(true)}>
                  Save and apply to {grouped(changes)}
                </Button>
              )}
              <Button
                type="submit"
                weight={changes > 0 ? 'outline' : 'ink'}
                busy={keeping.isPending}
              >
                Save for future transactions
              </Button>
            </div>
          </footer>
        </form>
      </div>
      {confirming === 'leave' && (
        <CommonAlert
          heading="Discard changes?"
          message="You haven’t saved this rule."
          okLabel="Discard"
          cancelLabel="Keep editing"
          border="warn"
          onCancel={() => setConfirming(null)}
          onOk={onClose}
        />
      )}
      {confirming === 'remove' && rule && (
        <CommonAlert
          heading={`Remove “${rule.name}”?`}
          message="The rule stops working. Changes it already made are kept."
          okLabel="Remove"
          border="danger"
          onCancel={() => setConfirming(null)}
          onOk={() => dropping.mutate(rule)}
        />
      )}
    </Dialog>
  )
}
