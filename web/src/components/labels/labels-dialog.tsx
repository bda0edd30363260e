import { readApiError } from '@everyshelf/client'
import { errorMessages } from '@everyshelf/domain/messages'
import { Button, Dialog, Spinner } from '@everyshelf/ui/primitives'
import { trpc } from '../../lib/api/trpc.tsx'
import { LabelRow } from './label-row.tsx'

/** Renames, recolors, merges, and deletes the labels of the account. */
export function LabelsDialog({ onClose }: { readonly onClose: () => void }) {
  const { data: labels, error, refetch } = trpc.labels.list.useQuery()
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title="Labels"
      description="Labels help you find links. Only you see them."
    >
      {labels ? (
        <ul className="m-0 mt-5 list-none p-0">
          {labels.map((label) => (
            <LabelRow key={label.id} label={label} />
          ))}
          {labels.length === 0 && (
            <li className="text-ink-soft">
              You have no labels yet. To add one, click the tag icon on a link.
            </li>
          )}
        </ul>
      ) : error ? (
        <div role="alert" className="mt-5">
          <p className="m-0 mb-3 text-danger">{errorMessages[readApiError(error).code].text}</p>
          <Button kind="outline" onClick={() => void refetch()}>
            Try again
          </Button>
        </div>
      ) : (
        <div className="mt-5">
          <Spinner />
        </div>
      )}
    </Dialog>
  )
}
