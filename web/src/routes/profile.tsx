import { useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { AccountPage } from '../components/account-page.tsx'
import { findFormerSection } from '../components/account-sections.ts'
import { Profile } from '../features/accounts/profile/profile.tsx'
import { ProfileTags } from '../features/affiliate/profile-tags.tsx'

export function Component() {
  useFormerHash()
  return (
    <AccountPage title="My Account">
      <Profile>
        <ProfileTags />
      </Profile>
    </AccountPage>
  )
}

/** Old links to a section of this page, such as `/profile#tags`, lead to the section's own page. */
function useFormerHash(): void {
  const { hash, search } = useLocation()
  const navigate = useNavigate()
  useEffect(() => {
    const pathname = findFormerSection(hash)
    if (pathname) void navigate({ pathname, search }, { replace: true })
  }, [hash, search, navigate])
}
