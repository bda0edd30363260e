import { expect, it } from 'vitest'
import type { SignedEvent } from './read-event.ts'
import { createReceiveEvent } from './receive-event.ts'

const NOW = 1_000_000
const hint = {
  id: 'evt_1',
  type: 'invoice.paid',
  customerId: 'cus_1',
  chargeId: null,
  createdAt: new Date(NOW).toISOString(),
}
const event: SignedEvent = {
  hint,
  needsWork: true,
  isLive: false,
  signedAt: NOW - 5,
  isOutsideTolerance: false,
}

async function take(read: SignedEvent | undefined, { isKnown = false, isLive = false } = {}) {
  const seen = {
    added: [] as unknown[][],
    clock: [] as number[],
    wakes: 0,
    warnings: [] as unknown[][],
  }
  const isReceived = await createReceiveEvent({
    readEvent: async (body, signature) =>
      body.toString() === 'body' && signature === 'signature' ? read : undefined,
    inbox: {
      has: async (id) => id === hint.id && isKnown,
      add: async (...given) => {
        seen.added.push(given)
        return !isKnown
      },
    },
    isLive,
    observeClock: (ms) => void seen.clock.push(ms),
    wake: () => void seen.wakes++,
    log: { warn: (...given: unknown[]) => void seen.warnings.push(given) },
    now: () => NOW,
  })(Buffer.from('body'), 'signature')
  return { isReceived, ...seen }
}

const nothing = { added: [], clock: [], wakes: 0 }

it('S41 adds an event to the inbox, checks the clock by it, and wakes the worker', async () => {
  expect(await take(event)).toEqual({
    isReceived: true,
    added: [[hint, true, NOW]],
    clock: [NOW - 5],
    wakes: 1,
    warnings: [],
  })
})

it('S42 does not wake the worker or check the clock for a copy', async () => {
  expect(await take(event, { isKnown: true })).toMatchObject({
    isReceived: true,
    clock: [],
    wakes: 0,
  })
})

it('does not wake the worker for an unrelated event', async () => {
  expect(await take({ ...event, needsWork: false })).toMatchObject({
    isReceived: true,
    added: [[hint, false, NOW]],
    wakes: 0,
  })
})

it('S41 refuses and logs unsigned events', async () => {
  expect(await take(undefined)).toEqual({
    ...nothing,
    isReceived: false,
    warnings: [['Stripe event refused: no valid signature']],
  })
})

it.each([true, false])('S41 refuses the other mode, with a live key: %s', async (isLive) => {
  const other = { ...event, isLive: !isLive }
  expect(await take(other, { isLive })).toEqual({
    ...nothing,
    isReceived: false,
    warnings: [
      [{ event: 'evt_1', isLive: !isLive }, 'Stripe event refused: wrong mode (live or test)'],
    ],
  })
  expect((await take({ ...event, isLive }, { isLive })).isReceived).toBe(true)
})

it('S41 refuses an event outside the tolerance, and checks the clock by it', async () => {
  expect(await take({ ...event, isOutsideTolerance: true })).toEqual({
    ...nothing,
    isReceived: false,
    clock: [NOW - 5],
    warnings: [[{ event: 'evt_1' }, 'Stripe event refused: signed too long ago or in the future']],
  })
})
