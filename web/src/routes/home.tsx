import { CountryShelf } from '@everyshelf/ui/illustrations'
import { OwnTags } from '../features/affiliate/own-tags.tsx'
import { LinkMaker } from '../features/links/link-maker.tsx'
import { OneLinkPicture } from '../features/welcome/one-link-picture.tsx'
import { PlainFacts } from '../features/welcome/plain-facts.tsx'

const words = {
  title: 'Everyshelf: one book link for every reader',
  headline: 'Connect readers worldwide',
  lead: "Paste any book. You get one link that opens every reader's own book store, in their own country.",
  picture: <CountryShelf className="mx-auto w-full max-w-md lg:max-w-none" />,
}

export function Component() {
  return (
    <LinkMaker words={words}>
      <OwnTags />
      <OneLinkPicture />
      <PlainFacts />
    </LinkMaker>
  )
}
