import { GapOnShelf } from '@everyshelf/ui/illustrations'
import { LinkMaker } from '../features/link-generator/link-maker.tsx'

const texts = {
  title: 'Page not found · Everyshelf',
  headline: 'Page not found',
  lead: 'There is no page at this address. Looking for a book? Paste its ISBN or a store link below.',
  hidesAllowance: true,
  picture: <GapOnShelf className="mx-auto w-full max-w-md lg:max-w-none" />,
}

export function Component() {
  return <LinkMaker texts={texts} />
}
