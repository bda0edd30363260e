import { REMOVAL_UNDO_DAYS } from '@everyshelf/domain/limits'
import { errorMessages } from '@everyshelf/domain/messages'
import { pageAddress } from '@everyshelf/domain/schemas'
import { Disclosure } from '@everyshelf/ui/primitives'
import { useState } from 'react'
import { useParams } from 'react-router'
import { AccountSection } from '../../components/account-section.tsx'
import { ActionButton } from '../../components/action-button.tsx'
import { BackLink } from '../../components/back-link.tsx'
import { Form } from '../../components/form.tsx'
import { LoadFailure } from '../../components/load-failure.tsx'
import { DesignSection } from '../../components/page-preview/design-section.tsx'
import { PageDesigner, previewOf } from '../../components/page-preview/page-designer.tsx'
import { PageHeader } from '../../components/page-preview/page-header.tsx'
import { SaveOrDiscard } from '../../components/save-or-discard.tsx'
import { SignedInOnly } from '../../components/signed-in-only.tsx'
import { Skeleton } from '../../components/skeleton.tsx'
import { useTitle } from '../../lib/page/use-title.ts'
import { paths } from '../../lib/paths.ts'
import { AboutSection } from './about-section.tsx'
import { AddressField } from './address-field.tsx'
import { isAddressProblem } from './address-problems.ts'
import { AuthorPortrait } from './author-portrait.tsx'
import { BooksSection } from './books-section.tsx'
import { LinksSection } from './links-section.tsx'
import { type AuthorPageEditor, useAuthorPage } from './use-author-page.ts'
import { useRemovePage } from './use-remove-page.ts'

/** The screen of one author page. */
export function AuthorPageScreen() {
  const { pageId = '' } = useParams()
  return (
    <div className="page-column pt-6 sm:pt-8">
      <BackLink to={paths.pages}>Pages</BackLink>
      <SignedInOnly skeleton={<EditorSkeleton />}>
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
  if (!editor) return <EditorSkeleton />
  return (
    <>
      <PageHeader
        page={editor.page}
        picture={
          <AuthorPortrait
            name={editor.page.name}
            source={editor.page.portrait}
            className="size-16 sm:size-20"
          />
        }
        canPublish
        onPublish={editor.setPublished}
      />
      <PageDesigner
        pathIn={previewOf(editor.page.url, editor.version)}
        hasPage={editor.page.disabledReason === null}
      >
        <BooksSection {...editor} />
        <AboutSection {...editor} />
        <DesignSection
          kind="author"
          design={editor.page.design}
          cover={editor.page.books[0]?.coverImage ?? null}
          saveDesign={(design) => editor.save({ design })}
        />
        <LinksSection {...editor} />
        <AddressSection {...editor} />
      </PageDesigner>
      <div className="border-t border-rule">
        <Disclosure title="Remove this page">
          <RemovePage {...editor} />
        </Disclosure>
      </div>
    </>
  )
}

function EditorSkeleton() {
  return (
    <>
      <h1 className="sr-only">Author page</h1>
      <Skeleton className="mt-8" />
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

/** The address of the page. Earlier ones keep working. */
function AddressSection({ page, save }: AuthorPageEditor) {
  const [typed, setTyped] = useState<string | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const [isBusy, setBusy] = useState(false)
  const address = typed ?? page.slug

  const submit = async () => {
    const parsed = pageAddress.safeParse(address)
    const message = parsed.error?.issues[0]?.message
    if (!parsed.success) {
      return setProblem(isAddressProblem(message) ? errorMessages[message].text : null)
    }
    setBusy(true)
    if (await save({ address: parsed.data })) setTyped(null)
    setBusy(false)
  }

  return (
    <AccountSection
      title="Address"
      about="You can change it anytime. Old addresses keep working and stay yours."
    >
      <Form className="max-w-md" onSubmit={submit}>
        <AddressField
          value={address}
          error={problem}
          disabled={page.isLocked}
          onChange={(text) => {
            setTyped(text)
            setProblem(null)
          }}
        />
        {address !== page.slug && (
          <SaveOrDiscard
            label="Change address"
            isBusy={isBusy}
            onDiscard={() => {
              setTyped(null)
              setProblem(null)
            }}
          />
        )}
      </Form>
    </AccountSection>
  )
}

function RemovePage({ page }: Pick<AuthorPageEditor, 'page'>) {
  const remove = useRemovePage()
  return (
    <div className="max-w-[60ch] pb-6">
      <ul className="m-0 grid list-disc gap-1.5 pl-5 text-ink-soft">
        <li>
          {page.isPublished
            ? 'Readers who have the address see your books with store links, without affiliate tags.'
            : 'This page is not published, so its address shows nothing.'}
        </li>
        <li>Your name, photo, text, and links are no longer shown.</li>
        <li>The address stays reserved for you. You have {REMOVAL_UNDO_DAYS} days to undo it.</li>
      </ul>
      <ActionButton kind="danger" className="mt-5" onAction={() => remove(page.id)}>
        Remove page
      </ActionButton>
    </div>
  )
}
