import { get } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import { isbns } from '../servers/seed-links.ts'

export interface ProbeResult {
  readonly sent: number
  /** Redirects that were refused, cut off, or not answered in time. */
  readonly failed: number
  /** Durations of the answered ones. */
  readonly waitsMs: readonly number[]
}

const EVERY_MS = 5
const GIVE_UP_MS = 10_000
/** Each reader has another address, and stays below the limits of a network. */
const READERS = 200

/** Sends a request every few milliseconds on a new connection, whether or not earlier ones were answered. */
export async function probeRedirects(port: number, ms: number): Promise<ProbeResult> {
  const underway: Promise<number | null>[] = []
  const until = performance.now() + ms
  for (let next = performance.now(); next < until; next += EVERY_MS) {
    await wait(Math.max(0, next - performance.now()))
    underway.push(openLink(port, underway.length))
  }
  const waits = await Promise.all(underway)
  const waitsMs = waits.filter((each) => each !== null)
  return { sent: waits.length, failed: waits.length - waitsMs.length, waitsMs }
}

function openLink(port: number, index: number): Promise<number | null> {
  const path = `/redirect?isbn=${isbns[index % isbns.length]}&country=DE`
  const localAddress = `127.5.0.${1 + (index % READERS)}`
  const startedAt = performance.now()
  return new Promise((resolve) => {
    get({ port, host: '127.0.0.1', localAddress, path, agent: false }, (response) => {
      response.resume()
      resolve(response.statusCode === 302 ? performance.now() - startedAt : null)
    })
      .on('error', () => resolve(null))
      .setTimeout(GIVE_UP_MS, () => resolve(null))
  })
}
