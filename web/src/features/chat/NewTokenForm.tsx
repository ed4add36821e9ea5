// A new access token: what it is for, and how long it works.
import { assistantTokenDays, createAssistantToken } from '@plimsoll/contract/assistant-tokens'
import * as z from 'zod/mini'
import { Button } from '../../ui/Button.tsx'
import { FormRefusal } from '../../ui/form/FormRefusal.tsx'
import { Input } from '../../ui/form/Input.tsx'
import { Select } from '../../ui/form/Select.tsx'
import { useForm } from '../../ui/form/use-form.ts'
import { useCreateToken } from './access-tokens.ts'

const typed = z.object({
  name: createAssistantToken.body.shape.name,
  days: z.enum(assistantTokenDays.map(String)),
})

const dayWords: Record<number, string> = {
  7: 'One week',
  30: 'One month',
  90: 'Three months',
  365: 'One year',
}

export function NewTokenForm({
  onMade,
}: {
  onMade: (made: { token: string; address: string }) => void
}) {
  const create = useCreateToken()
  const { props, errors, refusal, busy } = useForm(typed, async ({ name, days }) => {
    const expires_in_days =
      assistantTokenDays.find((assistantTokenDay) => String(assistantTokenDay) === days) ?? 30
    onMade(await create.mutateAsync({ name, expires_in_days }))
  })
  return (
    <form {...props} className="form form-narrow" aria-label="New access token">
      <Input
        label="Name"
        name="name"
        hint="So that you recognise it, for example “Office laptop”."
        autoComplete="off"
        error={errors.name}
      />
      <Select
        label="Works for"
        name="days"
        defaultValue="30"
        error={errors.days}
        options={assistantTokenDays.map((days) => ({
          value: String(days),
          label: dayWords[days] ?? `${days} days`,
        }))}
      />
      <FormRefusal text={refusal} />
      <div className="form-actions">
        <Button type="submit" weight="ink" busy={busy}>
          Create token
        </Button>
      </div>
    </form>
  )
}
