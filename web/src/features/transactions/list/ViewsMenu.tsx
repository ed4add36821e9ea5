// The menu of saved views, and the window in which one is named or removed.
import { Bookmark, Trash2 } from 'lucide-react'
import { type FormEvent, useState } from 'react'
import { Button } from '../../../ui/Button.tsx'
import { Dialog } from '../../../ui/Dialog.tsx'
import { FormRefusal } from '../../../ui/form/FormRefusal.tsx'
import { Input } from '../../../ui/form/Input.tsx'
import { IconButton } from '../../../ui/IconButton.tsx'
import { Menu } from '../../../ui/Menu.tsx'
import { takesFocus } from '../../../ui/takes-focus.ts'
import { refusalWords } from '../edits.ts'
import { useDropView, useSaveView, useViews } from './views.ts'

/** `query` is what would be saved; `onShow` shows a saved one. */
export default function ViewsMenu(props: { query: string; onShow: (query: string) => void }) {
  const views = useViews().data ?? []
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Menu
        className="btn btn-outline txn-tool"
        label="Saved views"
        items={[
          ...views.map(({ name, query }) => ({ label: name, onSelect: () => props.onShow(query) })),
          {
            label: views.length ? 'Save or remove a view' : 'Save this view',
            icon: <Bookmark size={16} aria-hidden />,
            onSelect: () => setOpen(true),
          },
        ]}
      >
        <Bookmark size={16} aria-hidden />
        <span className="txn-tool-words">Views</span>
      </Menu>
      {isOpen && <ViewsDialog query={props.query} onClose={() => setOpen(false)} />}
    </>
  )
}

function ViewsDialog({ query, onClose }: { query: string; onClose: () => void }) {
  const views = useViews().data ?? []
  const [name, setName] = useState('')
  const [error, setError] = useState<string>()
  const save = useSaveView(onClose)
  const drop = useDropView()
  const isReplacing = views.some((view) => view.name === name.trim())
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    if (!name.trim()) return setError('Enter a name for the view.')
    save.mutate({ name: name.trim(), query })
  }
  return (
    <Dialog
      title="Saved views"
      description="A view saves your search and filters under a name."
      onClose={onClose}
    >
      <form className="form" noValidate onSubmit={onSubmit}>
        <Input
          label="Name for the current view"
          name="name"
          ref={takesFocus}
          maxLength={100}
          placeholder="For example: card spending to check"
          value={name}
          error={error}
          hint={isReplacing ? 'This replaces the existing view with this name.' : undefined}
          onChange={(event) => {
            setName(event.target.value)
            setError(undefined)
          }}
        />
        <FormRefusal text={save.error && refusalWords(save.error)} />
        <div className="form-actions">
          <Button type="submit" weight="ink" busy={save.isPending}>
            {isReplacing ? 'Replace' : 'Save view'}
          </Button>
        </div>
      </form>
      {views.length > 0 && (
        <ul className="txn-views">
          {views.map((view) => (
            <li key={view.id}>
              <span>{view.name}</span>
              <IconButton label={`Remove the view ${view.name}`} onClick={() => drop.mutate(view)}>
                <Trash2 size={16} aria-hidden />
              </IconButton>
            </li>
          ))}
        </ul>
      )}
    </Dialog>
  )
}
