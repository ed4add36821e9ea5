// The search of the list: it waits until typing pauses, so that one request is under way and the
// address does not flicker.
import { Search, X } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { IconButton } from '../IconButton.tsx'
import './search-box.css'

const pauseMs = 250

/** `onSearch` gets the words when typing pauses or Enter is pressed. */
export function SearchBox(props: {
  label: string
  placeholder: string
  value: string
  onSearch: (words: string) => void
}) {
  const [typed, setTyped] = useState(props.value)
  const sent = useRef(props.value)
  const { value, onSearch } = props
  // The address may change otherwise: a saved view, Back, a filter's cross.
  useEffect(() => {
    if (value === sent.current) return
    sent.current = value
    setTyped(value)
  }, [value])
  const send = (words: string) => {
    sent.current = words.trim()
    onSearch(words.trim())
  }
  useEffect(() => {
    if (typed.trim() === sent.current) return
    const timer = setTimeout(() => {
      sent.current = typed.trim()
      onSearch(typed.trim())
    }, pauseMs)
    return () => clearTimeout(timer)
  }, [typed, onSearch])
  return (
    <div className="search-box">
      <Search size={16} aria-hidden />
      <input
        type="search"
        aria-label={props.label}
        placeholder={props.placeholder}
        maxLength={100}
        autoComplete="off"
        spellCheck={false}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Enter') send(typed)
        }}
      />
      {typed && (
        <IconButton
          label="Clear the search"
          onClick={() => {
            setTyped('')
            send('')
          }}
        >
          <X size={15} aria-hidden />
        </IconButton>
      )}
    </div>
  )
}
