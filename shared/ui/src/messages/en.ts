import { errorMessages, type Message, notices } from '@everyshelf/domain/messages'
import { hintTexts, labelTexts } from '../labels/index.ts'

/** The errors and notices that the extension shows; all others are only on the website, which is in English. */
const errors = [
  'link-limit-reached',
  'link-already-saved',
  'invalid-slug',
  'slug-reserved',
  'slug-taken',
  'link-save-failed',
  'link-remove-failed',
  'link-update-failed',
  'unauthorized',
  'sign-in-to-save',
  'sign-in-to-update-profile',
  'premium-required',
  'invalid-affiliate-tag',
  'profile-update-failed',
  'account-banned',
  'invalid-url',
  'several-books',
  'invalid-identifier',
  'invalid-input',
  'address-in-name',
  'search-unavailable',
  'generation-failed',
  'copy-failed',
  'not-found',
  'rate-limited',
  'too-large',
  'client-outdated',
  'unavailable',
  'offline',
  'unexpected',
] as const
const shownNotices = ['copied', 'link-saved', 'link-removed'] as const

/** The texts of shared components and toasts. */
export const en = {
  label: labelTexts,
  hint: hintTexts,
  error: pick(errorMessages, errors),
  notice: pick(notices, shownNotices),
}

function pick<Code extends string>(
  messages: Readonly<Record<Code, Message>>,
  codes: readonly Code[],
) {
  const picked = codes.map((code) => [code, messages[code]] as const)
  return Object.fromEntries(picked) as Readonly<Record<Code, Message>>
}
