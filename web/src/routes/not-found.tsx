import { GapOnShelf } from '@everyshelf/ui/illustrations'
import { LinkMaker } from '../features/links/link-maker.tsx'

const words = {
  title: 'Not found · Everyshelf',
  headline: 'This shelf has a gap',
  lead: 'There is no page at this address. If you came for a book, its ISBN or its page in a shop is enough to find it here.',
  hidesAllowance: true,
  picture: <GapOnShelf className="mx-auto w-full max-w-md lg:max-w-none" />,
}

export function Component() {
  return <LinkMaker words={words} />
}
