import type { Message } from '@everyshelf/domain/messages'
import { describeError, describeNotice } from '../labels/index.ts'
import type { ToastContent } from './toast-store.ts'

export function describeToast(toast: ToastContent): Message {
  if (toast.code === undefined) return toast
  return toast.tone === 'error' ? describeError(toast.code) : describeNotice(toast.code)
}
