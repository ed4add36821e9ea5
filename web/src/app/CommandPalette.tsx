// The palette: type where to go or what to do. A combobox with a list below it; arrows choose,
// Enter does it.
import { MessageCircleQuestion, Search } from 'lucide-react'
import { Fragment, type MouseEvent, useEffect, useId, useRef, useState } from 'react'
import { ComboboxInput } from '../ui/form/ComboboxInput.tsx'
import { ComboboxOption } from '../ui/form/ComboboxOption.tsx'
import { takesFocus } from '../ui/takes-focus.ts'
import { useModal } from '../ui/use-modal.ts'
import { type Command, findCommands, mayBeQuestion } from './commands.ts'
import { useShell } from './shell-context.ts'
import { endTypedAhead, typedAhead } from './typed-ahead.ts'
import { useCommands } from './use-commands.ts'
import './command-palette.css'

function questionOf(question: string, ask: (question: string) => void): Command {
  return {
    id: 'question',
    group: 'Assistant',
    label: `Ask “${question}”`,
    icon: MessageCircleQuestion,
    run: () => ask(question),
  }
}

export default function CommandPalette({ onClose }: { onClose: () => void }) {
  const dialog = useRef<HTMLDialogElement>(null)
  const id = useId()
  const [typed, setTyped] = useState(typedAhead.letters)
  useEffect(() => {
    // Letters may have come since the first render.
    const { letters } = typedAhead
    endTypedAhead()
    if (letters) setTyped(letters)
  }, [])
  const [chosen, setChosen] = useState(0)
  const { ask } = useShell()
  const commands = findCommands(useCommands(), typed)
  const found = mayBeQuestion(typed) ? [...commands, questionOf(typed.trim(), ask)] : commands
  useModal(dialog)
  const run = (command: Command | undefined) => {
    if (!command) return
    onClose()
    command.run()
  }
  const closeOnBackdrop = (event: MouseEvent) => {
    if (event.target === dialog.current) onClose()
  }
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape is the keyboard's way, and the browser handles it.
    <dialog
      ref={dialog}
      className="palette"
      aria-label="Search or jump to"
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
      onClick={closeOnBackdrop}
    >
      <div className="palette-head">
        <Search size={18} aria-hidden />
        <ComboboxInput
          listId={id}
          inputRef={takesFocus}
          label="Search or jump to"
          placeholder="Page, month or action"
          count={found.length}
          chosen={chosen}
          typed={typed}
          onType={setTyped}
          onChoose={setChosen}
          onTake={() => run(found[chosen])}
        />
      </div>
      <div id={`${id}-list`} className="palette-list" role="listbox" aria-label="Suggestions">
        {found.map((command, at) => (
          <Fragment key={command.id}>
            {command.group !== found[at - 1]?.group && (
              <p className="palette-group" role="presentation">
                {command.group}
              </p>
            )}
            <ComboboxOption
              id={`${id}-${at}`}
              className="palette-option"
              isChosen={at === chosen}
              onPoint={() => setChosen(at)}
              onTake={() => run(command)}
            >
              <command.icon size={17} strokeWidth={1.75} aria-hidden />
              {command.label}
            </ComboboxOption>
          </Fragment>
        ))}
      </div>
      <p className="palette-none" role="status">
        {found.length === 0 && `No results for “${typed.trim()}”.`}
      </p>
    </dialog>
  )
}
