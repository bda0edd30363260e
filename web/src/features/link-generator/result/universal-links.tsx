import { Button, buttonClasses } from '@everyshelf/ui/primitives'
import { useId, useState } from 'react'
import { generatePath, Link } from 'react-router'
import { paths } from '../../../app/paths.ts'
import { lazyDialog } from '../../../lib/lazy-loading/lazy-dialog.tsx'
import { useIsPremium } from '../../../lib/session/session.ts'

const UpsellDialog = lazyDialog(
  () => import('../../../components/upsell-dialog.tsx'),
  ({ UpsellDialog }) => UpsellDialog,
)

/** For a saved link: opens its page with all retailers, a Premium feature. */
export function UniversalLinks({ linkId }: { readonly linkId: string }) {
  const id = useId()
  const isPremium = useIsPremium()
  const [isDialogOpen, setDialogOpen] = useState(false)
  return (
    <section
      aria-labelledby={id}
      className="mt-10 flex flex-wrap items-center gap-x-8 gap-y-4 rounded-lg border border-rule bg-sheet px-6 py-5"
    >
      <div className="min-w-0 flex-1 basis-72">
        <h2 id={id} className="m-0 font-display text-xl">
          Universal Book Links
        </h2>
        <p className="m-0 mt-1 text-ink-soft text-pretty">
          One page for this book with every store in the reader’s country.
        </p>
      </div>
      {isPremium ? (
        <p className="m-0 flex flex-wrap items-center gap-x-6 gap-y-3">
          <Link
            to={generatePath(paths.linkManagement, { linkId })}
            className="text-link inline-flex min-h-11 items-center"
          >
            {' '}
            Choose where the link leads{' '}
          </Link>
          <Link
            to={generatePath(paths.universalLink, { linkId })}
            className={buttonClasses('outline')}
          >
            Manage
          </Link>
        </p>
      ) : (
        <Button kind="outline" {...UpsellDialog.openerProps} onClick={() => setDialogOpen(true)}>
          Manage
        </Button>
      )}
      {isDialogOpen && (
        <UpsellDialog
          title="Universal book links are part of Premium"
          description="Choose the stores, order, note, and color of your reader page."
          onClose={() => setDialogOpen(false)}
        />
      )}
    </section>
  )
}
