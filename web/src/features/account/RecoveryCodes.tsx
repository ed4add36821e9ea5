// The ten recovery codes, shown this once: to be copied, saved or written down before going on.
import { Button } from '../../ui/Button.tsx'
import { saveText } from '../../ui/save-text.ts'
import { toastError, toastSuccess } from '../../ui/toast.ts'

/** `onDone` when they are kept. */
export function RecoveryCodes({ codes, onDone }: { codes: readonly string[]; onDone: () => void }) {
  const text = `${codes.join('\n')}\n`
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => toastSuccess('Codes copied.'),
      () => toastError('We couldn’t copy the codes. Save them as a file or write them down.'),
    )
  return (
    <div className="recovery">
      <p>
        <b>Keep these recovery codes safe.</b> If you lose your phone, each code lets you log in
        once. We won’t show them again.
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
          I’ve saved them
        </Button>
        <Button onClick={() => void copy()}>Copy</Button>
        <Button onClick={() => saveText('plimsoll-recovery-codes.txt', text)}>Save as file</Button>
      </div>
    </div>
  )
}
