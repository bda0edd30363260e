import { importChunk } from '../../../lib/import-chunk.ts'
import type { PasswordStrength } from './password-strength.ts'

/**
 * Measures a password with an estimator whose word lists are large, so they come when somebody begins to
 * type. Null when they cannot be loaded: the forms work without them.
 */
export async function loadStrength(
  password: string,
  about: readonly string[],
): Promise<PasswordStrength | null> {
  try {
    const { measurePassword } = await importChunk(() => import('./password-strength.ts'))
    return measurePassword(password, about)
  } catch {
    return null
  }
}
