import { Spinner } from '@everyshelf/ui/primitives'
import { AccountSection } from '../../components/account-section.tsx'
import { LoadFailure } from '../../components/load-failure.tsx'
import type { ManagedLink } from '../../lib/link-settings/managed-link.ts'
import { CoverField } from './cover-field.tsx'
import { DetailsForm } from './details-form.tsx'
import { useBookDetails } from './use-book-details.ts'

/** What readers see about the book of a link, and the controls to change it. */
export function BookDetails({ link }: Pick<ManagedLink, 'link'>) {
  const { view, error, retry, save, showView } = useBookDetails(link.id)
  return (
    <AccountSection
      name="details"
      title="Book details"
      about="Readers see these details on your page. They also appear in your link list."
    >
      {view ? (
        <div className="grid gap-x-10 gap-y-8 sm:grid-cols-[9rem_minmax(0,1fr)]">
          <CoverField {...{ link, view, showView }} />
          <DetailsForm {...{ view, save }} />
        </div>
      ) : error ? (
        <LoadFailure error={error} onRetry={retry} />
      ) : (
        <div className="grid min-h-80 place-items-center text-accent">
          <Spinner className="size-9" label="Loading" late />
        </div>
      )}
    </AccountSection>
  )
}
