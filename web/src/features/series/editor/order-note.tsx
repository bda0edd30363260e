import { Button } from '@everyshelf/ui/primitives'
import type { SeriesEditing } from './use-series-editor.ts'

/** Shown when the reading order is not the order of the numbers, which may be intended. */
export function OrderNote({ setBooks }: Pick<SeriesEditing, 'setBooks'>) {
  return (
    <div className="mt-4 flex flex-wrap items-center gap-x-3 gap-y-2 rounded-md bg-wash px-4 py-3">
      <p className="m-0 mr-auto text-sm text-pretty">
        The reading order differs from the numbers. Readers follow the reading order.
      </p>
      <Button
        kind="outline"
        size="small"
        className="max-xl:min-h-11"
        onClick={() => setBooks((books) => books.toSorted((a, b) => a.position - b.position))}
      >
        Sort by number
      </Button>
      <Button
        kind="outline"
        size="small"
        className="max-xl:min-h-11"
        onClick={() =>
          setBooks((books) =>
            books.map((book, index) => ({ ...book, position: (index + 1) * 100 })),
          )
        }
      >
        Renumber in this order
      </Button>
    </div>
  )
}
