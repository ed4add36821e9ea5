// Asks for the balance on a day, where a file had none. Where every balance is known, nobody is
// kept waiting.
import { useEffect, useRef } from 'react'
import { unstatedOf, useAccounts } from '../../features/sources/accounts.ts'
import { BalanceForm } from '../../features/sources/BalanceForm.tsx'
import { Button } from '../../ui/Button.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'

/** Account by account; `onDone` whether saved, skipped, or without anything to ask. */
export default function BalanceStep({ onDone }: { onDone: () => void }) {
  const { data, error } = useAccounts()
  const [account] = unstatedOf(data ?? [])
  const hasNothing = error !== null || (data !== undefined && !account)
  const isLeft = useRef(false)
  useEffect(() => {
    if (!hasNothing || isLeft.current) return
    isLeft.current = true
    onDone()
  }, [hasNothing, onDone])
  if (!account) return <Skeleton height="220px" />
  return (
    <section>
      <h1>What was in {data?.length === 1 ? 'your account' : account.name}?</h1>
      <p>
        Your file has no balances. With one, from your statement or your bank’s app, we can tell you
        whether your cash will hold.
      </p>
      <BalanceForm
        key={account.id}
        accounts={[account]}
        today={undefined}
        onSaved={() => undefined}
      >
        <Button onClick={onDone}>Skip for now</Button>
      </BalanceForm>
    </section>
  )
}
