import { generatePath, Link } from 'react-router'
import { paths } from '../../../app/paths.ts'
import { useTitle } from '../../../lib/page/use-title.ts'

export function UnknownRetailer({ linkId }: { readonly linkId: string }) {
  useTitle('Not found · Everyshelf')
  return (
    <div className="page-column pt-12 sm:pt-16">
      <h1 className="m-0 font-display text-4xl sm:text-5xl">Store not found</h1>
      <p className="mt-4 mb-6 text-lg text-ink-soft">
        This store has closed, or the address is wrong.
      </p>
      <Link to={generatePath(paths.linkManagement, { linkId })} className="text-link">
        See all stores for this link
      </Link>
    </div>
  )
}
