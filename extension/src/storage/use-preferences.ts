import { DEFAULT_PREFERENCES, type Preferences, preferences } from './preferences.ts'
import { useStored } from './use-stored.ts'

/** The preferences; null until they have been read from storage. */
export function usePreferences(): Preferences | null {
  const chosen = useStored(preferences)
  // Preferences stored by an older version lack newer fields.
  return chosen && { ...DEFAULT_PREFERENCES, ...chosen }
}
