import { Badge } from '@everyshelf/ui/primitives'

interface UserMarksProps {
  readonly user: {
    readonly role: string
    readonly isVerified: boolean
    readonly premiumUntil: string | null
    readonly bannedAt: string | null
  }
}

/** What stands out of an account, in a word each. */
export function UserMarks({ user }: UserMarksProps) {
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
