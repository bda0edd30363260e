import { createServer } from 'node:net'
import {
  createServer as createTlsServer,
  getCACertificates,
  setDefaultCACertificates,
  type TLSSocket,
} from 'node:tls'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { listenOnLoopback } from '../testing/loopback.ts'
import { createTestCertificate } from '../testing/test-certificate.ts'
import { createFixedLookup, dialTls } from './guarded-dialer.ts'

/** A server with a self-signed certificate for the host. */
async function startTlsHost(hostname: string) {
  const { cert, key } = createTestCertificate(hostname)
  const server = createTlsServer({ cert, key, ALPNProtocols: ['h2', 'http/1.1'] })
  server.on('tlsClientError', () => {})
  const { port, close } = await listenOnLoopback(server)
  onTestFinished(close)
  return { port, cert }
}

/** Trusts a certificate until the end of the test. */
function trust(cert: string): void {
  const usual = getCACertificates('default')
  setDefaultCACertificates([...usual, cert])
  onTestFinished(() => setDefaultCACertificates(usual))
}

describe('dialTls', () => {
  it('S15 connects to the given address with the host’s name', async () => {
    const hello = Promise.withResolvers<string>()
    const loopback = await listenOnLoopback(
      createServer((socket) =>
        socket.once('data', (bytes) => {
          hello.resolve(bytes.toString('latin1'))
          socket.destroy()
        }),
      ),
    )
    onTestFinished(loopback.close)
    const target = { hostname: 'link.amazon', port: loopback.port, addresses: ['127.0.0.1'] }
    await expect(dialTls(target, AbortSignal.timeout(2000))).rejects.toThrow()
    expect(await hello.promise).toContain('link.amazon')
  })

  it('S18 aborts with its signal', async () => {
    const loopback = await listenOnLoopback(createServer(() => {}))
    onTestFinished(loopback.close)
    const target = { hostname: 'amzn.to', port: loopback.port, addresses: ['127.0.0.1'] }
    await expect(dialTls(target, AbortSignal.timeout(20))).rejects.toThrow('network')
  })

  it('S15 connects to a host that proves its name, and stays connected after the time to connect', async () => {
    const host = await startTlsHost('amzn.to')
    trust(host.cert)
    const connecting = new AbortController()
    const target = { hostname: 'amzn.to', port: host.port, addresses: ['127.0.0.1'] }
    const socket = (await dialTls(target, connecting.signal)) as TLSSocket
    connecting.abort()
    expect(socket).toMatchObject({ authorized: true, alpnProtocol: 'http/1.1', destroyed: false })
    socket.destroy()
  })

  it('S15 refuses a host that proves another name', async () => {
    const host = await startTlsHost('amzn.to')
    trust(host.cert)
    const target = { hostname: 'a.co', port: host.port, addresses: ['127.0.0.1'] }
    await expect(dialTls(target, AbortSignal.timeout(2000))).rejects.toThrow(/altnames/)
  })

  it('S16 refuses an untrusted certificate even when Node is set to accept it', async () => {
    vi.stubEnv('NODE_TLS_REJECT_UNAUTHORIZED', '0')
    onTestFinished(() => void vi.unstubAllEnvs())
    const warn = vi.spyOn(process, 'emitWarning').mockReturnValue()
    onTestFinished(() => warn.mockRestore())
    const host = await startTlsHost('amzn.to')
    const target = { hostname: 'amzn.to', port: host.port, addresses: ['127.0.0.1'] }
    await expect(dialTls(target, AbortSignal.timeout(2000))).rejects.toThrow('self-signed')
  })
})

describe('createFixedLookup', () => {
  const lookup = createFixedLookup(['2606:4700::1', '52.94.236.248'])

  it('S15 gives Node all checked addresses with their families', () => {
    const callback = vi.fn()
    lookup('amzn.to', { all: true }, callback)
    expect(callback).toHaveBeenCalledExactlyOnceWith(null, [
      { address: '2606:4700::1', family: 6 },
      { address: '52.94.236.248', family: 4 },
    ])
  })

  it('S15 gives Node the first checked address when it wants one', () => {
    const callback = vi.fn()
    lookup('amzn.to', {}, callback)
    expect(callback).toHaveBeenCalledExactlyOnceWith(null, '2606:4700::1', 6)
  })
})
