import type { ReactNode } from 'react'
import { useLocation } from 'react-router'
import { useTitle } from '../lib/page/use-title.ts'
import { accountSections } from './account-sections.ts'
import { TabLinks } from './layout/tab-links.tsx'
import { SignedInOnly } from './signed-in-only.tsx'
import { Skeleton } from './skeleton.tsx'

interface AccountPageProps {
  readonly title: string
  readonly children: ReactNode
}

/** A page of My Account, with the navigation of its sections. */
export function AccountPage({ title, children }: AccountPageProps) {
  useTitle(`${title} · Everyshelf`)
  const { pathname } = useLocation()
  return (
    <div className="page-column pt-8 sm:pt-10">
      <h1 className="m-0 mb-3 font-display text-3xl leading-tight sm:text-4xl">{title}</h1>
      {accountSections.some(({ to }) => to === pathname) && (
        <TabLinks label="My Account" tabs={accountSections} current={pathname} className="mb-6" />
      )}
      <SignedInOnly skeleton={<Skeleton />}>{children}</SignedInOnly>
    </div>
  )
}
