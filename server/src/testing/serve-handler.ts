import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import express, { type ErrorRequestHandler, type RequestHandler } from 'express'
import { onTestFinished } from 'vitest'

/** Answers an error passed to `next` with its status, or 500, and its message. */
const respondWithError: ErrorRequestHandler = (error, _request, response, _next) => {
  response.status(error.status ?? 500).json({ broken: error.message })
}

/**
 * Serves a single handler on loopback until the test ends.
 *
 * @example const url = await serveHandler(createReportRoute(fakes)); await fetch(`${url}/report`)
 */
export async function serveHandler(handler: RequestHandler): Promise<string> {
  const server = createServer(express().use(handler, respondWithError)).listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => void server.close())
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}
