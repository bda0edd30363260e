import { Agent } from 'node:http'
import { parentPort, workerData } from 'node:worker_threads'
import { openLink } from '../cluster/readers.ts'
import type { OpenLoopLoad, OpenLoopResult } from './start-open-loop.ts'

/** The thread of `startOpenLoop`. */
const { port, paths, ratePerSecond } = workerData as OpenLoopLoad
const agent = new Agent({ keepAlive: true })
const latenciesMs: number[] = []
const clicks: bigint[] = []
const bad: string[] = []
let retried = 0
let latestSendMs = 0
let underway = 0
let onResponse = () => {}

const startedAt = performance.now()
const scheduledAt = (reader: number) => startedAt + (reader * 1000) / ratePerSecond
const sending = setInterval(sendDue, 1)

function sendDue(): void {
  const now = performance.now()
  for (let reader = latenciesMs.length; scheduledAt(reader) <= now; reader++) {
    latestSendMs = Math.max(latestSendMs, now - scheduledAt(reader))
    latenciesMs.push(Number.NaN)
    void open(reader)
  }
}

async function open(reader: number): Promise<void> {
  underway++
  const path = paths[reader % paths.length] ?? '/'
  let response = await openLink({ agent, port, path, reader })
  if (typeof response.status === 'string' && CUT.test(response.status)) {
    retried++
    response = await openLink({ agent, port, path, reader })
  }
  if (response.isRedirected) latenciesMs[reader] = performance.now() - scheduledAt(reader)
  else bad.push(String(response.status))
  if (response.click) clicks.push(BigInt(response.click))
  underway--
  onResponse()
}

/** A browser also sends a GET again when the server closed the connection. */
const CUT = /ECONNRESET|EPIPE|hang up/

parentPort?.once('message', () => {
  clearInterval(sending)
  onResponse = () => {
    if (underway > 0) return
    agent.destroy()
    const result: OpenLoopResult = {
      ...{ ratePerSecond, bad, retried, latestSendMs },
      startedAtMs: performance.timeOrigin + startedAt,
      latenciesMs: Float32Array.from(latenciesMs),
      clicks: BigUint64Array.from(clicks),
    }
    parentPort?.postMessage(result)
  }
  onResponse()
})
