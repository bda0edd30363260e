import type { RequestListener } from 'node:http'
import type { Socket } from 'node:net'

/** Browsers do not pipeline requests; some programs send a few. */
export const MAX_PIPELINED = 16
/** Further requests are ignored. After this many, the connection is closed. */
const MAX_IGNORED = 200

interface PipelineState {
  waiting: number
  ignored: number
  isFull: boolean
}

/**
 * Handles the requests of a connection one after another. Each starts when the previous response has been
 * sent, so a client that does not read costs one response. If too many wait, the connection closes
 * after the last accepted one, and the client resends the others (RFC 9112, 9.3.2).
 */
export function handleInOrder(listener: RequestListener): RequestListener {
  const connections = new WeakMap<Socket, PipelineState>()

  return (request, response) => {
    // Node assigns the socket to a response when all earlier responses are sent.
    if (response.socket) return listener(request, response)
    const { socket } = request
    const pipeline = connections.get(socket) ?? { waiting: 0, ignored: 0, isFull: false }
    connections.set(socket, pipeline)
    if (pipeline.isFull) {
      pipeline.ignored++
      if (pipeline.ignored > MAX_IGNORED) socket.destroy()
      return
    }
    pipeline.waiting++
    if (pipeline.waiting === MAX_PIPELINED) {
      pipeline.isFull = true
      response.shouldKeepAlive = false
    }
    response.once('socket', () => {
      pipeline.waiting--
      // One per turn of the event loop, so that other connections get their turn.
      setImmediate(() => {
        if (!socket.destroyed) listener(request, response)
      })
    })
  }
}
