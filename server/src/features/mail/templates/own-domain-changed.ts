import { OWN_DOMAIN_BROKEN_DAYS, OWN_DOMAIN_CLAIM_DAYS } from '@everyshelf/domain/limits'
import { defineMail, type NamedUser } from './define-mail.ts'

const notices = {
  serving: {
    subject: (host: string) => `${host} is ready`,
    text: (host: string) =>
      `The DNS records for ${host} are correct, and your short links work on this domain. Its certificate is issued at the first visit, which can take a minute.`,
    label: 'Open your domains',
  },
  broken: {
    subject: (host: string) => `The DNS records for ${host} have changed`,
    text: (host: string) =>
      `Links on ${host} may no longer work. Restore its records within ${OWN_DOMAIN_BROKEN_DAYS} days to keep the domain. The same links at our own address keep working.`,
    label: 'See what is wrong',
  },
  released: {
    subject: (host: string) => `${host} is no longer connected`,
    text: (host: string) =>
      `${host} was removed from your account. Your links at our own address keep working. You can add the domain again at any time.`,
    label: 'Open your domains',
  },
  claimed: {
    subject: (host: string) => `Another account has proven control of ${host}`,
    text: (host: string) =>
      `Somebody who can change the DNS of ${host} has added it to another account. It moves there in ${OWN_DOMAIN_CLAIM_DAYS} days. If the domain is yours, remove their TXT record now.`,
    label: 'Open your domains',
  },
}

/** The host is the owner's own, and was parsed. */
export const ownDomainChanged = defineMail<
  NamedUser & { readonly host: string; readonly notice: keyof typeof notices }
>({
  title: 'Own domain changed',
  about: 'To the account owner, when a domain begins to work, breaks, or leaves the account.',
  hasSecretLink: false,
  allowance: 'warning',
  sample: () => ({ firstName: 'Ada', host: 'books.ada.example', notice: 'serving' }),
  compose: ({ host, notice }, siteUrl) => ({
    subject: notices[notice].subject(host),
    paragraphs: [notices[notice].text(host)],
    action: { label: notices[notice].label, url: `${siteUrl}/profile/domains` },
    footnote: 'You get this email because the domain was added to your account.',
  }),
})
