import { defineMail, type NamedUser } from './define-mail.ts'

/** Without the name of the key: a name is whatever someone typed. */
export const apiKeyCreated = defineMail<
  NamedUser & {
    /** The last four letters of the key. */
    readonly ending: string
  }
>({
  title: 'API key created',
  about: 'To the account owner, when a new API key is created.',
  hasSecretLink: false,
  allowance: 'warning',
  plural: () => 'API keys were created for your account',
  detail: ({ ending }) => `…${ending}`,
  sample: () => ({ firstName: 'Ada', ending: 'jyrI' }),
  compose: ({ ending }, siteUrl) => ({
    subject: 'An API key was created for your account',
    paragraphs: [
      `A program that has the new key, which ends in ${ending}, can now use your account. If this was you, you don’t need to do anything.`,
      'If this wasn’t you, revoke the key now. Then change your password.',
    ],
    action: { label: 'Review your API keys', url: `${siteUrl}/profile/api-keys` },
    footnote: 'We send this email whenever an API key is created.',
  }),
})
