import { useEffect, useEffectEvent } from 'react'
import { useSession } from '../../lib/session.ts'

/** Hands over what is known of who is signed in, as soon as it is; the form fills what is still empty. */
export function usePrefill(fill: (field: 'name' | 'email', value: string) => void): void {
  const { user } = useSession()
  const onUser = useEffectEvent(fill)
  useEffect(() => {
    if (!user) return
    onUser('name', user.firstName)
    onUser('email', user.email)
  }, [user])
}
