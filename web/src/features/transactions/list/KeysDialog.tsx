// The single keys of the list, told in one place.
import { Dialog } from '../../../ui/Dialog.tsx'

const keys = [
  [['J', 'K'], 'Next, previous transaction'],
  [['1', '2', '3'], 'Take the first, second or third suggestion'],
  [['E', 'Enter'], 'Open the transaction'],
  [['X', 'Space'], 'Select it; with Shift and Space all up to it'],
  [['Z', 'Ctrl Z'], 'Take the last category back'],
  [['?'], 'Show these keys'],
] as const

/** They can be switched off in the shell's own list of shortcuts. */
export default function KeysDialog({ onClose }: { onClose: () => void }) {
  return (
    <Dialog
      title="Keys of the list"
      description="Suggestions come up below a transaction that has no category, or a doubtful one."
      onClose={onClose}
    >
      <dl className="txn-key-list">
        {keys.map(([names, words]) => (
          <div key={words}>
            <dt>
              {names.map((name) => (
                <kbd key={name}>{name}</kbd>
              ))}
            </dt>
            <dd>{words}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  )
}
