import type { RequestListener } from 'node:http'
import type { Socket } from 'node:net'

/** No browser sends a request before the last one is answered; some programs send a few. */
export const MOST_PIPELINED = 16
/** What follows those is never answered; a client that still goes on is cut off. */
const MOST_IGNORED = 200

interface Ahead {
  waiting: number
  ignored: number
  isLastTaken: boolean
}

/**
 * Handles the requests of one connection one after another: each begins when the answer before it has
 * been taken, so a client that does not read costs one answer (R51). When too many wait, the last one
 * accepted ends the connection, and the client sends the others again on a new one (RFC 9112, 9.3.2).
 */
export function handleInTurn(listener: RequestListener): RequestListener {
  const connections = new WeakMap<Socket, Ahead>()

  return (request, response) => {
    // Node gives an answer its socket when the answers before it are sent.
    if (response.socket) return listener(request, response)
    const { socket } = request
    const ahead = connections.get(socket) ?? { waiting: 0, ignored: 0, isLastTaken: false }
    connections.set(socket, ahead)
    if (ahead.isLastTaken) {
      ahead.ignored++
      if (ahead.ignored > MOST_IGNORED) socket.destroy()
      return
    }
    ahead.waiting++
    if (ahead.waiting === MOST_PIPELINED) {
      ahead.isLastTaken = true
      response.shouldKeepAlive = false
    }
    response.once('socket', () => {
      ahead.waiting--
      // One in each turn of the event loop, so that other connections come in between.
      setImmediate(() => {
        if (!socket.destroyed) listener(request, response)
      })
    })
  }
}
