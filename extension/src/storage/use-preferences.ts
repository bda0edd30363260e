import { type Preferences, preferences } from './preferences.ts'
import { useStored } from './use-stored.ts'

/** The preferences; null until they have been read from storage. */
export function usePreferences(): Preferences | null {
  return useStored(preferences)
}
