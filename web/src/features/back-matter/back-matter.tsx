import { Button, buttonClasses, ChoiceField, Spinner } from '@everyshelf/ui/primitives'
import { Link } from 'react-router'
import { LoadFailure } from '../../components/load-failure.tsx'
import type { LinkEditor } from '../../lib/link-settings/link-editor.ts'
import type { SavedLink } from '../../lib/links/saved-link.ts'
import { paths } from '../../lib/paths.ts'
import { Files } from './files.tsx'
import { KitForm } from './kit-form.tsx'
import { useKit } from './use-kit.ts'

/** The last pages of a book for each store: what they link to, and how they look. */
export function BackMatter({ managed }: Pick<LinkEditor, 'managed'>) {
  const { backMatter, matters, others, candidates, chooseNext, error, retry, ...form } =
    useKit(managed)
  if (error) {
    return (
      <div className="mt-8">
        <LoadFailure error={error} onRetry={retry} />
      </div>
    )
  }
  if (!others || !backMatter.links) return <Loading />
  if (!backMatter.isComplete) {
    return <FirstStep isBusy={backMatter.isCreating} onCreate={() => void backMatter.create()} />
  }
  if (!matters) return <Loading />
  const books = backMatter.links.filter(({ id }) => id !== managed.link.id)
  return (
    <div className="mt-8">
      {books.length === 0 && <NoNextBook {...{ candidates }} onChoose={chooseNext} />}
      <KitForm {...form} {...{ books, others }} />
      <Files title={managed.link.title} matters={matters} />
    </div>
  )
}

interface NoNextBookProps {
  readonly candidates: readonly Pick<SavedLink, 'id' | 'title'>[]
  readonly onChoose: (id: string) => Promise<void>
}

/** For an author whose other books are not known: where a next book can come from. */
function NoNextBook({ candidates, onChoose }: NoNextBookProps) {
  return (
    <section
      aria-labelledby="no-next-book"
      className="mb-6 rounded-lg border border-rule bg-wash p-5"
    >
      <h2 id="no-next-book" className="m-0 font-display text-xl leading-tight">
        What should readers open next?
      </h2>
      <div className="mt-4 flex flex-wrap items-end gap-x-6 gap-y-3">
        {candidates.length > 0 && (
          <div className="w-full sm:w-80">
            <ChoiceField
              label="Choose a book"
              none="One of your saved books"
              value=""
              choices={candidates.map(({ id, title }) => ({ code: id, name: title }))}
              onChange={(id) => void onChoose(id)}
            />
          </div>
        )}
        <Link to={paths.pages} className={buttonClasses('outline')}>
          Create a series
        </Link>
      </div>
    </section>
  )
}

function Loading() {
  return (
    <div className="flex justify-center py-16">
      <Spinner late label="Loading your books" className="size-6 text-ink-faint" />
    </div>
  )
}

interface FirstStepProps {
  readonly isBusy: boolean
  readonly onCreate: () => void
}

function FirstStep({ isBusy, onCreate }: FirstStepProps) {
  return (
    <section aria-labelledby="back-matter-first" className="mt-8 max-w-[62ch]">
      <h2 id="back-matter-first" className="m-0 font-display text-2xl leading-tight">
        Send readers to your next book
      </h2>
      <p className="mt-3 mb-0 text-pretty">
        We create end-of-book pages for each store, following its rules: an EPUB chapter, a Word
        version, and QR codes for print.
      </p>
      <p className="mt-3 mb-0 text-pretty text-ink-soft">
        Each of your books gets two links, one for ebooks and one for print, without affiliate tags.
      </p>
      <Button className="mt-6" busy={isBusy} onClick={onCreate}>
        Create end-of-book pages
      </Button>
    </section>
  )
}
