import { beforeEach, expect, test, vi } from 'vitest'
import { fakeBrowser } from 'wxt/testing/fake-browser'
import { clearPendingBadge, showPendingBadge } from './pending-badge.ts'

let badge: string

beforeEach(() => {
  badge = ''
  Object.assign(fakeBrowser.action, {
    getBadgeText: async () => badge,
    setBadgeText: vi.fn(async ({ text }: { text: string | null }) => {
      badge = text ?? ''
    }),
  })
})

test('the mark of the menu comes and goes', async () => {
  await showPendingBadge(7)
  expect(badge).toBe('1')
  await clearPendingBadge(7)
  expect(badge).toBe('')
})

test('the mark of a saved book stays when the popup opens', async () => {
  badge = '✓'
  await clearPendingBadge(7)
  expect(badge).toBe('✓')
})
