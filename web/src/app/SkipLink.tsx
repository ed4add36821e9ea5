// The first stop of the Tab key: past the navigation, to the page.
import './skip-link.css'

/** Seen only while it has the focus. */
export function SkipLink() {
  return (
    // biome-ignore lint/a11y/useValidAnchor: it is a link to a place on the page; the address only stays clean.
    <a
      className="skip-link"
      href="#main"
      onClick={(event) => {
        // The address stays as it is.
        event.preventDefault()
        document.getElementById('main')?.focus()
      }}
    >
      Skip to main content
    </a>
  )
}
