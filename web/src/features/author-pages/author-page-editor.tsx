import { Disclosure } from '@everyshelf/ui/primitives'
import { useParams } from 'react-router'
import { paths } from '../../app/paths.ts'
import { BackLink } from '../../components/back-link.tsx'
import { LoadFailure } from '../../components/load-failure.tsx'
import { SignedInOnly } from '../../components/signed-in-only.tsx'
import { useTitle } from '../../lib/page/use-title.ts'
import { AboutSection } from './about-section.tsx'
import { AddressSection } from './address-section.tsx'
import { BooksSection } from './books-section.tsx'
import { LinksSection } from './links-section.tsx'
import { PageHeader } from './page-header.tsx'
import { PageListSkeleton } from './page-list-skeleton.tsx'
import { RemovePage } from './remove-page.tsx'
import { useAuthorPage } from './use-author-page.ts'

/** The screen of one author page. */
export function AuthorPageScreen() {
  const { pageId = '' } = useParams()
  return (
    <div className="page-column pt-6 sm:pt-8">
      <BackLink to={paths.pages}>Pages</BackLink>
      <SignedInOnly skeleton={<Skeleton />}>
        <LoadedPage key={pageId} id={pageId} />
      </SignedInOnly>
    </div>
  )
}

function LoadedPage({ id }: { readonly id: string }) {
  const { editor, isGone, error, retry } = useAuthorPage(id)
  useTitle(`${editor ? `${editor.page.name} · ` : ''}Author page · Everyshelf`)
  if (isGone) return <NoSuchPage />
  if (error) {
    return (
      <>
        <h1 className="m-0 mb-5 font-display text-3xl sm:text-4xl">Author page</h1>
        <LoadFailure error={error} onRetry={retry} />
      </>
    )
  }
  if (!editor) return <Skeleton />
  return (
    <>
      <PageHeader {...editor} />
      <div className="mt-6 border-t border-rule pt-6">
        <BooksSection {...editor} />
        <AboutSection {...editor} />
        <LinksSection {...editor} />
        <AddressSection {...editor} />
      </div>
      <div className="border-t border-rule">
        <Disclosure title="Remove this page">
          <RemovePage {...editor} />
        </Disclosure>
      </div>
    </>
  )
}

function Skeleton() {
  return (
    <>
      <h1 className="sr-only">Author page</h1>
      <PageListSkeleton />
    </>
  )
}

function NoSuchPage() {
  return (
    <>
      <h1 className="m-0 font-display text-3xl leading-tight sm:text-4xl">Page not found</h1>
      <p className="mt-4 mb-6 text-lg text-ink-soft">
        This page was removed, or it belongs to another account.
      </p>
    </>
  )
}
