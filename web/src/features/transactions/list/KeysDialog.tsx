// The single keys of the list, explained in one place.
import { Dialog } from '../../../ui/Dialog.tsx'

const keys = [
  [['J', 'K'], 'Next, previous transaction'],
  [['1', '2', '3'], 'Accept the first, second or third suggestion'],
  [['E', 'Enter'], 'Open the transaction'],
  [['X', 'Space'], 'Select it. With Shift and Space, select everything up to it'],
  [['Z', 'Ctrl Z'], 'Undo the last category'],
  [['?'], 'Show these keys'],
] as const

/** They can be switched off in the shell's own list of shortcuts. */
export default function KeysDialog({ onClose }: { onClose: () => void }) {
  return (
    <Dialog
      title="Keyboard shortcuts"
      description="Suggestions appear below transactions that need a category."
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
