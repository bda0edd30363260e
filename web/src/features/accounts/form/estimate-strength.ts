import type { PasswordStrength } from './password-strength.ts'

/**
 * Loads the strength estimator on first use, because its word lists are large, and measures a password.
 * Null when the estimator cannot be loaded; the forms work without it.
 */
export async function estimateStrength(
  password: string,
  ownerTexts: readonly string[],
): Promise<PasswordStrength | null> {
  try {
    const { measurePassword } = await import('./password-strength.ts')
    return measurePassword(password, ownerTexts)
  } catch {
    return null
  }
}
