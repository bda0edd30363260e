import { EventEmitter } from 'node:events'
import type { ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import {
  type ConnectionLimits,
  connectionKeys,
  connectionLimits,
  createConnectionGuard,
} from './connection-limits.ts'

const PROXY = '203.0.113.9'

beforeEach(() => void vi.useFakeTimers({ toFake: ['performance'] }))
afterEach(() => void vi.useRealTimers())

function createGuard(limits: Partial<ConnectionLimits> = {}) {
  return createConnectionGuard({
    isTrustedProxy: (address) => address === PROXY,
    limits: { silentMs: 0, ...limits },
  })
}

function connectFrom(remoteAddress: string | undefined) {
  const resetAndDestroy = vi.fn()
  const destroy = vi.fn()
  const socket = Object.assign(new EventEmitter(), { remoteAddress, resetAndDestroy, destroy })
  return { socket: socket as unknown as Socket, resetAndDestroy, destroy }
}

const sending = { writableFinished: false } as ServerResponse
const sent = { writableFinished: true } as ServerResponse

describe('the limit of one address', () => {
  it('R51 resets the connection beyond it', () => {
    const { admit, readMetrics } = createGuard({ perAddress: 2 })
    expect(admit(connectFrom('192.0.2.7').socket)).toBe(true)
    expect(admit(connectFrom('192.0.2.7').socket)).toBe(true)
    const beyond = connectFrom('192.0.2.7')
    expect(admit(beyond.socket)).toBe(false)
    expect(beyond.resetAndDestroy).toHaveBeenCalledOnce()
    expect(admit(connectFrom('192.0.2.8').socket)).toBe(true)
    expect(readMetrics()).toEqual({ open: 3, refused: { address: 1, network: 0, crowded: 0 } })
  })

  it('R51 makes room for one connection when one ends', () => {
    const { admit, readMetrics } = createGuard({ perAddress: 2 })
    const first = connectFrom('192.0.2.7')
    admit(first.socket)
    admit(connectFrom('192.0.2.7').socket)
    first.socket.emit('close')
    expect(readMetrics().open).toBe(1)
    expect(admit(connectFrom('192.0.2.7').socket)).toBe(true)
    expect(admit(connectFrom('192.0.2.7').socket)).toBe(false)
  })

  it('R51 starts over after the last connection ended', () => {
    const { admit } = createGuard({ perAddress: 1 })
    const only = connectFrom('192.0.2.7')
    admit(only.socket)
    only.socket.emit('close')
    expect(admit(connectFrom('192.0.2.7').socket)).toBe(true)
  })

  it('R51 does not apply to a trusted proxy', () => {
    const { admit } = createGuard({ perAddress: 1, perNetwork: 1 })
    expect(admit(connectFrom(PROXY).socket)).toBe(true)
    expect(admit(connectFrom(PROXY).socket)).toBe(true)
  })

  it('does not apply to connections that ended before their address was read', () => {
    const { admit } = createGuard({ perAddress: 1, perNetwork: 1 })
    expect(admit(connectFrom(undefined).socket)).toBe(true)
    expect(admit(connectFrom(undefined).socket)).toBe(true)
  })
})

describe('the limit of one network', () => {
  it('R51 resets the connection beyond it', () => {
    const { admit, readMetrics } = createGuard({ perNetwork: 2 })
    expect(admit(connectFrom('192.0.2.1').socket)).toBe(true)
    expect(admit(connectFrom('192.0.2.2').socket)).toBe(true)
    expect(admit(connectFrom('192.0.2.3').socket)).toBe(false)
    expect(admit(connectFrom('192.0.3.1').socket)).toBe(true)
    expect(readMetrics()).toEqual({ open: 3, refused: { address: 0, network: 1, crowded: 0 } })
  })
})

describe('a crowded server', () => {
  it('R51 closes the connection that has been silent for longest, one for each new one', () => {
    const { admit, noteRequest, readMetrics, isCrowded } = createGuard({ crowdedFrom: 3 })
    const connections = ['192.0.2.1', '192.0.2.2', '192.0.2.3'].map(connectFrom)
    for (const { socket } of connections) admit(socket)
    expect(isCrowded()).toBe(false)
    const [active, oldest, second] = connections
    noteRequest(active?.socket as Socket, sent)
    expect(oldest?.resetAndDestroy).not.toHaveBeenCalled()

    expect(admit(connectFrom('192.0.2.4').socket)).toBe(true)
    expect(isCrowded()).toBe(true)
    expect(oldest?.resetAndDestroy).toHaveBeenCalledOnce()
    expect(second?.resetAndDestroy).not.toHaveBeenCalled()
    expect(readMetrics()).toEqual({ open: 4, refused: { address: 0, network: 0, crowded: 1 } })

    admit(connectFrom('192.0.2.5').socket)
    expect(second?.resetAndDestroy).toHaveBeenCalledOnce()
    expect(oldest?.resetAndDestroy).toHaveBeenCalledOnce()
    expect(active?.resetAndDestroy).not.toHaveBeenCalled()
    expect(active?.destroy).not.toHaveBeenCalled()
  })

  it('R51 lets a new connection be silent for half a second, unless a thousand are', () => {
    expect(connectionLimits).toMatchObject({ silentMs: 500, silent: 1000 })
    const { admit } = createGuard({ crowdedFrom: 1, silentMs: 500, silent: 3 })
    const [reader, second] = [connectFrom('192.0.2.1'), connectFrom('192.0.2.2')]
    admit(reader.socket)
    vi.advanceTimersByTime(499)
    admit(second.socket)
    expect(reader.resetAndDestroy).not.toHaveBeenCalled()
    vi.advanceTimersByTime(1)
    admit(connectFrom('192.0.2.3').socket)
    expect(reader.resetAndDestroy).toHaveBeenCalledOnce()
    admit(connectFrom('192.0.2.4').socket)
    expect(second.resetAndDestroy).not.toHaveBeenCalled()
    admit(connectFrom('192.0.2.5').socket)
    expect(second.resetAndDestroy).not.toHaveBeenCalled()
    admit(connectFrom('192.0.2.6').socket)
    expect(second.resetAndDestroy).toHaveBeenCalledOnce()
  })

  it('R51 does not count a silent connection that has ended by itself', () => {
    const { admit } = createGuard({ crowdedFrom: 1 })
    const [ended, silent] = [connectFrom('192.0.2.1'), connectFrom('192.0.2.2')]
    admit(ended.socket)
    ended.socket.emit('close')
    admit(silent.socket)
    admit(connectFrom('192.0.2.3').socket)
    expect(silent.resetAndDestroy).toHaveBeenCalledOnce()
    expect(ended.resetAndDestroy).not.toHaveBeenCalled()
  })

  it('R51 closes the oldest idle connections, four for each new one, and none that still sends', () => {
    const { admit, noteRequest } = createGuard({ crowdedFrom: 10, perAddress: 1000 })
    const connect = (response: ServerResponse) => {
      const connection = connectFrom('192.0.2.1')
      admit(connection.socket)
      noteRequest(connection.socket, response)
      connection.destroy.mockImplementation(() => connection.socket.emit('close'))
      return connection
    }
    const busy = [connect(sending), connect(sending)]
    const idle = Array.from({ length: 8 }, () => connect(sent))
    const closedOf = (connections: typeof idle) =>
      connections.map(({ destroy }) => destroy.mock.calls.length)

    connect(sent)
    expect(closedOf(idle)).toEqual([1, 1, 1, 1, 0, 0, 0, 0])
    for (let index = 0; index < 4; index++) connect(sent)
    expect(closedOf(idle)).toEqual([1, 1, 1, 1, 1, 1, 1, 1])
    expect(closedOf(busy)).toEqual([0, 0])
  })

  it('R51 looks at 64 connections for each new one, and begins again at the end', () => {
    const { admit, noteRequest } = createGuard({
      crowdedFrom: 100,
      perAddress: 1000,
      silentMs: 500,
    })
    const connections = Array.from({ length: 100 }, () => connectFrom('192.0.2.1'))
    for (const { socket } of connections) {
      admit(socket)
      noteRequest(socket, sending)
    }
    const [first, last] = [connections.at(0), connections.at(-1)]
    noteRequest(last?.socket as Socket, sent)
    admit(connectFrom('192.0.2.1').socket)
    expect(last?.destroy).not.toHaveBeenCalled()
    admit(connectFrom('192.0.2.1').socket)
    expect(last?.destroy).toHaveBeenCalledOnce()
    noteRequest(first?.socket as Socket, sent)
    admit(connectFrom('192.0.2.1').socket)
    expect(first?.destroy).toHaveBeenCalledOnce()
  })
})

it('R51 reserves a fifth of the connections for redirects', () => {
  expect(createGuard({ silentMs: 500 }).limits).toEqual(connectionLimits)
  expect(connectionLimits.crowdedFrom).toBe(0.8 * connectionLimits.total)
})

it.each([
  ['192.0.2.77', '192.0.2.77', '192.0.2.'],
  ['::ffff:192.0.2.77', '192.0.2.77', '192.0.2.'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64', '2001:db8:1::/56'],
  ['::1', '::/64', '::/56'],
  ['fe80::1%eth0', 'fe80::/64', 'fe80::/56'],
  // IPv4 in a form that Node does not use.
  ['0:0:0:0:0:ffff:c000:24d', '192.0.2.77', '0:0:0:0:0:ffff:c000:24d'],
])('R51 the connections of %s are counted as %s and %s', (remote, address, network) => {
  expect(connectionKeys(remote)).toEqual([address, network])
})
