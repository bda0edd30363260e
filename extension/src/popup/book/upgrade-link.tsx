import { translate } from '../../messages/translate.ts'
import { SiteLink } from '../site-link.tsx'

/** The link to the Pricing page, on any background. */
export function UpgradeLink() {
  return (
    <SiteLink
      path="/pricing"
      className="inline-flex min-h-9 items-center gap-1 font-semibold text-current underline underline-offset-4"
    >
      {translate('upgrade')}
    </SiteLink>
  )
}
