import { DEFAULT_PREFERENCES, type Preferences, preferences } from './preferences.ts'
import { useStored } from './use-stored.ts'

/** What was chosen in the options; null for the moment it takes to read it. */
export function usePreferences(): Preferences | null {
  const chosen = useStored(preferences)
  // A browser that stored them with an older version lacks what has been added since.
  return chosen && { ...DEFAULT_PREFERENCES, ...chosen }
}
