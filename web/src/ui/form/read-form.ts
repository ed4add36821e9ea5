// What stands in a form's fields, as plain text by name.

/**
 * An empty field is left out where its element carries `data-optional`, so that schemas see it as
 * absent.
 */
export function readForm(form: HTMLFormElement): Record<string, string> {
  const values: Record<string, string> = {}
  for (const [name, value] of new FormData(form)) {
    if (typeof value !== 'string') continue
    const field = form.elements.namedItem(name)
    const isOptional = field instanceof HTMLElement && 'optional' in field.dataset
    if (value !== '' || !isOptional) values[name] = value
  }
  return values
}
