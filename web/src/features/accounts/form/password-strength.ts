import { type Score, ZxcvbnFactory } from '@zxcvbn-ts/core'
import { adjacencyGraphs, dictionary } from '@zxcvbn-ts/language-common'

const estimator = new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs })

/** Longer passwords are strong already and would only take time. */
const MEASURED_LENGTH = 60

/** How hard a password is to guess, from 0 to 4; words about its owner make it easier. */
export function measurePassword(password: string, about: readonly string[]): Score {
  return estimator.check(password.slice(0, MEASURED_LENGTH), [...about]).score
}
