import { EmptyShelf } from '@everyshelf/ui/illustrations'
import { Button } from '@everyshelf/ui/primitives'

export function NoAuthorPage({ onCreate }: { readonly onCreate: () => void }) {
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
