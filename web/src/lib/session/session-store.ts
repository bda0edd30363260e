import { forgetCachedLinks } from '../account/cached-links.ts'
import { announceSessionEvent, onSessionEvent, type SessionEvent } from './session-events.ts'
import { forgetSignedIn, rememberSignedIn } from './session-hint.ts'
import {
  loadingSession,
  type SessionState,
  toSessionState,
  toSignedOut,
  withPlan,
} from './session-state.ts'

/**
 * The session of this page. It is not in the query cache, because the header of every page needs it
 * before that code is loaded.
 */
let state: SessionState = loadingSession
/** The session as the pages see it. */
let shown = state
/** The first check of the subscription failed, so the account counts as not Premium (the specification). */
let isPlanUnknown = false
let loading: Promise<SessionState> | null = null
let isWatching = false
const listeners = new Set<() => void>()

export function readSession(): SessionState {
  return shown
}

/** The session as the server described it, whatever came of checking the subscription. */
export function readServerSession(): SessionState {
  return state
}

/** The first subscriber triggers the fetch. */
export function subscribeToSession(listener: () => void): () => void {
  listeners.add(listener)
  watchSession()
  return () => listeners.delete(listener)
}

/** Fetches the session again. Concurrent calls share one request. Never rejects. */
export async function refreshSession(): Promise<SessionState> {
  loading ??= load().finally(() => {
    loading = null
  })
  return await loading
}

export function setPlanUnknown(isUnknown: boolean): void {
  if (isUnknown === isPlanUnknown) return
  isPlanUnknown = isUnknown
  setSession(state)
}

export function setSession(next: SessionState): void {
  state = next
  shown = isPlanUnknown ? withPlan(next, false) : next
  if (next.user) {
    rememberSignedIn()
    forgetCachedLinks(next.user.publicId)
  } else if (next.status === 'signed-out' && !next.hasFailed) {
    forgetSignedIn()
    forgetCachedLinks()
  }
  for (const listener of listeners) listener()
}

/** Returns to the state of a newly opened page. */
export function resetSession(): void {
  state = loadingSession
  shown = state
  isPlanUnknown = false
  loading = null
}

async function load() {
  const before = state
  try {
    setSession(toSessionState(await askServer()))
    announceChange(before, state)
  } catch {
    setSession({ ...state, hasFailed: true })
  }
  return state
}

async function askServer() {
  const { apiClient } = await import('../api/api-client.ts')
  return await apiClient.session.get.query()
}

function announceChange(before: SessionState, after: SessionState) {
  const isOther = before.user?.publicId !== after.user?.publicId
  if (before.status === 'loading') announceSessionEvent('initial-session')
  else if (isOther) announceSessionEvent(after.user ? 'signed-in' : 'signed-out')
  else if (after.user) announceSessionEvent('token-refreshed')
}

/** Another tab reported a change; the server decides what is true. */
async function followOtherTab(event: SessionEvent) {
  const { status } = await refreshSession()
  if (event === 'signed-out' && status === 'signed-out') setSession(toSignedOut(state))
}

function watchSession() {
  if (state.status === 'loading') void refreshSession()
  if (isWatching) return
  isWatching = true
  const refresh = () => {
    if (document.visibilityState === 'visible') void refreshSession()
  }
  document.addEventListener('visibilitychange', refresh)
  window.addEventListener('online', refresh)
  onSessionEvent((event, from) => {
    if (from === 'another-tab') void followOtherTab(event)
  })
}
