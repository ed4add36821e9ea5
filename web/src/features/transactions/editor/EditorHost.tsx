// Opens the editor of a transaction, and asks before something typed is lost, whichever way one
// leaves: the cross, Escape, Back.
import { useCallback, useEffect, useRef, useState } from 'react'
import { CommonAlert } from '../../../ui/CommonAlert.tsx'
import { TransactionEditor } from './TransactionEditor.tsx'

/** `id` is what the address asks for, null for none; `onShow` puts an id back into it. */
export default function EditorHost(props: {
  id: string | null
  onShow?: (id: string) => void
  onClose: () => void
}) {
  const { id, onShow, onClose } = props
  const [shown, setShown] = useState(id)
  const [isAsking, setAsking] = useState(false)
  const isDirty = useRef(false)
  const onDirty = useCallback((dirty: boolean) => {
    isDirty.current = dirty
  }, [])
  useEffect(() => {
    if (id === shown) return
    if (isDirty.current && shown) {
      // Back has changed the address already, so it is restored before the user is asked to
      // confirm.
      onShow?.(shown)
      setAsking(true)
    } else setShown(id)
  }, [id, shown, onShow])
  useEffect(() => {
    const warn = (event: BeforeUnloadEvent) => {
      if (isDirty.current) event.preventDefault()
    }
    addEventListener('beforeunload', warn)
    return () => removeEventListener('beforeunload', warn)
  }, [])
  const leave = () => {
    isDirty.current = false
    setAsking(false)
    setShown(null)
    onClose()
  }
  if (!shown) return null
  return (
    <>
      <TransactionEditor
        key={shown}
        id={shown}
        onDirty={onDirty}
        onAsk={() => (isDirty.current ? setAsking(true) : leave())}
        onSaved={leave}
      />
      {isAsking && (
        <CommonAlert
          heading="Discard changes?"
          message="You haven’t saved your changes to this transaction."
          okLabel="Discard"
          cancelLabel="Keep editing"
          border="warn"
          onCancel={() => setAsking(false)}
          onOk={leave}
        />
      )}
    </>
  )
}
