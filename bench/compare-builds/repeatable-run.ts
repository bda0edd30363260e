// Loaded before a build's own code, in each of its processes and threads: two runs of one build then answer the
// same. The clock stands still until a request says what time it is. Each such request has random numbers of
// its own, so that neither another request nor a background job changes what it draws.
import { AsyncLocalStorage } from 'node:async_hooks'
import crypto from 'node:crypto'
import diagnostics from 'node:diagnostics_channel'
import type { IncomingMessage } from 'node:http'
import { syncBuiltinESMExports } from 'node:module'
import { getEnvironmentData, setEnvironmentData, threadId } from 'node:worker_threads'
import { createNumbers } from '../load/requests.ts'
import { START_MS, TIME_HEADER } from './bench-time.ts'

const SHARED_CLOCK = 'shared clock'
const clock = openClock()
const numbers = new AsyncLocalStorage<ReturnType<typeof createNumbers>>()
const ownNumbers = createNumbers(threadId)
const draw = (below: number) => (numbers.getStore() ?? ownNumbers)(below)

/** One clock for all threads of a process. */
function openClock(): Float64Array {
  const shared: unknown = getEnvironmentData(SHARED_CLOCK)
  if (shared instanceof SharedArrayBuffer) return new Float64Array(shared)
  const memory = new SharedArrayBuffer(Float64Array.BYTES_PER_ELEMENT)
  setEnvironmentData(SHARED_CLOCK, memory)
  const created = new Float64Array(memory)
  created[0] = START_MS
  return created
}

const RealDate = Date

class SetDate extends RealDate {
  constructor(...parts: [] | ConstructorParameters<typeof Date>) {
    if (parts.length === 0) super(SetDate.now())
    else super(...parts)
  }

  static override now(): number {
    return clock[0] ?? START_MS
  }
}

function fill<View extends ArrayBufferView>(view: View): View {
  const bytes = new Uint8Array(view.buffer, view.byteOffset, view.byteLength)
  for (let at = 0; at < bytes.length; at++) bytes[at] = draw(256)
  return view
}

function drawBytes(length: number, callback?: (error: null, bytes: Buffer) => void) {
  const bytes = fill(Buffer.alloc(length))
  if (callback) setImmediate(callback, null, bytes)
  return bytes
}

function drawUuid(): string {
  const hex = drawBytes(16).toString('hex')
  return hex.replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12})$/, '$1-$2-4$3-8$4-$5')
}

globalThis.Date = SetDate as DateConstructor
// Only background work uses it, to vary its pauses.
Math.random = () => 0.5
Object.assign(crypto, {
  randomBytes: drawBytes,
  randomFillSync: fill,
  randomInt: (least: number, above?: number) =>
    above === undefined ? draw(least) : least + draw(above - least),
  randomUUID: drawUuid,
})
Object.assign(globalThis.crypto, { getRandomValues: fill, randomUUID: drawUuid })
syncBuiltinESMExports()

diagnostics.subscribe('http.server.request.start', (message) => {
  const { headers } = (message as { readonly request: IncomingMessage }).request
  const timeMs = Number(headers[TIME_HEADER])
  if (!timeMs) return
  clock[0] = timeMs
  numbers.enterWith(createNumbers(timeMs % 2 ** 32))
})
