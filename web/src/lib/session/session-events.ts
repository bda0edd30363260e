/** What can happen to a session while pages are open. */
export const sessionEvents = [
  'initial-session',
  'signed-in',
  'signed-out',
  'token-refreshed',
  'user-updated',
  'password-recovery',
] as const

export type SessionEvent = (typeof sessionEvents)[number]

type Listener = (event: SessionEvent, from: 'this-tab' | 'another-tab') => void

const CHANNEL = 'everyshelf-session'
/** Events sent to other tabs; the others matter only in their own tab. */
const SHARED: readonly SessionEvent[] = [
  'signed-in',
  'signed-out',
  'user-updated',
  'password-recovery',
]

const listeners = new Set<Listener>()
let channel: BroadcastChannel | null = null

/** Listens for events in this and other tabs. Call the returned function to stop. */
export function onSessionEvent(listener: Listener): () => void {
  openChannel()
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export function announceSessionEvent(event: SessionEvent): void {
  for (const listener of listeners) listener(event, 'this-tab')
  if (SHARED.includes(event)) openChannel()?.postMessage(event)
}

function openChannel() {
  if (channel || typeof BroadcastChannel === 'undefined') return channel
  channel = new BroadcastChannel(CHANNEL)
  channel.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    const event = sessionEvents.find((known) => known === data)
    if (event) for (const listener of listeners) listener(event, 'another-tab')
  })
  return channel
}
