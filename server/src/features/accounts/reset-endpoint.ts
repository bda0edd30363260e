import { resetPasswordInput } from '@everyshelf/domain/schemas'
import type { PasswordChanges } from './password-changes.ts'
import type { OwnEndpoint } from './sign-in-steps.ts'

/** The button on the page that a reset email links to. */
export function createResetEndpoint(passwords: Pick<PasswordChanges, 'reset'>) {
  return {
    '/reset-password': async (fields) => {
      const { token, newPassword, revokePrograms = false } = resetPasswordInput.parse(fields)
      await passwords.reset(token, newPassword, revokePrograms)
      return {}
    },
  } satisfies Readonly<Record<string, OwnEndpoint>>
}
