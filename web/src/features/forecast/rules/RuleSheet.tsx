// The sheet in which a rule of a line is written. What it says goes into the draft; nothing is
// saved here.
import type { ForecastLine } from '@plimsoll/contract/forecast'
import type { Rule } from '@plimsoll/contract/forecast-lines'
import { type Month, monthOf } from '@plimsoll/domain/calendar'
import { money } from '../../../format/amount.ts'
import { Button } from '../../../ui/Button.tsx'
import { Dialog } from '../../../ui/Dialog.tsx'
import type { LineSettings } from '../evidence/queries.ts'
import { foundForm } from './found-form.ts'
import { type OtherLine, RuleFields } from './RuleFields.tsx'
import { formOf, typedOf } from './rule-form.ts'
import { useRuleForm } from './use-rule-form.ts'
import './rules.css'

/** `rule` is the one to be changed; without it a new one begins with what was found. */
export default function RuleSheet(props: {
  title: string
  rule: Rule | null
  line: ForecastLine
  settings: LineSettings
  others: readonly OtherLine[]
  today: string
  onRule: (rule: Rule) => void
  onClose: () => void
}) {
  const from: Month = monthOf(props.today)
  const { form, errors, onChange, ...rest } = useRuleForm(
    props.rule ? formOf(props.rule) : foundForm(props.line, props.settings.detected, from),
    props.onRule,
  )
  const suggestions = props.settings.suggestions.filter(
    ({ amount }) => amount !== null && amount !== 0,
  )
  return (
    <Dialog
      title={props.rule ? 'Edit rule' : 'Add rule'}
      description={props.title}
      shape="sheet"
      onClose={props.onClose}
    >
      <form className="form fc-form" {...rest.props}>
        <RuleFields
          form={form}
          errors={errors}
          onChange={onChange}
          others={props.others}
          from={from}
          suggestions={
            suggestions.length > 0 && (
              <ul className="fc-suggestions" aria-label="Suggested amounts">
                {suggestions.map(
                  ({ key, label, amount }) =>
                    amount !== null && (
                      <li key={key}>
                        <button type="button" onClick={() => onChange({ amount: typedOf(amount) })}>
                          {label} <b>{money(amount)}</b>
                        </button>
                      </li>
                    ),
                )}
              </ul>
            )
          }
        />
        <div className="form-actions">
          <Button type="submit" weight="ink">
            {props.rule ? 'Update draft' : 'Add to draft'}
          </Button>
          <Button onClick={props.onClose}>Cancel</Button>
        </div>
      </form>
    </Dialog>
  )
}
