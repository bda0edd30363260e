/** Constants of the screens, shared by web and extension (the specification). */
export const TOAST_LIMIT = 1
export const TOAST_DURATION_MS = 5000
export const TOAST_REMOVE_DELAY_MS = 1_000_000
export const TOAST_SWIPE_THRESHOLD_PX = 50
export const TOAST_HOTKEY = 'F8'

export const MOBILE_BREAKPOINT_PX = 768
export const HEADER_SCROLL_THRESHOLD_PX = 10

/** The pause between a sign-in and the next page. */
export const SIGN_IN_REDIRECT_MS = 300
