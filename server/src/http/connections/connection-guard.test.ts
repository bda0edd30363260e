import { EventEmitter } from 'node:events'
import type { Socket } from 'node:net'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import {
  type ConnectionLimits,
  connectionKeys,
  connectionLimits,
  createConnectionGuard,
} from './connection-limits.ts'

const PROXY = '203.0.113.9'
const closeIdle = vi.fn()

beforeEach(() => {
  closeIdle.mockClear()
  vi.useFakeTimers({ toFake: ['performance'] })
})
afterEach(() => void vi.useRealTimers())

function createGuard(limits: Partial<ConnectionLimits> = {}) {
  return createConnectionGuard({
    isTrustedProxy: (address) => address === PROXY,
    closeIdle,
    limits: { silentMs: 0, ...limits },
  })
}

function connectFrom(remoteAddress: string | undefined) {
  const resetAndDestroy = vi.fn()
  const socket = Object.assign(new EventEmitter(), { remoteAddress, resetAndDestroy })
  return { socket: socket as unknown as Socket, resetAndDestroy }
}

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
    noteRequest(active?.socket as Socket)
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
    expect(closeIdle).not.toHaveBeenCalled()
  })

  it('R51 lets a new connection be silent for half a second, unless a thousand are', () => {
    expect(connectionLimits).toMatchObject({ silentMs: 500, silent: 1000 })
    const { admit } = createGuard({ crowdedFrom: 1, silentMs: 500, silent: 3 })
    const [reader, second] = [connectFrom('192.0.2.1'), connectFrom('192.0.2.2')]
    admit(reader.socket)
    vi.advanceTimersByTime(499)
    admit(second.socket)
    expect(reader.resetAndDestroy).not.toHaveBeenCalled()
    expect(closeIdle).toHaveBeenCalledOnce()
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

  it('R51 closes idle connections at most every 100 ms when none is silent', () => {
    const { admit, noteRequest } = createGuard({ crowdedFrom: 0 })
    const connect = () => {
      const { socket } = connectFrom('192.0.2.1')
      admit(socket)
      noteRequest(socket)
    }
    connect()
    expect(closeIdle).toHaveBeenCalledTimes(1)
    vi.advanceTimersByTime(99)
    connect()
    expect(closeIdle).toHaveBeenCalledTimes(1)
    vi.advanceTimersByTime(1)
    connect()
    expect(closeIdle).toHaveBeenCalledTimes(2)
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
