import type { AffiliateProgram } from '../affiliate-program.ts'

export const kobo: AffiliateProgram = {
  network: 'rakuten',
  signUpUrl:
    'https://kobowritinglife.zendesk.com/hc/en-us/articles/360058975452-Become-a-Kobo-Affiliate',
  rules: [
    {
      channels: ['web'],
      permission: 'always',
      says: 'You use your link on your web pages.',
      source:
        'https://kobowritinglife.zendesk.com/hc/en-us/articles/360058975452-Become-a-Kobo-Affiliate',
      date: '2026-11-26',
    },
    {
      channels: ['social', 'mail'],
      permission: 'always',
      says: 'Your link can be in social media posts and email blasts.',
      source: 'https://kobowritinglife.com/2017/06/26/are-you-a-kwl-affiliate-yet/',
      date: '2017-06-26',
    },
  ],
}
