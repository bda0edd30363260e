import { LOW_REMAINING_LINKS } from '@everyshelf/domain/plans'
import { useSession } from '../../lib/session/session.ts'

/** A free account at its saved-link limit cannot generate links (the specification). */
export function useIsAtLimit(): boolean {
  return useSession().allowance?.remaining === 0
}

/** Whether a free account can save only a few more links, or none. */
export function useIsNearLimit(): boolean {
  const remaining = useSession().allowance?.remaining ?? null
  return remaining !== null && remaining <= LOW_REMAINING_LINKS
}
