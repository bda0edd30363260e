import type { ErrorCode, NoticeCode } from '@everyshelf/domain/messages'
import type { FailureCause } from '../labels/index.ts'
import { type ToastAction, ToastStore } from './toast-store.ts'

export const toasts = new ToastStore()

/** Shows an error from the message catalog. */
export function showError(code: ErrorCode, action?: ToastAction): number {
  return toasts.show({ tone: 'error', code, action })
}

/** Shows the catalog's error of a failed action, and adds what is known about the cause. */
export function showFailure(action: ErrorCode, cause: FailureCause | undefined): number {
  return toasts.show({ tone: 'error', code: action, cause })
}

/** Shows a notice from the message catalog. */
export function showNotice(code: NoticeCode, action?: ToastAction): number {
  return toasts.show({ tone: 'notice', code, action })
}
