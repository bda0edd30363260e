import { generatePath, Link } from 'react-router'
import { paths } from '../../../lib/paths.ts'

interface UserLinkProps {
  readonly userId: string
}

/** A link to an account. */
export function UserLink({ userId }: UserLinkProps) {
  return (
    <Link to={generatePath(paths.adminUser, { userId })} className="text-link">
      Open account
    </Link>
  )
}
