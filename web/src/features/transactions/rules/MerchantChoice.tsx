// Merchants that a rule is about: any of them. They are found by name.
import { X } from 'lucide-react'
import { useState } from 'react'
import { Input } from '../../../ui/form/Input.tsx'
import { useMerchants } from '../merchants/queries.ts'
import { usePaused } from '../use-paused.ts'
import type { RuleForm } from './rule-form.ts'

const offeredMax = 5

/**
 * Names of merchants that a kept rule holds by id are looked up among the first page of merchants.
 */
export function MerchantChoice(props: {
  chosen: RuleForm['merchants']
  onChange: (merchants: RuleForm['merchants']) => void
}) {
  const { chosen } = props
  const [typed, setTyped] = useState('')
  const words = usePaused(typed.trim())
  const found = useMerchants(words, words !== '' || chosen.some(({ name }) => !name))
  const all = found.data?.pages.flatMap(({ data }) => data) ?? []
  const nameOf = (each: RuleForm['merchants'][number]) =>
    each.name || all.find(({ id }) => id === each.id)?.name || 'A merchant'
  const offered = words
    ? all.filter(({ id }) => !chosen.some((each) => each.id === id)).slice(0, offeredMax)
    : []
  return (
    <div className="rule-merchants">
      <Input
        label="Merchant is one of"
        name="merchants"
        autoComplete="off"
        placeholder="Any merchant. Type to search"
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
      />
      {offered.length > 0 && (
        <ul className="rule-offered" aria-label="Merchants found">
          {offered.map(({ id, name }) => (
            <li key={id}>
              <button
                type="button"
                onClick={() => {
                  props.onChange([...chosen, { id, name }])
                  setTyped('')
                }}
              >
                {name}
              </button>
            </li>
          ))}
        </ul>
      )}
      {chosen.length > 0 && (
        <ul className="txn-chips" aria-label="Merchants of the rule">
          {chosen.map((each) => (
            <li key={each.id}>
              <button
                type="button"
                aria-label={`Not ${nameOf(each)}`}
                onClick={() => props.onChange(chosen.filter(({ id }) => id !== each.id))}
              >
                {nameOf(each)}
                <X size={13} aria-hidden />
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
