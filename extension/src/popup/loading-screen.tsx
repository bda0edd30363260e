import { translate } from '../messages/translate.ts'

/** A skeleton of the book screen while the page is read. */
export function LoadingScreen() {
  return (
    <section
      data-surface="board"
      className="grid grid-cols-[5.5rem_1fr] gap-x-4 px-4 pt-3 pb-5"
      aria-busy="true"
    >
      <p role="status" className="sr-only">
        {translate('readingPage')}
      </p>
      <span className="aspect-2/3 animate-pulse rounded-sm bg-wash" />
      <span className="flex animate-pulse flex-col gap-3 pt-1">
        <span className="h-4 w-28 rounded-sm bg-wash" />
        <span className="h-6 w-full rounded-sm bg-wash" />
        <span className="h-4 w-36 rounded-sm bg-wash" />
        <span className="h-4 w-32 rounded-sm bg-wash" />
      </span>
      <span className="col-span-2 mt-5 h-11 animate-pulse rounded-md bg-wash" />
    </section>
  )
}
