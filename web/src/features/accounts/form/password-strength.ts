import { type Score, ZxcvbnFactory } from '@zxcvbn-ts/core'
import { adjacencyGraphs, dictionary } from '@zxcvbn-ts/language-common'

const estimator = new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs })

/** Longer passwords are strong already and would only take time. */
const MEASURED_LENGTH = 60
/** The list of common passwords has 49,000 entries. Six letters at random take a million guesses. */
const EASY_GUESSES = 100_000

export interface PasswordStrength {
  /** How hard it is to guess, from 0 to 4. */
  readonly score: Score
  /** A common password, or one made of a common word, a pattern or its owner's name or email. */
  readonly isEasy: boolean
}

/**
 * Measures a password; `about` is what others know of its owner.
 *
 * @example measurePassword('Passw0rd!', []).isEasy // true
 */
export function measurePassword(password: string, about: readonly string[]): PasswordStrength {
  const words = about
    .flatMap((text) => [text, ...text.split(/[@\s]+/), ...text.split(/[@.\s]+/)])
    .filter(Boolean)
  const { score, guesses } = estimator.check(password.slice(0, MEASURED_LENGTH), words)
  return { score, isEasy: guesses < EASY_GUESSES }
}
