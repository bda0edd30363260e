import { timingSafeEqual } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import ipaddr from 'ipaddr.js'
import { Counter, collectDefaultMetrics, Histogram, Registry } from 'prom-client'

/** The kind of a request. The list is fixed, so that no client can add time series. */
export type RequestKind = 'redirect' | 'api' | 'cover' | 'page' | 'asset' | 'health' | 'other'

export interface Metrics {
  readonly registry: Registry
  readonly observeRequest: (kind: RequestKind, status: number, seconds: number) => void
}

export function createMetrics(): Metrics {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  const requests = new Counter({
    name: 'everyshelf_http_requests_total',
    help: 'Answered requests by kind and status class.',
    labelNames: ['kind', 'status'],
    registers: [registry],
  })
  const durations = new Histogram({
    name: 'everyshelf_http_request_duration_seconds',
    help: 'Time from a request to the end of its response.',
    labelNames: ['kind'],
    buckets: [0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5],
    registers: [registry],
  })
  return {
    registry,
    observeRequest: (kind, status, seconds) => {
      requests.inc({ kind, status: `${Math.floor(status / 100)}xx` })
      durations.observe({ kind }, seconds)
    },
  }
}

/** @example requestKind('/covers/9780143127741') // 'cover' */
export function requestKind(path: string): RequestKind {
  if (/^\/(?:api\/|edge\/|mcp$)/.test(path)) return 'api'
  if (path.startsWith('/covers/')) return 'cover'
  if (path.startsWith('/assets/')) return 'asset'
  if (/^\/(?:healthz|readyz|metrics)$/.test(path)) return 'health'
  return 'page'
}

/**
 * If a token is set, it is required, because on a shared machine anyone can use loopback. Without a
 * token, only direct requests from this machine may read metrics; proxied ones may not.
 */
export function mayReadMetrics(request: IncomingMessage, token: string | null): boolean {
  if (token) return hasToken(request.headers.authorization, token)
  const { headers, socket } = request
  const isPassedOn = ['x-forwarded-for', 'forwarded', 'via', 'x-real-ip'].some(
    (name) => headers[name] !== undefined,
  )
  const peer = socket.remoteAddress ?? ''
  return !isPassedOn && ipaddr.isValid(peer) && ipaddr.process(peer).range() === 'loopback'
}

function hasToken(authorization: string | undefined, token: string): boolean {
  const given = Buffer.from(authorization ?? '')
  const wanted = Buffer.from(`Bearer ${token}`)
  return given.length === wanted.length && timingSafeEqual(given, wanted)
}

export async function sendMetrics(metrics: Metrics, response: ServerResponse): Promise<void> {
  response.setHeader('content-type', metrics.registry.contentType)
  response.setHeader('cache-control', 'no-store')
  response.end(await metrics.registry.metrics())
}
