// One merchant: its name, other names, where its transactions stand, what it usually comes to, and
// the latest of them.
import { type FormEvent, useState } from 'react'
import { Link } from 'wouter'
import { grouped, money } from '../../../format/amount.ts'
import { Button } from '../../../ui/Button.tsx'
import { Dialog } from '../../../ui/Dialog.tsx'
import { ErrorState } from '../../../ui/ErrorState.tsx'
import { FormRefusal } from '../../../ui/form/FormRefusal.tsx'
import { Input } from '../../../ui/form/Input.tsx'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import EditorHost from '../editor/EditorHost.tsx'
import { refusalWords } from '../edits.ts'
import { inTransactions } from '../proof.ts'
import { TransactionList } from '../TransactionList.tsx'
import { type Merchant, useRecent, useRename } from './queries.ts'

/** Opens by id. */
export default function MerchantSheet({ id, onClose }: { id: string; onClose: () => void }) {
  const merchantQuery = useRecent(id)
  const { data } = merchantQuery
  const [opened, open] = useState<string | null>(null)
  return (
    <Dialog title={data?.merchant.name ?? 'Merchant'} shape="sheet" onClose={onClose}>
      {data ? (
        <div className="mer-sheet">
          <dl>
            <div>
              <dt>Total</dt>
              <dd>
                {money(data.merchant.total)}, {inTransactions(data.merchant.transactions)}
              </dd>
            </div>
            {data.usual !== null && (
              <div>
                <dt>Usual amount</dt>
                <dd>{money(data.usual)}</dd>
              </div>
            )}
            <div>
              <dt>Categories</dt>
              <dd>
                {data.labels
                  .map((label) => `${label.subcategory_label} (${grouped(label.count)})`)
                  .join(', ') || 'Nothing yet'}
              </dd>
            </div>
            {data.merchant.aliases.length > 0 && (
              <div>
                <dt>Other names</dt>
                <dd>{data.merchant.aliases.join(', ')}</dd>
              </div>
            )}
          </dl>
          <RenameForm key={data.merchant.name} merchant={data.merchant} />
          <section>
            <h3>Latest</h3>
            <TransactionList rows={data.transactions} onOpen={open} />
            <Link className="btn btn-outline" to={`/cash-flow/edit-transaction?merchant=${id}`}>
              All its transactions
            </Link>
          </section>
        </div>
      ) : merchantQuery.error ? (
        <ErrorState
          title="We couldn’t load this merchant."
          text={merchantQuery.error.message}
          onRetry={() => void merchantQuery.refetch()}
        />
      ) : (
        <Skeleton height="420px" />
      )}
      {opened && <EditorHost id={opened} onClose={() => open(null)} />}
    </Dialog>
  )
}

function RenameForm({ merchant }: { merchant: Merchant }) {
  const [name, setName] = useState(merchant.name)
  const [error, setError] = useState<string>()
  const rename = useRename()
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    if (!name.trim()) return setError('Enter a name.')
    rename.mutate({ id: merchant.id, name: name.trim() })
  }
  return (
    <form className="mer-rename" noValidate onSubmit={onSubmit}>
      <Input
        label="Name"
        name="name"
        maxLength={100}
        value={name}
        error={error}
        onChange={(event) => {
          setName(event.target.value)
          setError(undefined)
        }}
      />
      <Button type="submit" disabled={name.trim() === merchant.name} busy={rename.isPending}>
        Rename
      </Button>
      <FormRefusal text={rename.error && refusalWords(rename.error)} />
    </form>
  )
}
