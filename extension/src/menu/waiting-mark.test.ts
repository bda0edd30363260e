import { beforeEach, expect, test, vi } from 'vitest'
import { fakeBrowser } from 'wxt/testing/fake-browser'
import { clearWaitingMark, showWaitingMark } from './waiting-mark.ts'

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
  await showWaitingMark(7)
  expect(badge).toBe('1')
  await clearWaitingMark(7)
  expect(badge).toBe('')
})

test('the mark of a saved book stays when the popup opens', async () => {
  badge = '✓'
  await clearWaitingMark(7)
  expect(badge).toBe('✓')
})
