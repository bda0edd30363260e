import { act } from '@testing-library/react'
import { onTestFinished, vi } from 'vitest'

/** An event stream opened by a page. */
export interface FakeStream {
  readonly url: string
  readonly isClosed: () => boolean
  /** Sends an event. */
  readonly send: (event: string, data?: unknown) => void
}

/** The default stream of tests, which never sends anything. */
export class SilentStream extends EventTarget {
  readonly close = () => {}
}

/** Replaces EventSource until the test ends. Returns the opened streams in order. */
export function useFakeStreams(): readonly FakeStream[] {
  const streams: FakeStream[] = []
  class Stream extends EventTarget {
    constructor(url: string) {
      super()
      let isClosed = false
      this.close = () => {
        isClosed = true
      }
      streams.push({
        url,
        isClosed: () => isClosed,
        send: (event, data = '') => {
          if (isClosed) return
          act(() => void this.dispatchEvent(messageOf(event, data)))
        },
      })
    }
    readonly close: () => void
  }
  const before = globalThis.EventSource
  vi.stubGlobal('EventSource', Stream)
  onTestFinished(() => void vi.stubGlobal('EventSource', before))
  return streams
}

function messageOf(event: string, data: unknown): Event {
  return Object.assign(new Event(event), { data: JSON.stringify(data) })
}
