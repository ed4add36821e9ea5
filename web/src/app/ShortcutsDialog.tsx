// The keys that do something, and the switch to do without them.
import { Dialog } from '../ui/Dialog.tsx'
import { Switch } from '../ui/form/Switch.tsx'
import { keyNames } from './key-names.ts'
import { destinationsOf } from './navigation.ts'
import { askName, useShell } from './shell-context.ts'
import { setShortcuts, useShortcutSetting } from './shortcut-setting.ts'
import './shortcuts-dialog.css'

export default function ShortcutsDialog({ onClose }: { onClose: () => void }) {
  const { pages } = useShell()
  const isOn = useShortcutSetting()
  const rows = [
    ...destinationsOf(pages).flatMap(({ label, key }) =>
      key ? [{ label, keys: ['g', key] }] : [],
    ),
    { label: 'Search or jump to', keys: ['/'] },
    { label: askName, keys: ['a'] },
    { label: 'This list of shortcuts', keys: ['?'] },
  ]
  return (
    <Dialog title="Keyboard shortcuts" onClose={onClose}>
      <dl className="shortcuts" data-off={!isOn || undefined}>
        {rows.map(({ label, keys }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>
              {keys.map((key) => (
                <kbd key={key}>{key}</kbd>
              ))}
            </dd>
          </div>
        ))}
      </dl>
      <Switch
        label="Use single-key shortcuts"
        hint={`${keyNames.palette} always opens search.`}
        checked={isOn}
        onChange={setShortcuts}
      />
    </Dialog>
  )
}
