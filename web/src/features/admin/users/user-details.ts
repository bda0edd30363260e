import type { RouterOutputs } from '@everyshelf/server/api'

export type UserDetails = RouterOutputs['admin']['users']['get']

export interface UserSectionProps {
  readonly user: UserDetails
}
