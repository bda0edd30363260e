// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest'
import { fakeBrowser } from 'wxt/testing/fake-browser'
import { SIGNED_OUT, writeAccount } from '../storage/account.ts'
import { DEFAULT_SERVER } from '../storage/server-address.ts'
import { removeQueuedSave, writeQueuedSave } from './queued-saves.ts'
import { saveInBackground } from './save-in-background.ts'

let badge: string
beforeEach(() => {
  fakeBrowser.reset()
  const nothing = async () => {}
  badge = ''
  const setBadgeText = async ({ text }: { text: string }) => {
    badge = text
  }
  const setBadgeBackgroundColor = nothing
  Object.assign(fakeBrowser.action, { setBadgeText, setBadgeBackgroundColor, setTitle: nothing })
})

test('nothing of an account stays on the computer when it is disconnected', async () => {
  await writeAccount(DEFAULT_SERVER, {
    state: 'connected',
    email: 'ada@example.com',
    firstName: 'Ada',
  })
  const mine = { owner: `${DEFAULT_SERVER} ada@example.com`, value: {} }
  await fakeBrowser.storage.local.set({
    'own-tags': mine,
    'account-status': mine,
    'saved-links': mine,
  })
  saveInBackground()
  await writeAccount(DEFAULT_SERVER, SIGNED_OUT)
  const left = () => fakeBrowser.storage.local.get(['own-tags', 'account-status', 'saved-links'])
  await vi.waitFor(async () => {
    expect(Object.values(await left()).filter(Boolean)).toEqual([])
  })
})

test('what has come of the next account already stays', async () => {
  const next = { owner: `${DEFAULT_SERVER} bob@example.com`, value: {} }
  saveInBackground()
  await writeAccount(DEFAULT_SERVER, {
    state: 'connected',
    email: 'bob@example.com',
    firstName: 'Bob',
  })
  const former = { owner: DEFAULT_SERVER, value: {} }
  await fakeBrowser.storage.local.set({
    'own-tags': former,
    'account-status': next,
    'saved-links': next,
  })
  await vi.waitFor(async () => {
    expect(await fakeBrowser.storage.local.get(['own-tags'])).not.toHaveProperty('own-tags', former)
  })
  expect(await fakeBrowser.storage.local.get(['account-status', 'saved-links'])).toEqual({
    'account-status': next,
    'saved-links': next,
  })
})

test('the button shows a waiting save when the background starts, and until it is done', async () => {
  const save = { key: '9780141439587', title: 'Emma', owner: `${DEFAULT_SERVER} ada@example.com` }
  const waiting = {
    ...save,
    requestedAt: 0,
    attempts: 1,
    trouble: 'offline',
    refusal: null,
  } as const
  await writeQueuedSave(waiting)
  saveInBackground()
  await vi.waitFor(() => expect(badge).toBe('↑'))
  await removeQueuedSave(save.key)
  await vi.waitFor(() => expect(badge).toBe(''))
  await writeQueuedSave(waiting)
  await vi.waitFor(() => expect(badge).toBe('↑'))
})
