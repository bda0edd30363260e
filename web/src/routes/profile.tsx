import { SignedInOnly } from '../components/signed-in-only.tsx'
import { Profile } from '../features/accounts/profile/profile.tsx'
import { ProfileSkeleton } from '../features/accounts/profile/profile-skeleton.tsx'
import { TagsSection } from '../features/affiliate/tags-section.tsx'
import { ReferralSection } from '../features/referrals/referral-section.tsx'
import { SubscriptionSection } from '../features/subscription/subscription-section.tsx'
import { useTitle } from '../lib/page/use-title.ts'

export function Component() {
  useTitle('My Account · Everyshelf')
  return (
    <div className="page-column pt-12 sm:pt-16">
      <h1 className="m-0 mb-3 font-display text-[clamp(2.2rem,5vw,3.5rem)] leading-tight">
        My Account
      </h1>
      <SignedInOnly skeleton={<ProfileSkeleton />}>
        <Profile>
          <SubscriptionSection />
          <TagsSection />
          <ReferralSection />
        </Profile>
      </SignedInOnly>
    </div>
  )
}
