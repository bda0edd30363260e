import { act } from '@testing-library/react'
import { onTestFinished, vi } from 'vitest'

/** A stream that a page has opened. */
export interface FakeStream {
  readonly url: string
  readonly isClosed: () => boolean
  /** Says something by the name of an event. */
  readonly say: (event: string, data?: unknown) => void
}

/** What a page has of streams where a test says nothing of them: they never come about. */
export class SilentStream extends EventTarget {
  readonly close = () => {}
}

/** Takes the place of the browser's streams until the test ends: those opened, in order. */
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
        say: (event, data = '') => {
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
