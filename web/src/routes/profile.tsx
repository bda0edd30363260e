import { AccountPage } from '../components/account-page.tsx'
import { Profile } from '../features/accounts/profile/profile.tsx'
import { ProfileTags } from '../features/affiliate/profile-tags.tsx'

export function Component() {
  return (
    <AccountPage title="My Account">
      <Profile>
        <ProfileTags />
      </Profile>
    </AccountPage>
  )
}
