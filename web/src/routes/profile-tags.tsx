import { AccountPage } from '../components/account-page.tsx'
import { TagsSection } from '../features/affiliate/tags-section.tsx'

export function Component() {
  return (
    <AccountPage title="Programs">
      <TagsSection />
    </AccountPage>
  )
}
