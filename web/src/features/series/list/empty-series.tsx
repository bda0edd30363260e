import { EmptyShelf } from '@everyshelf/ui/illustrations'
import { Button } from '@everyshelf/ui/primitives'

export function EmptySeries({ onCreate }: { readonly onCreate: () => void }) {
  return (
    <div className="mt-6 flex flex-col items-center border-y border-rule px-4 py-12 text-center">
      <EmptyShelf className="w-60 max-w-full text-ink" />
      <h3 className="m-0 mt-7 font-display text-2xl">No series yet</h3>
      <p className="m-0 mt-3 max-w-[48ch] text-ink-soft text-pretty">
        Put your books in reading order. Readers who finish one get a link to the next.
      </p>
      <Button size="large" className="mt-7" onClick={onCreate}>
        Create your first series
      </Button>
    </div>
  )
}
