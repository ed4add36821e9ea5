// The search of banks: type a name, arrows choose, Enter takes. The list stands below the field all
// the time.
import { Search } from 'lucide-react'
import { useId, useState } from 'react'
import { Chip } from '../../ui/Chip.tsx'
import { ComboboxInput } from '../../ui/form/ComboboxInput.tsx'
import { ComboboxOption } from '../../ui/form/ComboboxOption.tsx'
import { BankInitials } from './BankInitials.tsx'
import { bankWords, findBanks } from './find-banks.ts'
import type { Institution } from './queries.ts'
import './bank-search.css'

/**
 * `onChoose` gets a bank that can be connected now; one that is down is marked and cannot be
 * chosen.
 */
export function BankSearch(props: {
  banks: readonly Institution[]
  onChoose: (bank: Institution) => void
}) {
  const id = useId()
  const [typed, setTyped] = useState('')
  const [chosen, setChosen] = useState(0)
  const found = findBanks(props.banks, typed)
  const take = (bank: Institution | undefined) => {
    if (bank && bank.availability !== 'down') props.onChoose(bank)
  }
  return (
    <div className="bank-search">
      <div className="input-box">
        <Search size={17} aria-hidden />
        <ComboboxInput
          listId={id}
          className="input"
          label="Search for your bank"
          placeholder="Search for your bank"
          count={found.length}
          chosen={chosen}
          typed={typed}
          onType={setTyped}
          onChoose={setChosen}
          onTake={() => take(found[chosen])}
        />
      </div>
      <div id={`${id}-list`} className="bank-list" role="listbox" aria-label="Banks">
        {found.map((bank, at) => (
          <BankOption
            key={bank.id}
            id={`${id}-${at}`}
            bank={bank}
            isChosen={at === chosen}
            onPoint={() => setChosen(at)}
            onTake={() => take(bank)}
          />
        ))}
      </div>
      <p className="bank-none" role="status">
        {found.length === 0 &&
          `No bank matches “${typed.trim()}”. Check the spelling, or upload a statement instead.`}
      </p>
    </div>
  )
}

function BankOption(props: {
  id: string
  bank: Institution
  isChosen: boolean
  onPoint: () => void
  onTake: () => void
}) {
  const { bank } = props
  const isDown = bank.availability === 'down'
  return (
    <ComboboxOption
      id={props.id}
      className="bank-option"
      isChosen={props.isChosen}
      isDisabled={isDown}
      onPoint={props.onPoint}
      onTake={props.onTake}
    >
      <BankInitials name={bank.name} />
      <span className="bank-option-words">
        <b>{bank.name}</b>
        <small>{bankWords(bank)}</small>
      </span>
      {isDown ? (
        <Chip tone="bad">Not available at the moment</Chip>
      ) : (
        bank.availability === 'partial' && <Chip tone="warn">Having problems</Chip>
      )}
      {bank.sandbox && !isDown && <Chip>Sandbox</Chip>}
    </ComboboxOption>
  )
}
