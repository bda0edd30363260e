import { type Message, notices } from '@everyshelf/domain/messages'
import { type ToastAction, toasts } from '@everyshelf/ui/toast'

/** The toasts that only the website shows. Other toasts have their texts in the domain's messages. */
export const toastTexts = {
  'account-deleted': { title: 'Account deleted', text: 'Thank you for using Everyshelf' },
  'affiliate-ids-saved': (store: string) => ({
    title: 'Affiliate IDs saved',
    text: `This change applies to all your ${store} links.`,
  }),
  'affiliate-ids-removed': (store: string) => ({
    title: 'Affiliate IDs removed',
    text: `This change applies to all your ${store} links.`,
  }),
  'filter-deleted': (name: string) => ({ title: 'Filter deleted', text: name }),
  'links-removed': (count: number) => ({
    title: notices['link-removed'].title,
    text: `${count} links removed`,
  }),
  'design-saved': { title: 'Design saved', text: '' },
  'mark-removed': (name: string) => ({ title: 'Mark removed', text: name }),
  'page-draft-saved': { title: 'Page saved', text: 'Publish the page to show it to readers.' },
  'page-published': { title: 'Page published', text: 'Readers can open it now.' },
  'page-removed': { title: 'Page removed', text: 'Its address stays reserved for you.' },
  'page-restored': { title: 'Page restored', text: '' },
  'page-saved': { title: 'Page saved', text: 'Your changes are live.' },
  'page-unpublished': { title: 'Page unpublished', text: 'Readers can no longer open it.' },
  'payment-not-checked': {
    title: 'Payment not checked',
    text: 'The server did not respond. Check again in a minute.',
  },
  'payment-not-found': (text: string) => ({
    title: 'No payment found yet',
    text:
      text ||
      'If you just paid, check again in a minute. Otherwise, start again on the pricing page.',
  }),
  'payment-signed-out': {
    title: 'Sign in to check your payment',
    text: 'Sign in to the account you paid for, and we’ll check again.',
  },
  'saved-and-copied': {
    title: notices.copied.title,
    text: 'Link saved, short link copied to clipboard',
  },
  'saved-before': {
    title: notices.copied.title,
    text: 'You saved this book before. Short link copied to clipboard',
  },
  'series-removed': (name: string, days: number) => ({
    title: 'Series removed',
    text: `You can restore “${name}” for ${days} days.`,
  }),
  'series-address-saved': { title: 'Series saved', text: 'The old address keeps working.' },
  'series-saved': { title: 'Series saved', text: 'Readers see your changes now.' },
  'slug-changed': {
    title: notices['link-updated'].title,
    text: 'Your old short link keeps working',
  },
  'subscription-canceled': (end: string) => ({
    title: 'Subscription canceled',
    text: `It ends on ${end}.`,
  }),
  'subscription-resumed': (end: string) => ({
    title: 'Subscription resumed',
    text: `It renews on ${end}.`,
  }),
  'tag-removed': (store: string) => ({ title: 'Tag removed', text: store }),
  'tags-restored': { title: 'Previous tags restored', text: '' },
  'tags-saved': (changes: string) => ({ title: 'Tags saved', text: changes }),
} as const satisfies Readonly<Record<string, Message | ((...values: never[]) => Message)>>

/** Shows a notice of the website. */
export function showToast(text: Message, action?: ToastAction): void {
  toasts.show({ ...text, tone: 'notice', action })
}
