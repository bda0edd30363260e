import { expect, test } from 'vitest'
import type { PublicId } from './public-id.ts'
import { buildReferralLink } from './referral-link.ts'

const id = 'a2b3c4d5e6f7g8h9' as PublicId
const path = '/account?mode=signup&ref=a2b3c4d5e6f7g8h9'

test.each([
  ['https://everyshelf.example', `https://everyshelf.example${path}`],
  ['https://books.example:8443', `https://books.example:8443${path}`],
  ['http://localhost:3000', `http://localhost:3000${path}&staging=true`],
  [
    'https://preview-7.everyshelf.example',
    `https://preview-7.everyshelf.example${path}&staging=true`,
  ],
  ['https://everyshelf.netlify.app', `https://everyshelf.netlify.app${path}&staging=true`],
  ['https://netlify.example', `https://netlify.example${path}`],
])('the referral link of %s is %s', (origin, link) => {
  expect(buildReferralLink(origin, id)).toBe(link)
})

test('a referral link needs a user ID', () => {
  expect(() => buildReferralLink('https://everyshelf.example', '')).toThrow(
    expect.objectContaining({ code: 'referral-user-required' }),
  )
})
