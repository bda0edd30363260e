import type { RequestListener, ServerResponse } from 'node:http'
import type { ConnectionGuard } from './connection-limits.ts'
import { sendApiError, sendPlainError } from './errors.ts'
import { requestKind } from './metrics.ts'
import { MAX_URL_LENGTH } from './server.ts'
import { watchSlowReaders } from './slow-readers.ts'
import type { TakeTurn } from './turn-queue.ts'

/** More than a busy site ever has waiting; at a millisecond each, the last would wait half a second. */
export const MOST_WAITING = 512

export interface OtherRequests {
  readonly handle: RequestListener
  /** Requests refused since the start, by reason. */
  readonly refused: () => Readonly<Record<'crowded' | 'queue', number>>
  readonly stop: () => void
}

interface OtherRequestsDeps {
  readonly connections: Pick<ConnectionGuard, 'isCrowded'>
  readonly listener: RequestListener
  readonly secure: (...answer: Parameters<RequestListener>) => void
  readonly takeTurn: TakeTurn
}

/**
 * Everything but redirects: in turns that leave most of a busy event loop to readers, not at all while
 * the room for connections is reserved for them, and not to clients that do not read (R51).
 */
export function createOtherRequests(deps: OtherRequestsDeps): OtherRequests {
  const { connections, listener, secure, takeTurn } = deps
  const refused = { crowded: 0, queue: 0 }
  const slowReaders = watchSlowReaders()

  function refuse(reason: keyof typeof refused, ...answer: Parameters<RequestListener>): void {
    const [request, response] = answer
    refused[reason]++
    secure(request, response)
    response.shouldKeepAlive = false
    response.setHeader('retry-after', '1')
    const send = request.url?.startsWith('/api/') ? sendApiError : sendPlainError
    send(request, response, 503, 'unavailable')
  }

  return {
    handle: (request, response) => {
      if ((request.url?.length ?? 0) > MAX_URL_LENGTH) {
        secure(request, response)
        sendPlainError(request, response, 414, 'too-large')
        return
      }
      slowReaders.watch(response)
      if (connections.isCrowded() && !isHealthCheck(request.url ?? '')) {
        refuse('crowded', request, response)
        return
      }
      const isTaken = takeTurn(() => {
        if (!isGone(response)) listener(request, response)
      })
      if (!isTaken) refuse('queue', request, response)
    },
    refused: () => refused,
    stop: slowReaders.stop,
  }
}

/** A balancer that hears no answer would take the process away from its readers. */
function isHealthCheck(url: string): boolean {
  return requestKind(url.split('?', 1)[0] ?? '') === 'health'
}

/** The client left while its request waited. */
function isGone({ socket }: ServerResponse): boolean {
  return !socket || socket.destroyed
}
