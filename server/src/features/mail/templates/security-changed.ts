import { defineMail, type NamedUser } from './define-mail.ts'

/** A change to how an account signs in, or an attempt to get in. */
export type SecurityChange =
  | 'passkey-added'
  | 'passkey-removed'
  | 'authenticator-added'
  | 'authenticator-removed'
  | 'recovery-codes-replaced'
  | 'recovery-code-used'
  | 'two-factor-off'
  | 'recovery-canceled'
  | 'codes-guessed'

const subjects: Readonly<Record<SecurityChange, string>> = {
  'passkey-added': 'A passkey was added to your account',
  'passkey-removed': 'A passkey was removed from your account',
  'authenticator-added': 'An authenticator app was added to your account',
  'authenticator-removed': 'An authenticator app was removed from your account',
  'recovery-codes-replaced': 'Your recovery codes were replaced',
  'recovery-code-used': 'A recovery code was used to sign in',
  'two-factor-off': 'Two-factor authentication was turned off',
  'recovery-canceled': 'Your two-factor authentication stays on',
  'codes-guessed': 'Someone tried many two-factor codes for your account',
}

/** Without the name of the passkey or app: a name is whatever someone typed. */
const effects: Readonly<Record<SecurityChange, string>> = {
  'passkey-added': 'A new passkey can now be used to sign in to your account.',
  'passkey-removed': 'One of your passkeys can no longer be used to sign in to your account.',
  'authenticator-added': 'A new authenticator app now creates codes for your account.',
  'authenticator-removed': 'Codes from one of your authenticator apps no longer work.',
  'recovery-codes-replaced': 'Your account has new recovery codes. The old ones no longer work.',
  'recovery-code-used':
    'Someone signed in to your account with a recovery code. That code no longer works.',
  'two-factor-off':
    'Your account no longer asks for a code at sign-in. All authenticator apps and recovery codes were removed.',
  'recovery-canceled': 'The request to turn off two-factor authentication by email was canceled.',
  'codes-guessed':
    'Someone who had your password, your Google account, or a signed-in device tried many two-factor codes. We now refuse codes for up to 15 minutes.',
}

export const securityChanged = defineMail<
  NamedUser & {
    readonly change: SecurityChange
  }
>({
  title: 'Sign-in method changed',
  about:
    'To the account owner, after each change to passkeys, authenticator apps, or recovery codes, and when codes are guessed.',
  hasSecretLink: false,
  allowance: 'warning',
  sample: () => ({ firstName: 'Ada', change: 'passkey-added' }),
  compose: ({ change }, siteUrl) => ({
    subject: subjects[change],
    paragraphs: [
      `${effects[change]} If this was you, you don’t need to do anything.`,
      'If this wasn’t you, choose a new password now. That also signs out all your devices. Then check your passkeys and authenticator apps.',
    ],
    action: { label: 'Check your sign-in methods', url: `${siteUrl}/profile/security` },
    footnote:
      'We send this email after every change to how you sign in, and when someone tries many codes.',
  }),
})
