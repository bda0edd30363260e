import { useEffect, useEffectEvent } from 'react'
import { useSession } from '../../lib/session/session.ts'

/** Passes the signed-in user's name and email to the form once the session is loaded. */
export function usePrefill(fill: (field: 'name' | 'email', value: string) => void): void {
  const { user } = useSession()
  const onUser = useEffectEvent(fill)
  useEffect(() => {
    if (!user) return
    onUser('name', user.firstName)
    onUser('email', user.email)
  }, [user])
}
