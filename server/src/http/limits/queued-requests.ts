import type { RequestListener, ServerResponse } from 'node:http'
import type { ConnectionGuard } from '../connections/connection-limits.ts'
import { watchSlowClients } from '../connections/slow-clients.ts'
import { sendApiError, sendPlainError } from '../errors/errors.ts'
import { requestKind } from '../health/metrics.ts'
import { MAX_URL_LENGTH } from '../server.ts'
import type { EnqueueTask } from './task-queue.ts'

/** More than a busy site ever queues. At 1 ms each, the last request would wait half a second. */
export const MAX_WAITING = 512

export interface QueuedRequests {
  readonly handle: RequestListener
  /** Requests rejected since the start, by reason. */
  readonly refused: () => Readonly<Record<'crowded' | 'queue', number>>
  readonly stop: () => void
}

interface OtherRequestsDeps {
  readonly connections: Pick<ConnectionGuard, 'isCrowded'>
  readonly listener: RequestListener
  readonly secure: (...result: Parameters<RequestListener>) => void
  readonly enqueueTask: EnqueueTask
}

/**
 * Handles all requests except redirects. Queues them so that redirects get most of a busy event loop, rejects
 * them while connections are reserved for redirects, and disconnects slow clients.
 */
export function createQueuedRequests(deps: OtherRequestsDeps): QueuedRequests {
  const { connections, listener, secure, enqueueTask } = deps
  const refused = { crowded: 0, queue: 0 }
  const slowClients = watchSlowClients()

  function refuse(reason: keyof typeof refused, ...result: Parameters<RequestListener>): void {
    const [request, response] = result
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
      slowClients.watch(response)
      if (connections.isCrowded() && !isHealthCheck(request.url ?? '')) {
        refuse('crowded', request, response)
        return
      }
      const isTaken = enqueueTask(() => {
        if (!isGone(response)) listener(request, response)
      })
      if (!isTaken) refuse('queue', request, response)
    },
    refused: () => refused,
    stop: slowClients.stop,
  }
}

/** Without a response, a load balancer would take the process out of service. */
function isHealthCheck(url: string): boolean {
  return requestKind(url.split('?', 1)[0] ?? '') === 'health'
}

/** Whether the client disconnected while its request waited. */
function isGone({ socket }: ServerResponse): boolean {
  return !socket || socket.destroyed
}
