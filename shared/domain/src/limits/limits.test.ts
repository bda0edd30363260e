import { expect, test } from 'vitest'
import * as limits from './index.ts'

test("password length, times, and sizes are the specification's", () => {
  expect(limits).toMatchObject({
    SIGN_IN_REDIRECT_MS: 300,
    MINIMUM_PASSWORD_LENGTH: 6,
    TOAST_LIMIT: 1,
    TOAST_DURATION_MS: 5000,
    TOAST_REMOVE_DELAY_MS: 1_000_000,
    TOAST_SWIPE_THRESHOLD_PX: 50,
    TOAST_HOTKEY: 'F8',
    MOBILE_BREAKPOINT_PX: 768,
    HEADER_SCROLL_THRESHOLD_PX: 10,
  })
})
