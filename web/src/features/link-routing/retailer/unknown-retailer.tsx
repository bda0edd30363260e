import { generatePath, Link } from 'react-router'
import { paths } from '../../../app/paths.ts'

export function UnknownRetailer({ linkId }: { readonly linkId: string }) {
  return (
    <>
      <h2 className="mt-8 mb-0 font-display text-3xl">Store not found</h2>
      <p className="mt-3 mb-5 text-ink-soft">This store has closed, or the address is wrong.</p>
      <Link to={generatePath(paths.linkManagement, { linkId })} className="text-link">
        See all stores for this link
      </Link>
    </>
  )
}
