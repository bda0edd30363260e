import type { RouterOutputs } from '@everyshelf/server/api'
import { BookCover, BookHeading, IdentifierLine } from '@everyshelf/ui/books'
import { GlobalLinkField } from '@everyshelf/ui/links'
import { Spinner } from '@everyshelf/ui/primitives'
import { Link, useParams } from 'react-router'
import { paths } from '../../app/paths.ts'
import { toMarkdown } from '../../components/links/link-formats.ts'
import { LinkTools } from '../../components/links/link-tools.tsx'
import { LoadFailure } from '../../components/load-failure.tsx'
import { SignedInOnly } from '../../components/signed-in-only.tsx'
import { ApiProvider, trpc } from '../../lib/api.tsx'
import { useSession } from '../../lib/session.ts'
import { useTitle } from '../../lib/use-title.ts'
import { ReaderPreview } from './reader-preview.tsx'

/** The owner's view of a link's page for readers. */
export function UniversalLink() {
  useTitle('Universal link · Everyshelf')
  return (
    <div className="page-column pt-10 sm:pt-14">
      <SignedInOnly skeleton={<Loading />}>
        <ApiProvider>
          <OwnLink />
        </ApiProvider>
      </SignedInOnly>
    </div>
  )
}

function OwnLink() {
  const { linkId = '' } = useParams()
  const isPremium = useSession().user?.isPremium ?? false
  const { data: link, error, refetch } = trpc.links.get.useQuery({ id: linkId }, { retry: false })
  if (error) {
    const isGone = error.data?.httpStatus === 404 || error.data?.httpStatus === 400
    return isGone ? <NoSuchLink /> : <LoadFailure onRetry={() => void refetch()} />
  }
  if (!link) return <Loading />
  return isPremium ? <Kit link={link} /> : <PremiumNeeded title={link.title} />
}

function Kit({ link }: { readonly link: RouterOutputs['links']['get'] }) {
  const { isbn, title, authors, coverImage, globalLink } = link
  const book = { title, authors, coverImage, isbn13: null }
  return (
    <div className="grid gap-x-12 gap-y-10 md:grid-cols-[12rem_1fr]">
      <BookCover book={book} identifier={isbn} className="w-40 md:w-full" />
      <div className="min-w-0">
        <BookHeading book={book} level={1} />
        <div className="mt-3">
          <IdentifierLine display={link.display} />
        </div>
        <div className="mt-8">
          <GlobalLinkField
            link={globalLink}
            markdown={toMarkdown(globalLink, title)}
            size="large"
            onSignIn={() => {}}
          />
          <div className="mt-1.5">
            <LinkTools link={globalLink} title={title} />
          </div>
        </div>
        <ReaderPreview identifier={isbn} slug={link.slug} />
      </div>
    </div>
  )
}

function PremiumNeeded({ title }: { readonly title: string }) {
  return (
    <>
      <h1 className="m-0 font-display text-4xl sm:text-5xl">Universal book links</h1>
      <p className="mt-4 mb-6 max-w-[56ch] text-lg text-ink-soft text-pretty">
        The page with every retailer for “{title}” is managed with Premium. Your link goes on
        working as it is.
      </p>
      <Link to={paths.pricing} className="text-link">
        See Premium
      </Link>
    </>
  )
}

function NoSuchLink() {
  return (
    <>
      <h1 className="m-0 font-display text-4xl sm:text-5xl">There is no such link</h1>
      <p className="mt-4 mb-6 text-lg text-ink-soft">
        It was removed, or it belongs to another account.
      </p>
      <Link to={paths.dashboard} className="text-link">
        Go to your links
      </Link>
    </>
  )
}

function Loading() {
  return (
    <div className="grid min-h-80 place-items-center text-accent">
      <h1 className="sr-only">Universal book links</h1>
      <Spinner className="size-9" label="Loading" late />
    </div>
  )
}
