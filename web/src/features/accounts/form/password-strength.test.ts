import { describe, expect, test } from 'vitest'
import { measurePassword } from './password-strength.ts'

const ownerTexts = ['Rosalind Franklin', 'rosalind.franklin@example.org']

describe('S76 easy passwords', () => {
  test.each([
    '123456',
    'qwerty',
    'password1',
    'bookworm',
    'aaaaaaaa',
    'ababab',
    'abcdef',
    'Passw0rd!',
    'P@ssw0rd2024',
    'Welcome1!',
    'summer2024',
    'Rosalind',
    'rosalind99',
    'Franklin1!',
    'rosalind.franklin@example.org',
    'rosalind.franklin',
  ])('%s is easy', (password) => {
    expect(measurePassword(password, ownerTexts).isEasy).toBe(true)
  })

  test.each(['kx7q2p', 'vellum', 'nine tall', 'correct horse', 'vellum orchard nineteen kettle'])(
    '%s is not easy',
    (password) => {
      expect(measurePassword(password, ownerTexts).isEasy).toBe(false)
    },
  )

  test('a name is easy only for its owner', () => {
    expect(measurePassword('Wollstonecraft7', ['Mary Wollstonecraft']).isEasy).toBe(true)
    expect(measurePassword('Wollstonecraft7', ['Ada']).isEasy).toBe(false)
  })
})
