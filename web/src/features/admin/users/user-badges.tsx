import { Badge } from '@everyshelf/ui/primitives'
import type { UserDetails } from './user-details.ts'

interface UserBadgesProps {
  readonly user: Pick<UserDetails, 'role' | 'isVerified' | 'premiumUntil' | 'bannedAt'>
}

/** Badges for a banned, admin, Premium or unconfirmed account. */
export function UserBadges({ user }: UserBadgesProps) {
  const isPremium = user.premiumUntil !== null && Date.parse(user.premiumUntil) > Date.now()
  return (
    <>
      {user.bannedAt && <Badge tone="danger">Banned</Badge>}
      {user.role === 'admin' && <Badge tone="accent">Admin</Badge>}
      {isPremium && <Badge tone="accent">Premium</Badge>}
      {!user.isVerified && <Badge>Email not confirmed</Badge>}
    </>
  )
}
