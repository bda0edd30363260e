export { describeToast } from './describe-toast.ts'
export { showError, showFailure, showNotice, toasts } from './show-toast.ts'
export type { Toast, ToastAction, ToastInput } from './toast-store.ts'
export { Toaster } from './toaster.tsx'
