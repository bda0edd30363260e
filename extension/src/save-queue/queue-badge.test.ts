import { beforeEach, expect, test, vi } from 'vitest'
import { fakeBrowser } from 'wxt/testing/fake-browser'
import { showQueueBadge } from './queue-badge.ts'
import { enqueueSave, readQueuedSave, removeQueuedSave, writeQueuedSave } from './queued-saves.ts'

const KEY = '9780141439587'

let badge: { text: string; title: string }
beforeEach(() => {
  fakeBrowser.reset()
  badge = { text: '', title: '' }
  Object.assign(fakeBrowser.action, {
    setBadgeText: async ({ text }: { text: string }) => {
      badge.text = text
    },
    setTitle: async ({ title }: { title: string }) => {
      badge.title = title
    },
    setBadgeBackgroundColor: vi.fn<() => Promise<void>>().mockResolvedValue(),
  })
})

test('a save that failed shows on the button until it is done', async () => {
  await enqueueSave({ key: KEY, title: 'Emma', owner: 'http://localhost:3000 ada@example.com' })
  await showQueueBadge()
  expect(badge.text).toBe('')
  const save = await readQueuedSave(KEY)
  if (!save) throw new Error('the save is not queued')
  await writeQueuedSave({ ...save, attempts: 1, trouble: 'offline' })
  await showQueueBadge()
  expect(badge).toEqual({ text: '↑', title: 'Everyshelf: a link is waiting to be saved' })
  await removeQueuedSave(KEY)
  await showQueueBadge()
  expect(badge).toEqual({ text: '', title: 'Everyshelf: create a Global Link' })
})

test('a save that the server permanently refused is not counted', async () => {
  await enqueueSave({ key: KEY, title: 'Emma', owner: 'http://localhost:3000 ada@example.com' })
  const save = await readQueuedSave(KEY)
  if (!save) throw new Error('the save is not queued')
  await writeQueuedSave({ ...save, attempts: 1, refusal: 'link-limit-reached' })
  await showQueueBadge()
  expect(badge.text).toBe('')
})
