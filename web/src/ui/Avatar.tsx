// A person's picture, or the initials where there is none. Decoration: the name stands beside it or
// names the button.
import './avatar.css'

/** At most two letters. */
export function Avatar({ name, picture }: { name: string; picture: string | null }) {
  return (
    <span className="avatar" aria-hidden="true" data-initials={picture ? '' : initialsOf(name)}>
      {picture && <img src={picture} alt="" />}
    </span>
  )
}

function initialsOf(name: string): string {
  const words = name.split(/\s+/).filter(Boolean)
  const letters = [words[0], words.length > 1 ? words.at(-1) : undefined]
  return letters.map((word) => [...(word ?? '')][0]?.toUpperCase() ?? '').join('')
}
