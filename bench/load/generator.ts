import { connect } from 'node:net'
import { buildRequests, type RequestMix } from './requests.ts'

/**
 * A closed loop: each connection sends its next request when the last is answered. It must be light, because
 * it has one core and must keep the floor's core busy.
 */
export interface Slice {
  readonly port: number
  readonly connections: number
  readonly ms: number
}

export interface SliceResult {
  /** Redirects with a click id. */
  readonly recorded: number
  readonly redirects: number
  readonly errors: number
  readonly seconds: number
  readonly p50Ms: number
  readonly p99Ms: number
}

export type GeneratorOrder =
  | { readonly kind: 'requests'; readonly mix: RequestMix }
  | { readonly kind: 'slice'; readonly slice: Slice }

const END = Buffer.from('\r\n\r\n')
const CLICK = Buffer.from('\r\nx-click: ')
const REDIRECT = Buffer.from('HTTP/1.1 302')

let requests: Buffer[] = []
let next = 0
let keepAlive = true

function runSlice({ port, connections, ms }: Slice): Promise<SliceResult> {
  const counts = { recorded: 0, redirects: 0, errors: 0 }
  const latencies: number[] = []
  const startedAt = performance.now()
  const until = startedAt + ms
  let open = connections

  return new Promise((resolve) => {
    const close = () => {
      open--
      if (open > 0) return
      const seconds = (performance.now() - startedAt) / 1000
      latencies.sort((a, b) => a - b)
      const at = (share: number) => latencies[Math.floor(latencies.length * share)] ?? 0
      resolve({ ...counts, seconds, p50Ms: at(0.5), p99Ms: at(0.99) })
    }
    for (let index = 0; index < connections; index++) openConnection(close)
  })

  function openConnection(closed: () => void): void {
    const socket = connect({ port, host: '127.0.0.1', noDelay: true })
    let received: Buffer | null = null
    let sentAt = 0
    let hasResponse = false

    function send(): void {
      hasResponse = false
      sentAt = performance.now()
      const request = requests[next++ % requests.length]
      if (request) socket.write(request)
    }

    function finish(response: Buffer): void {
      hasResponse = true
      const now = performance.now()
      latencies.push(now - sentAt)
      if (response.subarray(0, 12).equals(REDIRECT)) counts.redirects++
      else counts.errors++
      if (response.includes(CLICK)) counts.recorded++
      if (!keepAlive) return
      if (now < until) send()
      else socket.end()
    }

    socket.on('connect', send)
    socket.on('data', (chunk: Buffer) => {
      received = received ? Buffer.concat([received, chunk]) : chunk
      if (!received.subarray(-4).equals(END)) return
      const response = received
      received = null
      finish(response)
    })
    socket.on('error', () => {
      counts.errors++
    })
    socket.on('close', () => {
      if (!hasResponse) counts.errors++
      if (!keepAlive && performance.now() < until) openConnection(closed)
      else closed()
    })
  }
}

process.on('message', async (order: GeneratorOrder) => {
  if (order.kind === 'requests') {
    requests = buildRequests(order.mix)
    keepAlive = order.mix.keepAlive
    process.send?.({})
    return
  }
  process.send?.(await runSlice(order.slice))
})
