import { Badge } from '@everyshelf/ui/primitives'

interface UserBadgesProps {
  readonly user: {
    readonly role: string
    readonly isVerified: boolean
    readonly premiumUntil: string | null
    readonly bannedAt: string | null
  }
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
