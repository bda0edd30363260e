import {
  type ErrorCode,
  errorMessages,
  type NoticeCode,
  notices,
} from '@everyshelf/domain/messages'
import { type ToastAction, ToastStore } from './toast-store.ts'

export const toasts = new ToastStore()

/** Shows an error of the catalogue, in its words. */
export function showError(code: ErrorCode, action?: ToastAction): number {
  return toasts.show({ ...errorMessages[code], tone: 'error', ...(action && { action }) })
}

/** Shows good news of the catalogue, in its words. */
export function showNotice(code: NoticeCode, action?: ToastAction): number {
  return toasts.show({ ...notices[code], tone: 'notice', ...(action && { action }) })
}
