// Ties an input to one text of a form: its name, value, error, and what typing changes.

/** The fields of a form that hold any text, in contrast to a choice. */
type TextName<Values> = {
  [Name in keyof Values]: string extends Values[Name] ? Name : never
}[keyof Values] &
  string

/** The props of an input, by the name of its field. */
export function textFields<Values>(form: {
  values: Values
  errors: { readonly [Name in keyof Values]?: string | undefined }
  onChange: (changes: Partial<Values>) => void
}) {
  return <Name extends TextName<Values>>(name: Name) => ({
    name,
    value: form.values[name] as string,
    error: form.errors[name],
    onChange: (event: { target: { value: string } }) =>
      form.onChange({ [name]: event.target.value } as Partial<Values>),
  })
}
