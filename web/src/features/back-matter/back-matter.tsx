import { Button, Spinner } from '@everyshelf/ui/primitives'
import { LoadFailure } from '../../components/load-failure.tsx'
import type { LinkEditor } from '../../lib/link-settings/link-editor.ts'
import { Files } from './files.tsx'
import { KitForm } from './kit-form.tsx'
import { useKit } from './use-kit.ts'

/** The last pages of a book for each store: what they link to, and how they look. */
export function BackMatter({ managed }: Pick<LinkEditor, 'managed'>) {
  const { backMatter, matters, others, error, retry, ...form } = useKit(managed)
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
  return (
    <div className="mt-8">
      <KitForm
        {...form}
        books={backMatter.links.filter(({ id }) => id !== managed.link.id)}
        others={others}
      />
      <Files title={managed.link.title} matters={matters} />
    </div>
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
        The last pages of a book sell the next one. We create them for each store, following its
        rules. You get an EPUB chapter, a Word version, and QR codes for print.
      </p>
      <p className="mt-3 mb-0 text-pretty text-ink-soft">
        We create two links for each of your books: one for ebooks, one for print. They go to the
        same stores as your other links, and never carry an affiliate tag.
      </p>
      <Button className="mt-6" busy={isBusy} onClick={onCreate}>
        Create back matter
      </Button>
    </section>
  )
}
