import { Button } from '@everyshelf/ui/primitives'

export function EmptySeries({ onCreate }: { readonly onCreate: () => void }) {
  return (
    <div className="mt-6 flex flex-col items-center border-y border-rule px-4 py-9 text-center">
      <h3 className="m-0 font-display text-xl">No series yet</h3>
      <p className="m-0 mt-2 max-w-[48ch] text-ink-soft text-pretty">
        Put your books in reading order. Readers who finish one get a link to the next.
      </p>
      <Button kind="outline" className="mt-5" onClick={onCreate}>
        Create your first series
      </Button>
    </div>
  )
}
