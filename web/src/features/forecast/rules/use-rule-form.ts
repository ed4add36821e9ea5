// A rule while it is typed: what stands in the fields, and the sentences under those that were
// wrong when it was sent.
import type { Rule } from '@plimsoll/contract/forecast-lines'
import { type FormEvent, useRef, useState } from 'react'
import { readRule } from './read-rule.ts'
import { type RuleErrors, type RuleForm, withField } from './rule-form.ts'

/**
 * `onRule` hears of a rule once its fields are right; after a first try, each field is judged while
 * it is corrected.
 */
export function useRuleForm(first: RuleForm, onRule: (rule: Rule) => void) {
  const element = useRef<HTMLFormElement>(null)
  const [form, setForm] = useState(first)
  const [errors, setErrors] = useState<RuleErrors>({})
  const onChange = (change: Partial<RuleForm>) => {
    const next = withField(form, change)
    setForm(next)
    const read = readRule(next)
    const wrong = 'errors' in read ? read.errors : {}
    // Only fields that already show an error are checked again.
    setErrors((before) =>
      Object.fromEntries(Object.entries(wrong).filter(([field]) => field in before)),
    )
  }
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    const read = readRule(form)
    if ('rule' in read) return onRule(read.rule)
    setErrors(read.errors)
    const fields = [...(element.current?.elements ?? [])] as HTMLInputElement[]
    fields.find(({ name }) => name in read.errors)?.focus()
  }
  return { form, errors, onChange, props: { ref: element, noValidate: true, onSubmit } }
}
