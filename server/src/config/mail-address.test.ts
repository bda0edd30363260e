import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isMailAddress, parseMailbox, requireMailAddress } from './mail-address.ts'

describe('isMailAddress', () => {
  it.each(['ada@example.org', 'ada+books@mail.example.co.uk', "o'hara@localhost", 'a@192.0.2.1'])(
    'accepts %s',
    (text) => {
      expect(isMailAddress(text)).toBe(true)
    },
  )

  it.each([
    '',
    'ada',
    '@example.org',
    'ada@',
    'ada@example.org\r\nBcc: eve@evil.test',
    'ada@example.org\n',
    'ada@example.org,eve@evil.test',
    'ada@example.org;eve@evil.test',
    'Ada <ada@example.org>',
    '"a b"@example.org',
    'ada@eve@example.org',
    'friends:ada@example.org',
    'ada@[192.0.2.1]',
    'ada\u0000@example.org',
    'ädä@example.org',
    `${'a'.repeat(250)}@b.co`,
  ])('S48 refuses %j', (text) => {
    expect(isMailAddress(text)).toBe(false)
  })

  it('S48 refuses text with a line break, comma, bracket or second @', () => {
    fc.assert(
      fc.property(
        fc.string(),
        fc.constantFrom('\r', '\n', ',', ';', '<', '>', '@', ' ', '\u2028'),
        fc.string(),
        (before, odd, after) => !isMailAddress(`${before}${odd}${after}@example.org`),
      ),
    )
  })
})

it('S48 accepts at most 254 characters', () => {
  const address = `${'a'.repeat(249)}@b.co`
  expect([isMailAddress(address), isMailAddress(`a${address}`)]).toEqual([true, false])
})

it('S48 throws for an invalid address without repeating it', () => {
  expect(requireMailAddress('ada@example.org')).toBe('ada@example.org')
  expect(() => requireMailAddress('ada@example.org\n')).toThrow(/^not a mail address$/)
})

describe('parseMailbox', () => {
  it.each([
    ['noreply@localhost', { name: '', address: 'noreply@localhost' }],
    ['Everyshelf <noreply@localhost>', { name: 'Everyshelf', address: 'noreply@localhost' }],
    ['"Every, shelf" <a@b.co>', { name: 'Every, shelf', address: 'a@b.co' }],
    [' <a@b.co> ', { name: '', address: 'a@b.co' }],
  ])('reads %s', (text, mailbox) => {
    expect(parseMailbox(text)).toEqual(mailbox)
  })

  it.each(['Everyshelf', 'Everyshelf <>', 'a@b.co, c@d.co', 'A\n<a@b.co>', '<a@b.co> <c@d.co>'])(
    'does not read %j',
    (text) => {
      expect(parseMailbox(text)).toBeUndefined()
    },
  )
})
