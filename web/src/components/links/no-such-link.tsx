import { Link } from 'react-router'
import { paths } from '../../lib/paths.ts'

/** Shown for a link that is not in the user's account, or no longer. */
export function NoSuchLink() {
  return (
    <>
      <h1 className="m-0 font-display text-3xl leading-tight sm:text-4xl">Link not found</h1>
      <p className="mt-4 mb-6 text-lg text-ink-soft">
        This link was removed, or it belongs to another account.
      </p>
      <Link to={paths.dashboard} className="text-link">
        Go to your links
      </Link>
    </>
  )
}
