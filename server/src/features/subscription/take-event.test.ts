import { expect, it } from 'vitest'
import type { SignedEvent } from './read-event.ts'
import { createTakeEvent } from './take-event.ts'

const NOW = 1_000_000
const hint = {
  id: 'evt_1',
  type: 'invoice.paid',
  customerId: 'cus_1',
  chargeId: null,
  createdAt: new Date(NOW),
}
const event: SignedEvent = {
  hint,
  needsWork: true,
  isLive: false,
  signedAt: NOW - 5,
  isOutOfTime: false,
}

async function take(read: SignedEvent | undefined, { isKnown = false, isLive = false } = {}) {
  const seen = {
    added: [] as unknown[][],
    clock: [] as number[],
    wakes: 0,
    warnings: [] as unknown[][],
  }
  const isTaken = await createTakeEvent({
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
  return { isTaken, ...seen }
}

const nothing = { added: [], clock: [], wakes: 0 }

it('S41 puts an event into the inbox, reads the clock by it, and wakes the worker', async () => {
  expect(await take(event)).toEqual({
    isTaken: true,
    added: [[hint, true, NOW]],
    clock: [NOW - 5],
    wakes: 1,
    warnings: [],
  })
})

it('S42 wakes nothing for a copy, and reads no clock by it', async () => {
  expect(await take(event, { isKnown: true })).toMatchObject({
    isTaken: true,
    clock: [],
    wakes: 0,
  })
})

it('wakes nothing for an event that means nothing for a subscription', async () => {
  expect(await take({ ...event, needsWork: false })).toMatchObject({
    isTaken: true,
    added: [[hint, false, NOW]],
    wakes: 0,
  })
})

it('S41 refuses what Stripe did not sign, and says so in the log', async () => {
  expect(await take(undefined)).toEqual({
    ...nothing,
    isTaken: false,
    warnings: [['an event without a signature of Stripe was refused']],
  })
})

it.each([true, false])('S41 refuses the other mode, with a live key: %s', async (isLive) => {
  const other = { ...event, isLive: !isLive }
  expect(await take(other, { isLive })).toEqual({
    ...nothing,
    isTaken: false,
    warnings: [
      [{ event: 'evt_1', isLive: !isLive }, 'an event of the other mode of Stripe was refused'],
    ],
  })
  expect((await take({ ...event, isLive }, { isLive })).isTaken).toBe(true)
})

it('S41 refuses what is out of time, and reads the clock by it', async () => {
  expect(await take({ ...event, isOutOfTime: true })).toEqual({
    ...nothing,
    isTaken: false,
    clock: [NOW - 5],
    warnings: [
      [{ event: 'evt_1' }, 'an event that was signed long ago, or in the future, was refused'],
    ],
  })
})
