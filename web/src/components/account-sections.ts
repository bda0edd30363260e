import { paths } from '../lib/paths.ts'
import type { NavigationItem } from './layout/navigation.ts'

interface AccountSectionEntry extends NavigationItem {
  /** Other words that find it in the command palette. */
  readonly keywords: string
}

/** The pages of My Account, in the order of its navigation. Programs and referrals are in the workspace's. */
export const accountSections: readonly AccountSectionEntry[] = [
  { label: 'Overview', to: paths.profile, keywords: 'my account name email weekly' },
  {
    label: 'Billing',
    to: paths.profileBilling,
    keywords: 'subscription plan premium invoices payment cancel resume',
  },
  {
    label: 'Devices',
    to: paths.profileDevices,
    keywords: 'sessions browsers extensions connected sign out',
  },
  {
    label: 'Domains',
    to: paths.profileDomains,
    keywords: 'own custom domain host dns records cname certificate',
  },
  {
    label: 'API keys',
    to: paths.profileApiKeys,
    keywords: 'developer program token rest scopes',
  },
  {
    label: 'Webhooks',
    to: paths.profileWebhooks,
    keywords: 'developer events http callback secret deliveries',
  },
  { label: 'Security', to: paths.profileSecurity, keywords: 'password passkey two-factor' },
  {
    label: 'Your data',
    to: paths.profileData,
    keywords: 'export download csv json restore import move delete account',
  },
]
