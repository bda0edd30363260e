import { readApiError } from '@everyshelf/client'
import { suggestPageAddress } from '@everyshelf/domain/author-pages'
import { formatCount } from '@everyshelf/domain/format'
import { AUTHOR_NAME_MAX_LENGTH, FREE_AUTHOR_PAGE_LIMIT } from '@everyshelf/domain/limits'
import { type ErrorCode, errorMessages, isErrorCode } from '@everyshelf/domain/messages'
import { authorPagesCreateInput } from '@everyshelf/domain/schemas'
import type { RouterOutputs } from '@everyshelf/server/api'
import { EmptyShelf } from '@everyshelf/ui/illustrations'
import { CopyButton } from '@everyshelf/ui/links'
import { Button, Dialog, TextField } from '@everyshelf/ui/primitives'
import { useState } from 'react'
import { generatePath, Link, useNavigate } from 'react-router'
import { Form } from '../../components/form.tsx'
import { LoadFailure } from '../../components/load-failure.tsx'
import { PageState } from '../../components/page-preview/page-state.tsx'
import { Skeleton } from '../../components/skeleton.tsx'
import { UpsellDialog } from '../../components/upsell-dialog.tsx'
import { trpc } from '../../lib/api/trpc.tsx'
import { paths } from '../../lib/paths.ts'
import { useSession } from '../../lib/session/session.ts'
import { AddressField } from './address-field.tsx'
import { isAddressProblem } from './address-problems.ts'
import { AuthorPortrait } from './author-portrait.tsx'

type PageSummary = RouterOutputs['authorPages']['list'][number]

/** The account's author pages: one, or with Premium several for pen names. */
export function AuthorPageList() {
  const { data: pages, error, refetch } = trpc.authorPages.list.useQuery()
  const { user } = useSession()
  const [dialog, setDialog] = useState<'create' | 'offer' | null>(null)
  const isFull = !user?.isPremium && (pages?.length ?? 0) >= FREE_AUTHOR_PAGE_LIMIT
  const add = () => setDialog(isFull ? 'offer' : 'create')
  if (!pages) {
    return error ? <LoadFailure error={error} onRetry={refetch} /> : <Skeleton className="mt-8" />
  }
  return (
    <section aria-labelledby="author-pages" className="mt-8">
      {pages.length === 0 ? (
        <NoAuthorPage onCreate={add} />
      ) : (
        <>
          <header className="mb-4 flex flex-wrap items-end gap-x-4 gap-y-3">
            <div className="mr-auto">
              <h2 id="author-pages" className="m-0 font-display text-2xl leading-tight">
                Author pages
              </h2>
              <p className="mt-1 mb-0 text-ink-soft">All your books behind one link.</p>
            </div>
            <Button kind="outline" onClick={add}>
              Add a pen name
            </Button>
          </header>
          <ul className="m-0 list-none border-b border-rule p-0">
            {pages.map((page) => (
              <PageRow key={page.id} page={page} />
            ))}
          </ul>
        </>
      )}
      {dialog === 'create' && <CreatePageDialog onClose={() => setDialog(null)} />}
      {dialog === 'offer' && (
        <UpsellDialog
          title="Add pen names with Premium"
          description="A free account has one author page. Premium adds a page for each pen name."
          onClose={() => setDialog(null)}
        />
      )}
    </section>
  )
}

function PageRow({ page }: { readonly page: PageSummary }) {
  const { id, name, url, portrait, books } = page
  return (
    <li className="relative flex items-center gap-x-4 gap-y-2 border-t border-rule py-4 hover:bg-wash/40 sm:gap-x-5">
      <AuthorPortrait name={name} source={portrait} className="size-14 sm:size-16" />
      <div className="min-w-0 flex-1">
        <p className="m-0 flex flex-wrap items-center gap-x-3 gap-y-1">
          <Link
            to={generatePath(paths.authorPage, { pageId: id })}
            className="font-display text-xl leading-tight text-ink no-underline after:absolute after:inset-0 hover:underline"
          >
            {name}
          </Link>
          <PageState
            isPublished={page.isPublished}
            isDisabled={page.disabledReason !== null}
            isLocked={page.isLocked}
          />
        </p>
        <p className="mt-1 mb-0 text-sm break-words text-ink-soft">
          {url.replace(/^https?:\/\//, '')} · {formatCount(books)} {books === 1 ? 'book' : 'books'}
        </p>
      </div>
      <CopyButton compact text={url} label={`Copy the link to ${name}`} className="relative" />
    </li>
  )
}

function NoAuthorPage({ onCreate }: { readonly onCreate: () => void }) {
  return (
    <div className="flex flex-col items-center border-y border-rule px-4 py-14 text-center">
      <EmptyShelf className="w-72 max-w-full text-ink" />
      <h2 id="author-pages" className="m-0 mt-8 font-display text-2xl sm:text-3xl">
        Give your readers all your books
      </h2>
      <p className="m-0 mt-3 max-w-[46ch] text-ink-soft text-pretty">
        Your author page shows your photo, your links, and your books, each with a store in the
        reader’s country.
      </p>
      <Button size="large" className="mt-8" onClick={onCreate}>
        Create your author page
      </Button>
    </div>
  )
}

interface CreatePageDialogProps {
  readonly onClose: () => void
}

/** Asks for the name and the address, and opens the editor of the new page. */
function CreatePageDialog({ onClose }: CreatePageDialogProps) {
  const navigate = useNavigate()
  const utils = trpc.useUtils()
  const { mutateAsync: create, isPending } = trpc.authorPages.create.useMutation()
  const [name, setName] = useState('')
  const [typedAddress, setAddress] = useState<string | null>(null)
  const [problem, setProblem] = useState<ErrorCode | 'no-name' | 'reserved-name' | null>(null)
  const address = typedAddress ?? suggestPageAddress(name)

  const submit = async () => {
    const parsed = authorPagesCreateInput.safeParse({ name, address })
    if (!parsed.success) {
      const [issue] = parsed.error.issues
      if (!isAddressProblem(issue?.message)) return setProblem('no-name')
      return setProblem(issue.path[0] === 'name' ? 'reserved-name' : issue.message)
    }
    try {
      const page = await create(parsed.data)
      utils.authorPages.get.setData({ id: page.id }, page)
      void utils.authorPages.list.invalidate()
      await navigate(generatePath(paths.authorPage, { pageId: page.id }))
    } catch (error) {
      setProblem(readApiError(error).code)
    }
  }

  const isOther = isErrorCode(problem) && !isAddressProblem(problem)
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title="Create an author page"
      description="Readers can’t see the page until you publish it."
    >
      <Form className="mt-6" onSubmit={submit}>
        <TextField
          label="Author name"
          value={name}
          maxLength={AUTHOR_NAME_MAX_LENGTH}
          autoComplete="off"
          hint="As it appears on your books."
          error={explainName(problem)}
          onChange={({ currentTarget }) => {
            setName(currentTarget.value)
            setProblem(null)
          }}
        />
        <AddressField
          value={address}
          error={isAddressProblem(problem) && errorMessages[problem].text}
          onChange={(text) => {
            setAddress(text)
            setProblem(null)
          }}
        />
        {isOther && (
          <p role="alert" className="m-0 mt-3 font-medium text-danger">
            {errorMessages[problem].title}. {errorMessages[problem].text}
          </p>
        )}
        <div className="mt-6 grid grid-cols-2 gap-3">
          <Button kind="outline" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" busy={isPending}>
            Create page
          </Button>
        </div>
      </Form>
    </Dialog>
  )
}

function explainName(problem: string | null): string | false {
  if (problem === 'reserved-name') return errorMessages['page-address-reserved'].text
  return problem === 'no-name' && 'Enter a name.'
}
