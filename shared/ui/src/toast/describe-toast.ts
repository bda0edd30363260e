import type { Message } from '@everyshelf/domain/messages'
import { describeFailure, describeNotice } from '../labels/index.ts'
import type { ToastContent } from './toast-store.ts'

export function describeToast(toast: ToastContent): Message {
  if (toast.code === undefined) return toast
  return toast.tone === 'error'
    ? describeFailure(toast.code, toast.cause)
    : describeNotice(toast.code)
}
