import { timingSafeEqual } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import ipaddr from 'ipaddr.js'
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'

/** What a request was for: few and fixed, so that no visitor can add a time series (R46). */
export type RequestKind = 'redirect' | 'api' | 'cover' | 'page' | 'asset' | 'health' | 'other'

export interface Metrics {
  readonly registry: Registry
  readonly observeRequest: (kind: RequestKind, status: number, seconds: number) => void
}

export function createMetrics(): Metrics {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  const requests = new Counter({
    name: 'http_requests_total',
    help: 'Answered requests by kind and class of status.',
    labelNames: ['kind', 'status'],
    registers: [registry],
  })
  const durations = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time from a request to the end of its answer.',
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

/** What the recorder of clicks counts for itself, read when somebody asks. */
export function watchClicks(
  { registry }: Metrics,
  readCounts: () => Readonly<Record<'recorded' | 'unrecorded' | 'lost' | 'waiting', number>>,
): void {
  const counters = {
    recorded: 'Hits on disk.',
    unrecorded: 'Readers sent on before their hit was on disk.',
    lost: 'Hits given up.',
  } as const
  for (const [name, help] of Object.entries(counters) as [keyof typeof counters, string][]) {
    new Counter({
      name: `clicks_${name}_total`,
      help,
      registers: [registry],
      collect() {
        this.reset()
        this.inc(readCounts()[name])
      },
    })
  }
  new Gauge({
    name: 'clicks_waiting',
    help: 'Hits in memory that wait for the database.',
    registers: [registry],
    collect() {
      this.set(readCounts().waiting)
    },
  })
}

/** What waits on this machine's disk for PostgreSQL. */
export interface SpoolFigures {
  readonly waiting: number
  readonly oldestSeconds: number
  readonly bytes: number
}

export function watchSpool({ registry }: Metrics, readFigures: () => SpoolFigures): void {
  const gauges = [
    ['clicks_spooled', 'waiting', 'Hits on the local disk that wait for PostgreSQL.'],
    ['clicks_spooled_oldest_seconds', 'oldestSeconds', 'How long the oldest of them waits.'],
    ['clicks_spool_bytes', 'bytes', 'Size of the file that they wait in.'],
  ] as const
  for (const [name, field, help] of gauges) {
    new Gauge({
      name,
      help,
      registers: [registry],
      collect() {
        this.set(readFigures()[field])
      },
    })
  }
}

/** How far this machine's clock is ahead of those it hears of; NaN before it has heard of one. */
export function watchClock({ registry }: Metrics, readSkew: () => number | null): void {
  new Gauge({
    name: 'clock_skew_seconds',
    help: 'Seconds by which the clock of this machine is ahead.',
    registers: [registry],
    collect() {
      this.set(readSkew() ?? Number.NaN)
    },
  })
}

/** @example requestKind('/covers/9780143127741') // 'cover' */
export function requestKind(path: string): RequestKind {
  if (path.startsWith('/api/')) return 'api'
  if (path.startsWith('/covers/')) return 'cover'
  if (path.startsWith('/assets/')) return 'asset'
  if (/^\/(?:healthz|readyz|metrics)$/.test(path)) return 'health'
  return 'page'
}

/** The token, or this very machine: a request that some proxy passed on is not from here (R46). */
export function mayReadMetrics(request: IncomingMessage, token: string | null): boolean {
  if (token && hasToken(request.headers.authorization, token)) return true
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
