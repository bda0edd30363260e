import { generatePath, Link } from 'react-router'
import { paths } from '../../../app/paths.ts'

interface UserLinkProps {
  readonly userId: string
}

/** To the account that something belongs to. */
export function UserLink({ userId }: UserLinkProps) {
  return (
    <Link to={generatePath(paths.adminUser, { userId })} className="text-link">
      Open the account
    </Link>
  )
}
