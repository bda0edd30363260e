import type { ApiClient } from '@everyshelf/client'
import { keptStanding, type Standing } from '../storage/kept-answer.ts'
import { useKept } from './use-kept.ts'

async function askStanding(api: ApiClient): Promise<Standing> {
  const { user, allowance } = await api.session.get.query()
  return { isPremium: user?.isPremium ?? false, allowance }
}

/** What the account that is connected may do; null while nobody is, or nothing is known. */
export function useStanding(): {
  readonly standing: Standing | null
  readonly refresh: () => void
} {
  const { value, refresh } = useKept(keptStanding, askStanding)
  return { standing: value, refresh }
}
