import { type ToastAction, toasts } from '@everyshelf/ui/toast'

const notices = {
  saved: { title: 'Page saved', text: 'Your changes are live.' },
  'draft-saved': { title: 'Page saved', text: 'Publish the page to show it to readers.' },
  published: { title: 'Page published', text: 'Readers can open it now.' },
  unpublished: { title: 'Page unpublished', text: 'Readers can no longer open it.' },
  removed: { title: 'Page removed', text: 'Its address stays reserved for you.' },
  restored: { title: 'Page restored', text: '' },
} as const

export function showPageNotice(code: keyof typeof notices, action?: ToastAction): void {
  toasts.show({ ...notices[code], tone: 'notice', ...(action && { action }) })
}
