import type { ServerResponse } from 'node:http'

/** A response may take this long, plus a second per 4 kB sent: slower than any phone today. */
const GRACE_MS = 15_000
const BYTES_PER_SECOND = 4096
const CHECK_EVERY_MS = 2000

/** Since when, and from which byte of the connection on, the client has had something to read. */
interface WatchedResponse {
  readonly beganAt: number
  readonly bytesBefore: number
}

export interface SlowClients {
  readonly watch: (response: ServerResponse) => void
  readonly stop: () => void
}

interface SlowReadersDeps {
  readonly graceMs?: number
  readonly checkEveryMs?: number
  readonly bytesPerSecond?: number
}

/**
 * Closes connections that read their response more slowly than any browser. Event streams are exempt:
 * they stay open, and their pings prevent the socket timeout.
 */
export function watchSlowClients(deps: SlowReadersDeps = {}): SlowClients {
  const {
    graceMs = GRACE_MS,
    checkEveryMs = CHECK_EVERY_MS,
    bytesPerSecond = BYTES_PER_SECOND,
  } = deps
  const watched = new Map<ServerResponse, WatchedResponse>()

  function closeSlow(): void {
    const now = performance.now()
    for (const [response, { beganAt, bytesBefore }] of watched) {
      const { socket } = response
      // Before the headers are sent, the server is slow, not the client.
      if (!socket || !response.headersSent || isStream(response)) continue
      if (socket.writableLength === 0) {
        // The client has taken all there is, so the server is slow: an export can search long for its next row.
        watched.set(response, { beganAt: now, bytesBefore: socket.bytesWritten })
        continue
      }
      const sent = socket.bytesWritten - bytesBefore
      if (now - beganAt > graceMs + (sent / bytesPerSecond) * 1000) socket.resetAndDestroy()
    }
  }

  const timer = setInterval(closeSlow, checkEveryMs).unref()
  return {
    watch: (response) => {
      const bytesBefore = response.socket?.bytesWritten ?? 0
      watched.set(response, { beganAt: performance.now(), bytesBefore })
      response.once('close', () => watched.delete(response))
    },
    stop: () => clearInterval(timer),
  }
}

function isStream(response: ServerResponse): boolean {
  return response.getHeader('content-type') === 'text/event-stream'
}
