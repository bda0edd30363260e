import { connect } from 'node:net'

const STATUS_AT = 'HTTP/1.1 '.length
const CLICK = /^x-click: (\d+)/m

export interface LinkResponse {
  readonly status: number
  readonly clickId: string | null
}

/** A reader's keep-alive connection behind a proxy, for opening links one after another. */
export interface LinkOpener {
  /** Undefined when the connection ended before the response was complete. */
  readonly open: () => Promise<LinkResponse | undefined>
  readonly close: () => void
}

export function createLinkOpener(
  port: number,
  network: number,
  target = '/redirect?isbn=9780143127741&country=DE',
): LinkOpener {
  const socket = connect({ port, host: '127.0.0.1', noDelay: true })
  let answered: ((response: LinkResponse | undefined) => void) | undefined
  let received = ''
  let count = 0
  let isCut = false
  socket.on('error', () => {})
  socket.on('close', () => {
    isCut = true
    answered?.(undefined)
  })
  socket.on('data', (chunk) => {
    received += chunk.toString('latin1')
    if (!isWhole(received)) return
    const status = Number(received.slice(STATUS_AT, STATUS_AT + 3))
    const clickId = CLICK.exec(received)?.[1] ?? null
    received = ''
    answered?.({ status, clickId })
  })
  return {
    open: () => {
      if (isCut) return Promise.resolve(undefined)
      count++
      const address = `10.${network % 256}.${(count >> 8) % 256}.${count % 256}`
      socket.write(`GET ${target} HTTP/1.1\r\nHost: a\r\nX-Forwarded-For: ${address}\r\n\r\n`)
      return new Promise((resolve) => {
        answered = resolve
      })
    },
    close: () => socket.destroy(),
  }
}

/** Redirects have no body; error pages have one. */
function isWhole(response: string): boolean {
  const end = response.indexOf('\r\n\r\n')
  const length = Number(/^content-length: (\d+)/im.exec(response)?.[1] ?? 0)
  return end >= 0 && Buffer.byteLength(response, 'latin1') >= end + 4 + length
}
