// A form without a library: the browser keeps what is typed, the contract's schema judges it on
// leaving a field and on sending.
import { type FocusEvent, type FormEvent, useRef, useState } from 'react'
import type * as z from 'zod/mini'
import { CallError } from '../../api/call.ts'
import { readForm } from './read-form.ts'

/** Sentences by the name of the field they stand under. */
export type FieldErrors = Readonly<Record<string, string>>

/**
 * What a form shows: sentences under fields, the one above the button, and whether it is being
 * sent.
 */
type FormState = { errors: FieldErrors; refusal: string | null; busy: boolean }

/**
 * Judges by `schema`, sends by `send`. A field is judged when it is left with something in it, and
 * again while it is corrected.
 */
export function useForm<S extends z.ZodMiniObject>(
  schema: S,
  send: (values: z.output<S>) => Promise<unknown>,
) {
  const form = useRef<HTMLFormElement>(null)
  const sending = useRef(false)
  const [state, setState] = useState<FormState>({ errors: {}, refusal: null, busy: false })

  const judge = (name: string) => {
    if (!form.current) return
    const message = errorsOf(schema, form.current)[name]
    setState((before) => ({ ...before, errors: withError(before.errors, name, message) }))
  }
  const onBlur = (event: FocusEvent<HTMLFormElement>) => {
    const { name, value } = event.target as unknown as HTMLInputElement
    if (name && (value || state.errors[name])) judge(name)
  }
  const onInput = (event: FormEvent<HTMLFormElement>) => {
    const { name } = event.target as HTMLInputElement
    if (name && state.errors[name]) judge(name)
  }
  const onSubmit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (!form.current || sending.current) return
    const read = schema.safeParse(readForm(form.current))
    const errors = read.success ? {} : errorsOf(schema, form.current)
    setState({ errors, refusal: null, busy: read.success })
    if (!read.success) return focusFirst(form.current, errors)
    sending.current = true
    const refused = await send(read.data).then(() => null, refusalOf)
    sending.current = false
    setState({ errors: refused?.errors ?? {}, refusal: refused?.refusal ?? null, busy: false })
    if (refused && form.current) focusFirst(form.current, refused.errors)
  }
  return { ...state, props: { ref: form, noValidate: true, onBlur, onInput, onSubmit } }
}

function errorsOf(schema: z.ZodMiniObject, form: HTMLFormElement): Record<string, string> {
  const read = schema.safeParse(readForm(form))
  const issues = read.success ? [] : read.error.issues
  // Reversed, so that of several the first is kept.
  return Object.fromEntries(issues.map((issue) => [String(issue.path[0]), issue.message]).reverse())
}

function withError(errors: FieldErrors, name: string, message: string | undefined): FieldErrors {
  const { [name]: _, ...others } = errors
  return message ? { ...others, [name]: message } : others
}

/**
 * The server's sentence goes under the field it names, if the form has it; else it stands for the
 * whole form.
 */
function refusalOf(error: unknown): { errors: FieldErrors; refusal: string | null } {
  if (!(error instanceof CallError)) throw error
  const named = Object.entries(error.byField).map(([path, message]) => [lastName(path), message])
  return named.length
    ? { errors: Object.fromEntries(named), refusal: null }
    : { errors: {}, refusal: error.message }
}

function lastName(path: string): string {
  return path.split('.').at(-1) ?? path
}

function focusFirst(form: HTMLFormElement, errors: FieldErrors): void {
  const fields = [...form.elements] as HTMLInputElement[]
  fields.find((field) => field.name && errors[field.name])?.focus()
}
