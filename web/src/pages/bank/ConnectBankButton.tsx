// The way to /addbank; where the figures come from a file it first asks what becomes of that.
import { Landmark } from 'lucide-react'
import type { ComponentProps } from 'react'
import { useNavigate } from '../../routing.ts'
import { Button } from '../../ui/Button.tsx'
import { BankOrFile } from './BankOrFile.tsx'
import { useBankOrFile } from './use-bank-or-file.ts'

/** `weight` as of any button. */
export function ConnectBankButton(props: {
  weight?: NonNullable<ComponentProps<typeof Button>['weight']>
  label?: string
}) {
  const navigate = useNavigate()
  const file = useBankOrFile()
  return (
    <>
      <Button
        {...(props.weight ? { weight: props.weight } : {})}
        onClick={() => file.askBefore(() => navigate('/addbank?file=keep'))}
      >
        <Landmark size={16} aria-hidden />
        {props.label ?? 'Connect a bank'}
      </Button>
      <BankOrFile question={file.question} />
    </>
  )
}
