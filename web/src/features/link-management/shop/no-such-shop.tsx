import { generatePath, Link } from 'react-router'
import { paths } from '../../../app/paths.ts'
import { useTitle } from '../../../lib/use-title.ts'

export function NoSuchShop({ linkId }: { readonly linkId: string }) {
  useTitle('Not found · Everyshelf')
  return (
    <div className="page-column pt-12 sm:pt-16">
      <h1 className="m-0 font-display text-4xl sm:text-5xl">There is no such shop here</h1>
      <p className="mt-4 mb-6 text-lg text-ink-soft">
        It is closed, or we do not know it under this name.
      </p>
      <Link to={generatePath(paths.linkManagement, { linkId })} className="text-link">
        See all retailers of the link
      </Link>
    </div>
  )
}
