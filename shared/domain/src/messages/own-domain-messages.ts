import { OWN_DOMAINS_MAX } from '../limits/index.ts'

/** The part of the error catalog about own domains. */
export const ownDomainMessages = {
  'invalid-host': {
    title: 'Check the domain',
    text: 'Enter a domain such as books.example.com. Ports, wildcards, and IP addresses do not work.',
  },
  'own-domain-refused': {
    title: 'This domain can’t be used',
    text: 'It belongs to a store or to us, is shared by many sites, or could be mistaken for one of these.',
  },
  'own-domain-limit-reached': {
    title: 'Domain limit reached',
    text: `You can have up to ${OWN_DOMAINS_MAX} domains. Remove one to add another.`,
  },
  'own-domains-off': {
    title: 'Own domains are turned off',
    text: 'The operator of this server has not set them up.',
  },
  'premium-required-for-domains': {
    title: 'Premium required',
    text: 'Upgrade to Premium to use your own domain.',
  },
}
