// The rules of a line: what was found by itself, what the user says instead, and the way to change
// it in the draft.
import type { ForecastLine } from '@plimsoll/contract/forecast'
import type { Configuration, Rule } from '@plimsoll/contract/forecast-lines'
import { Pencil, Plus, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { money } from '../../../format/amount.ts'
import { dayLong } from '../../../format/date.ts'
import { inSentence } from '../../../format/in-sentence.ts'
import { Button } from '../../../ui/Button.tsx'
import { Card } from '../../../ui/Card.tsx'
import { ErrorState } from '../../../ui/ErrorState.tsx'
import { IconButton } from '../../../ui/IconButton.tsx'
import { onDemand } from '../../../ui/on-demand.ts'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import { changeKeys } from '../draft/draft.ts'
import type { DraftHandle } from '../draft/use-draft.ts'
import { type LineSettings, useSettings } from '../evidence/queries.ts'
import { configurationOf } from './configuration.ts'
import type { OtherLine } from './RuleFields.tsx'
import { ruleWords } from './rule-words.ts'
import './rules.css'

const RuleSheet = onDemand(() => import('./RuleSheet.tsx'))

/** Fetches by the line's type. `others` are the lines that an amount may be a percentage of. */
export function RulesCard(props: {
  line: ForecastLine
  href: string
  today: string
  others: readonly OtherLine[]
  draft: DraftHandle
}) {
  const settings = useSettings(props.line)
  return (
    <Card title="Rules">
      {settings.data ? (
        <Rules {...props} settings={settings.data} />
      ) : settings.error ? (
        <ErrorState
          title="We couldn’t load the settings."
          text={settings.error.message}
          onRetry={() => void settings.refetch()}
        />
      ) : (
        <Skeleton height="90px" />
      )}
    </Card>
  )
}

function Rules(props: Parameters<typeof RulesCard>[0] & { settings: LineSettings }) {
  const { line, draft, settings } = props
  const [editing, setEditing] = useState<number | 'new' | null>(null)
  const key = changeKeys.line(line.seriesId)
  const planned = draft.draft.find((change) => change.key === key)
  const shown: Configuration =
    planned?.kind === 'configuration' ? planned.configuration : configurationOf(line, settings)
  const plan = (rules: Rule[]) => {
    // Back where it was: then there is nothing to save.
    if (rules.length === 0 && !settings.configuration?.rules.length) return draft.takeBack(key)
    draft.put({
      kind: 'configuration',
      key,
      about: line.merchant,
      href: props.href,
      configuration: { ...shown, rules },
    })
  }
  const onRule = (rule: Rule) => {
    const at = editing
    setEditing(null)
    plan(
      at === 'new' ? [...shown.rules, rule] : shown.rules.map((old, i) => (i === at ? rule : old)),
    )
  }
  return (
    <>
      <Found line={line} settings={settings} hasRules={shown.rules.length > 0} />
      {shown.rules.length > 0 && (
        <ul className="fc-rules">
          {shown.rules.map((rule, index) => (
            <li key={index}>
              <span>{ruleWords(rule)}</span>
              <IconButton label={`Edit: ${ruleWords(rule)}`} onClick={() => setEditing(index)}>
                <Pencil size={16} aria-hidden />
              </IconButton>
              <IconButton
                label={`Remove: ${ruleWords(rule)}`}
                onClick={() => plan(shown.rules.filter((_, i) => i !== index))}
              >
                <Trash2 size={16} aria-hidden />
              </IconButton>
            </li>
          ))}
        </ul>
      )}
      {planned && (
        <p className="fc-rules-planned">These rules are in your draft and not saved yet.</p>
      )}
      <div className="fc-rules-foot">
        <Button disabled={shown.rules.length >= rulesMax} onClick={() => setEditing('new')}>
          <Plus size={16} aria-hidden /> Add rule
        </Button>
        {planned && <Button onClick={() => draft.takeBack(key)}>Undo these changes</Button>}
      </div>
      {editing !== null && (
        <RuleSheet
          title={`${line.merchant}, ${line.label}`}
          rule={editing === 'new' ? null : (shown.rules[editing] ?? null)}
          line={line}
          settings={settings}
          others={props.others}
          today={props.today}
          onRule={onRule}
          onClose={() => setEditing(null)}
        />
      )}
    </>
  )
}

const rulesMax = 24

function Found(props: { line: ForecastLine; settings: LineSettings; hasRules: boolean }) {
  const { line, settings, hasRules } = props
  const { detected } = settings
  if (!detected)
    return hasRules ? null : <p className="fc-rules-found">No rules yet. {replacesWords(line)}</p>
  return (
    <p className="fc-rules-found">
      Detected: {money(detected.amount)}, {inSentence(detected.words)}. {detected.amount_words}.
      Seen {detected.sightings} times, from {dayLong(detected.first_day)} to{' '}
      {dayLong(detected.last_day)}. {hasRules ? 'Your rules replace it.' : ''}
    </p>
  )
}

/**
 * A rule of what is no regular payment counts for the whole merchant or sub-category: that must be
 * known before one is written.
 */
function replacesWords(line: ForecastLine): string {
  if (line.state === 'tax') return 'Your rules replace the estimate.'
  return line.merchant_id
    ? `Your rules replace everything we forecast for ${line.merchant}, including regular payments.`
    : `Your rules replace everything we forecast under ${line.subcategory_label}.`
}
