import type { Mail, MailTemplate } from '../mail.ts'

const firstName = 'Ada'
const words = {
  name: 'Ada',
  email: 'ada@example.org',
  message: 'My readers in Canada are sent to the store of the United States.\n\nWhat can I do?',
}

/** A mail of each kind with made-up content: its links lead to our pages and open nothing there. */
export function sampleMail(template: MailTemplate, to: string, siteUrl: string): Mail {
  const own = { to, dedupeKey: '' }
  const accountLink = (mode: string) => ({ firstName, url: `${siteUrl}/account?mode=${mode}` })
  switch (template) {
    case 'welcome':
    case 'failed-sign-ins':
    case 'password-changed':
    case 'email-changed':
      return { template, data: { firstName }, ...own }
    case 'verify-email':
      return { template, data: { url: `${siteUrl}/account?mode=signup` }, ...own }
    case 'reset-password':
      return { template, data: accountLink('reset-password'), ...own }
    case 'tags-changed': {
      const stores = ['Amazon Germany', 'Amazon Canada']
      return { template, data: { firstName, stores, url: `${siteUrl}/mail/undo-tags` }, ...own }
    }
    case 'change-email': {
      const link = { firstName, newEmail: 'ada@new.example.org', url: `${siteUrl}/profile` }
      return { template, data: link, ...own }
    }
    case 'prove-email':
      return { template, data: { url: `${siteUrl}/profile` }, ...own }
    case 'weekly-digest':
      return { template, data: sampleWeek(siteUrl), ...own }
    case 'contact':
      return { template, data: words, dedupeKey: '' }
    case 'feedback':
      return { template, data: { ...words, rating: 4 }, dedupeKey: '' }
    case 'answer': {
      const answer = 'Hello Ada,\n\nthank you for writing. Open the link’s page and choose Canada.'
      const data = { answer, message: words.message, writtenOn: 'November 20, 2026' }
      return { template, data, ...own }
    }
  }
}

function sampleWeek(siteUrl: string) {
  return {
    firstName,
    unsubscribeUrl: `${siteUrl}/mail/unsubscribe`,
    from: '2026-11-09',
    to: '2026-11-15',
    clicks: 128,
    clicksBefore: 96,
    most: {
      books: [
        { name: 'The Left Hand of Darkness', clicks: 71 },
        { name: 'Frankenstein', clicks: 57 },
      ],
      countries: [
        { name: 'Germany', clicks: 64 },
        { name: 'Canada', clicks: 40 },
      ],
      stores: [{ name: 'Amazon Germany', clicks: 60 }],
    },
  }
}
