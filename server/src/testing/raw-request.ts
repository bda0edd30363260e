import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { text } from 'node:stream/consumers'

/**
 * Opens a raw TCP connection, for requests that no HTTP client sends; from an address in
 * 127.0.0.0/8.
 */
export async function openSocket(url: string, localAddress = '127.0.0.1'): Promise<Socket> {
  const { hostname, port } = new URL(url)
  const socket = connect({ port: Number(port), host: hostname, localAddress })
  socket.on('error', () => {})
  await once(socket, 'connect')
  return socket
}

/** Sends raw bytes and returns everything received until the server closes. */
export async function sendRaw(url: string, bytes: string): Promise<string> {
  const socket = await openSocket(url)
  socket.write(bytes)
  return await text(socket)
}

/** @example statusOf('HTTP/1.1 431 Request Header Fields Too Large\r\n\r\n') // 431 */
export function statusOf(response: string): number {
  return Number(/^HTTP\/1\.1 (\d{3})/.exec(response)?.[1])
}
