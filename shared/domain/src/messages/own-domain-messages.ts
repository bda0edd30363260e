import { OWN_DOMAINS_MAX } from '../limits/index.ts'

/** The part of the error catalog about own domains. */
export const ownDomainMessages = {
  'invalid-host': {
    title: 'Check the domain',
    text: 'Enter a name such as books.example.com, without a port, a star, or an IP address.',
  },
  'own-domain-refused': {
    title: 'This domain can’t be used',
    text: 'It belongs to a store, to us, or to everyone, or readers could mistake it for one of these.',
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
