import type { ErrorCode, NoticeCode } from '@everyshelf/domain/messages'
import { type ToastAction, ToastStore } from './toast-store.ts'

export const toasts = new ToastStore()

/** Shows an error from the message catalog. */
export function showError(code: ErrorCode, action?: ToastAction): number {
  return toasts.show({ tone: 'error', code, action })
}

/** Shows a notice from the message catalog. */
export function showNotice(code: NoticeCode, action?: ToastAction): number {
  return toasts.show({ tone: 'notice', code, action })
}
