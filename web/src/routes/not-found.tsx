import { GapOnShelf } from '@everyshelf/ui/illustrations'
import { LinkMaker } from '../features/links/link-maker.tsx'

export function Component() {
  return <LinkMaker title="Not found · Everyshelf" intro={<NothingHere />} />
}

function NothingHere() {
  return (
    <>
      <GapOnShelf className="mb-8 w-80 max-w-full" />
      <h1 className="m-0 font-display text-[clamp(2.2rem,5vw,3.5rem)] leading-tight text-balance">
        This shelf has a gap
      </h1>
      <p className="m-0 mt-4 max-w-[52ch] text-lg text-ink-soft text-pretty">
        There is no page at this address. If you came for a book, its ISBN or its page in a shop is
        enough to find it here.
      </p>
    </>
  )
}
