// The server's sentence about a form as a whole, read out when it appears.
import './field.css'

/** Nothing while there is nothing to say. */
export function FormRefusal({ text }: { text: string | null }) {
  return (
    <div role="alert" className="form-refusal-frame">
      {text && <p className="form-refusal">{text}</p>}
    </div>
  )
}
