// The settings of the analysis: from what size on a change counts, and what the business states
// about itself for the commentary.
import {
  type AnalysisSettings,
  knownOneOffsMax,
  saveAnalysisSettings,
} from '@plimsoll/contract/analysis-settings'
import { printMinor } from '@plimsoll/domain/money'
import { amountRefusal, typedAmount } from '@plimsoll/domain/typed-amount'
import { Plus, X } from 'lucide-react'
import { type FormEvent, useState } from 'react'
import * as z from 'zod/mini'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { AmountInput } from '../../ui/form/AmountInput.tsx'
import { Input } from '../../ui/form/Input.tsx'
import { IconButton } from '../../ui/IconButton.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { toastSuccess } from '../../ui/toast.ts'
import { useAnalysisSettings, useSaveSettings } from './queries.ts'
import { SeasonFields } from './SeasonFields.tsx'
import { type Season, seasonsOf } from './seasons.ts'
import './analysis-settings.css'

/** Loads what is set, and closes once a change is saved. */
export default function AnalysisSettingsDialog({ onClose }: { onClose: () => void }) {
  const { data, error, refetch } = useAnalysisSettings()
  return (
    <Dialog
      title="Analysis settings"
      width="wide"
      description="They decide what the page flags and what the commentary writes about."
      onClose={onClose}
    >
      {error ? (
        <ErrorState
          title="We couldn’t load your settings."
          text={error.message}
          onRetry={() => void refetch()}
        />
      ) : data ? (
        <SettingsForm settings={data} onClose={onClose} />
      ) : (
        <Skeleton height="320px" />
      )}
    </Dialog>
  )
}

type OneOff = AnalysisSettings['about']['one_offs'][number] & { readonly key: number }

function SettingsForm(props: { settings: AnalysisSettings; onClose: () => void }) {
  const { materiality, about } = props.settings
  const [seasons, setSeasons] = useState<readonly Season[]>(seasonsOf(about))
  const [oneOffs, setOneOffs] = useState<readonly OneOff[]>(
    about.one_offs.map((oneOff, key) => ({ ...oneOff, key })),
  )
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({})
  const save = useSaveSettings()
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    const read = readSettings(
      {
        amount: text(form, 'amount'),
        percent: text(form, 'percent'),
        activity: text(form, 'activity'),
      },
      { seasons, oneOffs },
    )
    setErrors('errors' in read ? read.errors : {})
    if ('errors' in read) return
    save.mutate(read.settings, {
      onSuccess: () => {
        toastSuccess('Settings saved.')
        props.onClose()
      },
      onError: (error) => setErrors({ form: error.message }),
    })
  }
  return (
    <form className="form as-form" noValidate onSubmit={submit}>
      <fieldset>
        <legend>What counts as a large change</legend>
        <div className="as-pair">
          <AmountInput
            label="At least"
            name="amount"
            hint="Leave empty to have it follow from the size of your business."
            defaultValue={
              materiality.amount === null ? '' : printMinor(materiality.amount).replace(/\.00$/, '')
            }
            error={errors.amount}
          />
          <Input
            label="And at least, in % of the baseline"
            name="percent"
            inputMode="numeric"
            defaultValue={String(materiality.percent)}
            error={errors.percent}
          />
        </div>
      </fieldset>
      <fieldset>
        <legend>About my business</legend>
        <Input
          label="What you do"
          name="activity"
          hint="A sentence, for example “We fit kitchens in Leeds”. It appears at the front of your accountant’s pack."
          defaultValue={about.activity}
          error={errors.activity}
        />
        <SeasonFields seasons={seasons} onChange={setSeasons} />
        <OneOffFields oneOffs={oneOffs} errors={errors} onChange={setOneOffs} />
      </fieldset>
      {errors.form && (
        <p className="field-error" role="alert">
          {errors.form}
        </p>
      )}
      <div className="as-actions">
        <Button onClick={props.onClose}>Cancel</Button>
        <Button type="submit" weight="ink" busy={save.isPending}>
          Save
        </Button>
      </div>
    </form>
  )
}

function OneOffFields(props: {
  oneOffs: readonly OneOff[]
  errors: Readonly<Record<string, string>>
  onChange: (oneOffs: readonly OneOff[]) => void
}) {
  const { oneOffs, errors, onChange } = props
  const change = (key: number, edit: Partial<OneOff>) =>
    onChange(oneOffs.map((oneOff) => (oneOff.key === key ? { ...oneOff, ...edit } : oneOff)))
  const nextKey = Math.max(-1, ...oneOffs.map(({ key }) => key)) + 1
  return (
    <fieldset className="as-one-offs">
      <legend>One-offs</legend>
      <p className="field-hint">
        Payments or receipts you don’t expect again. The commentary says so in their month.
      </p>
      {oneOffs.map(({ key, what, month }, at) => (
        <div key={key} className="as-one-off">
          <Input
            label="What it was"
            name={`what_${key}`}
            value={what}
            maxLength={60}
            onChange={(event) => change(key, { what: event.currentTarget.value })}
            error={errors[`one_offs.${at}.what`]}
          />
          <Input
            label="Month"
            name={`month_${key}`}
            type="month"
            placeholder="2026-11"
            value={month}
            onChange={(event) => change(key, { month: event.currentTarget.value })}
            error={errors[`one_offs.${at}.month`]}
          />
          <IconButton
            label={`Remove ${what || 'this one-off'}`}
            onClick={() => onChange(oneOffs.filter((oneOff) => oneOff.key !== key))}
          >
            <X size={16} aria-hidden />
          </IconButton>
        </div>
      ))}
      {oneOffs.length < knownOneOffsMax && (
        <Button onClick={() => onChange([...oneOffs, { key: nextKey, what: '', month: '' }])}>
          <Plus size={16} aria-hidden /> Add a one-off
        </Button>
      )}
    </fieldset>
  )
}

/** The settings that the form comes to, or a sentence for each field that can't be read. */
function readSettings(
  fields: { amount: string; percent: string; activity: string },
  stated: { seasons: readonly Season[]; oneOffs: readonly OneOff[] },
): { settings: AnalysisSettings } | { errors: Record<string, string> } {
  const amount = fields.amount === '' ? null : typedAmount(fields.amount)
  if (fields.amount !== '' && amount === null)
    return { errors: { amount: amountRefusal(fields.amount) } }
  const months = (season: Season) =>
    stated.seasons.flatMap((each, at) => (each === season ? [at + 1] : []))
  const settings = {
    materiality: { amount, percent: fields.percent === '' ? Number.NaN : Number(fields.percent) },
    about: {
      activity: fields.activity,
      busy_months: months('busy'),
      quiet_months: months('quiet'),
      one_offs: stated.oneOffs.map(({ what, month }) => ({ what: what.trim(), month })),
    },
  }
  const checked = z.safeEncode(saveAnalysisSettings.body, settings)
  if (checked.success) return { settings }
  return {
    errors: Object.fromEntries(
      checked.error.issues.map(({ path, message }) => [
        path.slice(1).join('.'),
        path.at(-1) === 'month' ? 'Choose a month.' : message,
      ]),
    ),
  }
}

function text(form: FormData, name: string): string {
  const value = form.get(name)
  return typeof value === 'string' ? value.trim() : ''
}
