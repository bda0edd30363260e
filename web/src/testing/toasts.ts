import { describeToast, toasts } from '@everyshelf/ui/toast'

/** The texts of the toasts on the page. */
export const shownToasts = () => toasts.list().map(describeToast)
