// One file, dropped or chosen. The whole area is the label of a real file input, so keyboard and
// screen readers have it too.
import { FileSpreadsheet, Upload } from 'lucide-react'
import { type DragEvent, useId, useState } from 'react'
import './file-drop.css'

/** Shows the chosen file's name and size; `onFile` gets null when the choice is taken back. */
export function FileDrop(props: {
  label: string
  hint: string
  accept: string
  file: File | null
  onFile: (file: File | null) => void
}) {
  const id = useId()
  const [isOver, setOver] = useState(false)
  const drop = (event: DragEvent) => {
    event.preventDefault()
    setOver(false)
    props.onFile(event.dataTransfer.files[0] ?? null)
  }
  const over = (event: DragEvent) => {
    event.preventDefault()
    setOver(true)
  }
  const Icon = props.file ? FileSpreadsheet : Upload
  return (
    <label
      className="file-drop"
      htmlFor={id}
      data-over={isOver || undefined}
      onDragOver={over}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      <Icon size={22} aria-hidden />
      <b>{props.file?.name ?? props.label}</b>
      <small>{props.file ? sizeOf(props.file) : props.hint}</small>
      <input
        id={id}
        className="file-drop-input"
        type="file"
        accept={props.accept}
        onChange={(event) => props.onFile(event.target.files?.[0] ?? null)}
      />
    </label>
  )
}

function sizeOf(file: File): string {
  const kb = file.size / 1024
  return kb < 1024 ? `${Math.max(1, Math.round(kb))} KB` : `${(kb / 1024).toFixed(1)} MB`
}
