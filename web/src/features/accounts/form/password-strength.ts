import { type Score, ZxcvbnFactory } from '@zxcvbn-ts/core'
import { adjacencyGraphs, dictionary } from '@zxcvbn-ts/language-common'

const estimator = new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs })

/** Longer passwords are strong anyway, and measuring them is slow. */
const MEASURED_LENGTH = 60
/** The list of common passwords has 49,000 entries; 6 random letters take a million guesses. */
const EASY_GUESSES = 100_000

export interface PasswordStrength {
  /** How hard it is to guess, from 0 to 4. */
  readonly score: Score
  /** A common password, or one built from a common word, a pattern, or the owner's name or email. */
  readonly isEasy: boolean
}

/**
 * Measures a password. `ownerTexts` are the owner's name and email, which others can guess.
 *
 * @example measurePassword('Passw0rd!', []).isEasy // true
 */
export function measurePassword(password: string, ownerTexts: readonly string[]): PasswordStrength {
  const words = ownerTexts
    .flatMap((text) => [text, ...text.split(/[@\s]+/), ...text.split(/[@.\s]+/)])
    .filter(Boolean)
  const { score, guesses } = estimator.check(password.slice(0, MEASURED_LENGTH), words)
  return { score, isEasy: guesses < EASY_GUESSES }
}
