// One kind of alert: on or off in the app and by email, and the threshold from which it is sent.
import type { AlertSetting } from '@plimsoll/contract/alerts'
import type { Minor } from '@plimsoll/domain/money'
import { pounds } from '../../format/amount.ts'
import { Select } from '../../ui/form/Select.tsx'
import { Switch } from '../../ui/form/Switch.tsx'
import { AmountField } from './AmountField.tsx'
import { kindWords } from './alert-words.ts'
import { useSaveSetting } from './queries.ts'

const horizons = [7, 14, 30, 60, 91]

/** Every change is saved at once. */
export function KindSetting({ setting, buffer }: { setting: AlertSetting; buffer: Minor }) {
  const { mutate } = useSaveSetting()
  const { kind, in_app, by_mail, amount, days } = setting
  const { title, text } = kindWords[kind]
  const save = (change: Partial<AlertSetting>) => mutate({ kind, ...change })
  const hasLine = kind === 'low_ahead' || kind === 'balance_low'
  return (
    <li>
      <fieldset>
        <legend>{title}</legend>
        <p>{text}</p>
        <div className="notifications-ways">
          <Switch label="In the app" checked={in_app} onChange={(is) => save({ in_app: is })} />
          <Switch label="By email" checked={by_mail} onChange={(is) => save({ by_mail: is })} />
        </div>
        {(hasLine || kind === 'large_outflow') && (
          <div className="form-pair">
            <AmountField
              label={hasLine ? 'Your buffer' : 'Also every payment of at least'}
              name={`${kind}-amount`}
              hint={
                hasLine
                  ? `Leave empty to use your cash buffer, ${pounds(buffer)}.`
                  : 'Leave empty to be alerted to unusual payments only.'
              }
              mayBeNegative={hasLine}
              amount={amount}
              onChange={(next) => save({ amount: next })}
            />
            {kind === 'low_ahead' && (
              <Horizon days={days} onChange={(next) => save({ days: next })} />
            )}
          </div>
        )}
      </fieldset>
    </li>
  )
}

function Horizon({ days, onChange }: { days: number; onChange: (days: number) => void }) {
  const options = [...new Set([...horizons, days])].sort((a, b) => a - b)
  return (
    <Select
      label="Within"
      name="days"
      value={String(days)}
      onChange={(event) => onChange(Number(event.target.value))}
      options={options.map((count) => ({
        value: String(count),
        label: count === 1 ? '1 day' : `${count} days`,
      }))}
    />
  )
}
