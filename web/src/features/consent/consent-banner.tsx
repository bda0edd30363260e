import { Button } from '@everyshelf/ui/primitives'
import { useEffect, useRef } from 'react'
import { Link } from 'react-router'
import { NoServiceTagsNote } from '../../components/affiliate-sentences.tsx'
import { useBannerHeight } from '../../components/layout/use-banner-height.ts'
import { chooseAffiliateConsent, useAffiliateConsent } from '../../lib/consent/affiliate-consent.ts'
import { paths } from '../../lib/paths.ts'
import { useSession } from '../../lib/session/session.ts'

/** Asks signed-out visitors once, and anyone who reopens the banner. */
export function ConsentBanner() {
  const { status } = useSession()
  const { choice, isRequested } = useAffiliateConsent()
  const isShown = isRequested || (status === 'signed-out' && choice === null)
  return isShown ? <Banner takesFocus={isRequested} /> : null
}

/** A region of the page, not a dialog, so the page stays usable. */
function Banner({ takesFocus }: { readonly takesFocus: boolean }) {
  const region = useRef<HTMLElement>(null)
  useBannerHeight(region)
  useEffect(() => {
    if (takesFocus) region.current?.focus({ preventScroll: true })
  }, [takesFocus])
  return (
    <section
      ref={region}
      tabIndex={-1}
      aria-label="Affiliate consent"
      className="sticky bottom-(--bottom-bar) z-20 animate-fade-in border-t border-rule-strong bg-sheet outline-none"
    >
      <div className="page-column flex flex-wrap items-center justify-between gap-x-10 gap-y-3 py-4">
        <p className="m-0 max-w-[72ch] flex-1 basis-88 text-sm text-pretty">
          We use Amazon affiliate links to help support this service. By continuing to use our site,
          you consent to our affiliate program.
          <NoServiceTagsNote />{' '}
          <Link to={paths.privacyPolicy} className="text-link">
            Learn more
          </Link>
        </p>
        <div className="grid grid-cols-2 gap-3 max-sm:w-full">
          <Button kind="outline" onClick={() => chooseAffiliateConsent('declined')}>
            Decline
          </Button>
          <Button kind="outline" onClick={() => chooseAffiliateConsent('accepted')}>
            Accept
          </Button>
        </div>
      </div>
    </section>
  )
}
