// The ten recovery codes, shown this once: to be copied, saved or written down before going on.
import { Button } from '../../ui/Button.tsx'
import { saveText } from '../../ui/save-text.ts'
import { toastError, toastSuccess } from '../../ui/toast.ts'

/** `onDone` when they are kept. */
export function RecoveryCodes({ codes, onDone }: { codes: readonly string[]; onDone: () => void }) {
  const text = `${codes.join('\n')}\n`
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => toastSuccess('The codes are copied.'),
      () => toastError('The codes could not be copied. Save or write them down instead.'),
    )
  return (
    <div className="recovery">
      <p>
        <b>Keep these recovery codes.</b> If your phone is lost, each of them lets you in once. They
        are not shown again.
      </p>
      <ol aria-label="Recovery codes">
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ol>
      <div className="form-actions">
        <Button weight="ink" onClick={onDone}>
          I have kept them
        </Button>
        <Button onClick={() => void copy()}>Copy</Button>
        <Button onClick={() => saveText('plimsoll-recovery-codes.txt', text)}>Save as file</Button>
      </div>
    </div>
  )
}
