import { describe, expect, it } from 'vitest'
import type { Session } from '../../trpc/request-context.ts'
import type { CodeRow, DeviceRow } from './devices.repo.ts'
import { createDevicesService, type DevicesServiceDeps } from './devices.service.ts'

const NOW = Date.parse('2026-11-01T09:00:00.000Z')
const FIREFOX_ON_LINUX = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0'
const CODE = 'BCDFGHJK'

const person = { id: 'session-1', userId: 'ada', client: 'web' } as unknown as Session

const pending: CodeRow = {
  status: 'pending',
  expiresAt: new Date(NOW + 1),
  requestedAt: new Date(NOW - 1000),
  userAgent: FIREFOX_ON_LINUX,
  clientVersion: '0.2.0',
  clientId: 'everyshelf-extension',
  scope: null,
}

const device: DeviceRow = {
  id: 'device-1',
  deviceName: 'Desk',
  createdAt: new Date(NOW - 2000),
  lastUsedAt: new Date(NOW - 1000),
  userAgent: FIREFOX_ON_LINUX,
  clientVersion: '0.2.0',
}

function open(code: CodeRow | undefined, { isFirst = true, isRenamed = true } = {}) {
  const calls: unknown[][] = []
  const note =
    <Result>(name: string, result: Result) =>
    async (...given: unknown[]) => {
      calls.push([name, ...given])
      return result
    }
  const repo: DevicesServiceDeps['repo'] = {
    findCode: note('findCode', code),
    decideCode: note('decideCode', isFirst),
    listDevices: note('listDevices', [device, { ...device, userAgent: null, clientVersion: null }]),
    findUserAgent: note('findUserAgent', device.userAgent),
    renameDevice: note('renameDevice', isRenamed),
    endSession: note('endSession', undefined),
  }
  const requireFresh = note('requireFresh', undefined)
  const requireRoom = note('requireRoom', undefined)
  const service = createDevicesService({ repo, requireFresh, requireRoom, now: () => NOW })
  const approve = (by: Session, userCode: string, password?: string) =>
    service.approve(by, userCode, password, '192.0.2.7')
  return { calls, ...service, approve }
}

describe('the code of an extension', () => {
  it('shows the extension while it is pending', async () => {
    const { review, calls } = open(pending)
    expect(await review(CODE)).toEqual({
      state: 'pending',
      extension: {
        browser: 'Firefox',
        system: 'Linux',
        version: '0.2.0',
        requestedAt: '2026-11-01T08:59:59.000Z',
        expiresAt: '2026-11-01T09:00:00.001Z',
      },
    })
    expect(calls).toEqual([['findCode', CODE]])
  })

  it.each([
    ['unknown', undefined],
    ['expired', { ...pending, expiresAt: new Date(NOW) }],
    ['approved', { ...pending, status: 'approved' }],
    ['denied', { ...pending, status: 'denied' }],
    ['denied', { ...pending, status: 'denied', expiresAt: new Date(NOW - 1) }],
  ])('S57 shows no extension for a code that is %s', async (state, code) => {
    expect(await open(code).review(CODE)).toEqual({ state, extension: null })
  })

  it.each([
    ['approve', 'approved'],
    ['deny', 'denied'],
  ] as const)('S71 lasts 5 minutes after its owner chose to %s it', async (choice, state) => {
    const devices = open(pending)
    expect(await devices[choice](person, CODE)).toEqual({ state, extension: null })
    const until = new Date(NOW + 5 * 60 * 1000)
    const decision = ['decideCode', CODE, 'ada', state, new Date(NOW), until]
    expect(devices.calls.filter(([name]) => name === 'decideCode')).toEqual([decision])
  })

  it('S57 S61 is approved only after a recent sign-in or with the password', async () => {
    const devices = open(pending)
    await devices.approve(person, CODE, 'nine tall bookshelves')
    expect(devices.calls.map(([name]) => name)).toEqual(['findCode', 'requireFresh', 'decideCode'])
    expect(devices.calls[1]?.slice(2)).toEqual(['nine tall bookshelves', '192.0.2.7'])
  })

  it('S57 returns the first decision to the second', async () => {
    const { approve, deny } = open({ ...pending, status: 'denied' }, { isFirst: false })
    expect(await approve(person, CODE)).toEqual({ state: 'denied', extension: null })
    expect(await deny(person, CODE)).toEqual({ state: 'denied', extension: null })
  })
})

describe('the code of the command line', () => {
  const commandLine = {
    ...pending,
    clientId: 'everyshelf-cli',
    userAgent: 'everyshelf-cli/1.0.0 (ada-laptop)',
    scope: 'links:read links:write',
  }

  it('shows the computer and the scopes while it is pending', async () => {
    expect(await open(commandLine).review(CODE)).toEqual({
      state: 'pending',
      extension: null,
      commandLine: {
        version: '1.0.0',
        computer: 'ada-laptop',
        scopes: ['links:read', 'links:write'],
        requestedAt: '2026-11-01T08:59:59.000Z',
        expiresAt: '2026-11-01T09:00:00.001Z',
      },
    })
  })

  it('S61 is approved only after a recent sign-in or with the password', async () => {
    const devices = open(commandLine)
    await devices.approve(person, CODE, 'nine tall bookshelves')
    expect(devices.calls.map(([name]) => name)).toEqual([
      'findCode',
      'requireFresh',
      'requireRoom',
      'decideCode',
    ])
    expect(devices.calls[1]?.slice(2)).toEqual(['nine tall bookshelves', '192.0.2.7'])
  })
})

describe('connected devices', () => {
  it('are listed with their browser and system', async () => {
    const { list, calls } = open(undefined)
    const known = {
      id: 'device-1',
      name: 'Desk',
      browser: 'Firefox',
      system: 'Linux',
      version: '0.2.0',
      isSameBrowser: true,
      connectedAt: '2026-11-01T08:59:58.000Z',
      lastUsedAt: '2026-11-01T08:59:59.000Z',
    }
    expect(await list(person)).toEqual([
      known,
      { ...known, browser: 'Unknown', system: 'Unknown', version: '', isSameBrowser: false },
    ])
    expect(calls).toEqual([
      ['listDevices', 'ada', new Date(NOW)],
      ['findUserAgent', person.id],
    ])
  })

  it('are renamed by their owner; an empty name removes the custom name', async () => {
    const { rename, calls } = open(undefined)
    expect(await rename(person, 'device-1', 'Desk')).toEqual({ renamed: true })
    await rename(person, 'device-1', '')
    expect(calls).toEqual([
      ['renameDevice', 'ada', 'device-1', 'Desk'],
      ['renameDevice', 'ada', 'device-1', null],
    ])
  })

  it('S36 are not found for another user', async () => {
    const { rename } = open(undefined, { isRenamed: false })
    await expect(rename(person, 'device-1', 'Desk')).rejects.toThrow('not-found')
  })

  it('S57 disconnect only themselves', async () => {
    const { disconnect, calls } = open(undefined)
    await expect(disconnect(person)).rejects.toThrow('not-found')
    expect(calls).toEqual([])
    expect(await disconnect({ ...person, client: 'extension' })).toEqual({ disconnected: true })
    expect(calls).toEqual([['endSession', 'session-1']])
  })
})
