import { useSyncExternalStore } from 'react'
import { type Location, useLocation, useNavigate } from 'react-router'
import { paths } from '../paths.ts'
import { loadingSession, type SessionState } from './session-state.ts'
import { readSession, subscribeToSession } from './session-store.ts'

export { wasSignedIn } from './session-hint.ts'
export type { SessionState, SessionUser } from './session-state.ts'
export { refreshSession } from './session-store.ts'

/** The current visitor, the same for every component. */
export function useSession(): SessionState {
  return useSyncExternalStore(subscribeToSession, readSession, () => loadingSession)
}

/** Whether the signed-in user has Premium. */
export function useIsPremium(): boolean {
  return useSession().user?.isPremium ?? false
}

/** Whether a Global Link of this account carries an affiliate tag, so that a copied text needs a note. */
export function useIsTagged(): boolean {
  const { hasServiceTags, serviceTagsOn, user } = useSession()
  return (hasServiceTags && serviceTagsOn === 'links') || (user?.hasOwnTags ?? false)
}

export type AccountMode = 'signin' | 'signup' | 'reset-password'

/**
 * The path of the account page, optionally with the page to return to.
 *
 * @example accountAddress('signin', '/profile') // '/account?mode=signin&next=%2Fprofile'
 */
export function accountAddress(mode: AccountMode, next: string | null = null): string {
  const query = new URLSearchParams({ mode, ...(next && { next }) })
  return `${paths.account}?${query}`
}

type PageLocation = Pick<Location, 'pathname' | 'search' | 'hash' | 'state'>

/**
 * Sends a visitor to sign in and then back to this page. The path goes into the link; the page's
 * state (a result) goes into the browser's history.
 */
export function useGoToSignIn(): (mode?: AccountMode) => void {
  const here = useLocation()
  const navigate = useNavigate()
  return (mode = 'signin') =>
    void navigate(accountAddress(mode, toPath(here)), { state: toBackState(here) })
}

function toBackState({ pathname, search, hash, state }: PageLocation) {
  return { back: { pathname, search, hash, state } }
}

/** @example toPath({ pathname: '/profile', search: '?a=1', hash: '' }) // '/profile?a=1' */
export function toPath({ pathname, search, hash }: Omit<PageLocation, 'state'>): string {
  return `${pathname}${search}${hash}`
}
