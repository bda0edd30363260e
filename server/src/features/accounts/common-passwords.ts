import { dictionary } from '@zxcvbn-ts/language-common'

/** ASVS 6.2.4 asks for the 3,000 most used; looked up here, never sent anywhere (S23). */
const REFUSED = 3000
const OWN_WORDS = ['everyshelf', 'bookshelf', 'globallink', 'password']

let mostUsed: ReadonlySet<string> | undefined

/** Whether a password is among the first to be guessed, for anybody or for this account. */
export function isCommonPassword(password: string, about: readonly string[] = []): boolean {
  mostUsed ??= new Set(dictionary['passwords-common'].slice(0, REFUSED))
  const text = password.toLowerCase()
  if (mostUsed.has(text)) return true
  const core = text.replace(/[^a-z]+$/, '').replace(/^[^a-z]+/, '')
  return [...OWN_WORDS, ...about.map((word) => word.toLowerCase())].some(
    (word) => word.length > 2 && (core === word || text === word),
  )
}
