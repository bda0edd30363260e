import type { IncomingMessage } from 'node:http'
import express, { type RequestHandler } from 'express'

const LINGER_MS = 500

const options = {
  json: {},
  urlencoded: {},
  /** Any bytes, as they were sent. */
  raw: { type: () => true, inflate: false },
}

/** Reads a body, and refuses one of more bytes at the limit. Express's parsers would first read it to its end. */
export function limitBody(kind: keyof typeof options, maxBytes: number): RequestHandler {
  const parse = express[kind]({ ...options[kind], limit: maxBytes })
  return (request, response, next) => {
    let isAnswered = false
    let received = 0
    const finish = (error?: unknown) => {
      if (isAnswered) return
      isAnswered = true
      next(error)
    }
    const refuse = () => finish(Object.assign(new Error('The body is too large.'), { status: 413 }))
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

/**
 * Closes the connection of an answered request whose body has not come to its end. A client that still writes
 * would lose the answer if the connection closed at once.
 */
export function closeIfUnread(request: IncomingMessage): void {
  if (request.complete) return
  setTimeout(() => {
    if (!request.complete) request.socket.destroy()
  }, LINGER_MS).unref()
}
