import { useCallback } from 'react'
import { maySend, type OptionalData } from './data-consent.ts'
import { usePermissions } from './use-permissions.ts'

/** `maySend` as a hook that follows changes; null until Firefox has answered. */
export function useDataConsent(data: OptionalData): boolean | null {
  const isAsked = import.meta.env.BROWSER === 'firefox'
  const read = useCallback((): Promise<boolean | null> => maySend(data), [data])
  return usePermissions(isAsked ? read : null, isAsked ? null : true)
}
