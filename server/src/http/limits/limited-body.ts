import type { RequestHandler } from 'express'

const LINGER_MS = 500

/**
 * Refuses a body of more bytes at the limit, and closes the connection. Express's parsers would first read
 * it to its end.
 */
export function limitBody(parse: RequestHandler, maxBytes: number): RequestHandler {
  return (request, response, next) => {
    let isAnswered = false
    let isRefused = false
    let received = 0
    const finish = (error?: unknown) => {
      if (isAnswered) return
      isAnswered = true
      next(error)
    }
    const refuse = () => {
      if (isRefused) return
      isRefused = true
      // A client that still writes would lose the answer if the connection closed at once.
      setTimeout(() => {
        if (!request.complete) request.socket.destroy()
      }, LINGER_MS).unref()
      finish(Object.assign(new Error('The body is too large.'), { status: 413 }))
    }
    if (Number(request.headers['content-length'] ?? 0) > maxBytes) {
      refuse()
      return
    }
    if (request.headers['transfer-encoding'] !== undefined) {
      request.on('data', (chunk: Buffer) => {
        received += chunk.length
        if (received > maxBytes) refuse()
      })
    }
    parse(request, response, finish)
  }
}
