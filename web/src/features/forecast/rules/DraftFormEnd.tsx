// The end of a form that adds to the draft, with a word where the categories to choose from could
// not be fetched.
import { Button } from '../../../ui/Button.tsx'
import { FormRefusal } from '../../../ui/form/FormRefusal.tsx'
import type { useCategories } from './queries.ts'

/** Without categories nothing can be added. */
export function DraftFormEnd(props: {
  categories: Pick<ReturnType<typeof useCategories>, 'data' | 'error'>
  onClose: () => void
}) {
  const { data, error } = props.categories
  return (
    <>
      <FormRefusal text={error && `We couldn’t load the categories. ${error.message}`} />
      <div className="form-actions">
        <Button type="submit" weight="ink" disabled={!data?.length}>
          Add to draft
        </Button>
        <Button onClick={props.onClose}>Cancel</Button>
      </div>
    </>
  )
}
