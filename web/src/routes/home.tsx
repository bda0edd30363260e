import { CountryShelf } from '@everyshelf/ui/illustrations'
import { OwnTags } from '../features/affiliate/own-tags.tsx'
import { LinkMaker } from '../features/link-generator/link-maker.tsx'
import { LinkFacts } from '../features/welcome/link-facts.tsx'
import { OneLinkPicture } from '../features/welcome/one-link-picture.tsx'

const texts = {
  title: 'Everyshelf: one book link for every reader',
  headline: 'Connect readers worldwide',
  lead: 'Paste an ISBN or book link. Get one link that sends readers to a bookstore in their country.',
  picture: <CountryShelf className="mx-auto w-full max-w-md lg:max-w-none" />,
}

export function Component() {
  return (
    <LinkMaker texts={texts}>
      <OwnTags />
      <OneLinkPicture />
      <LinkFacts />
    </LinkMaker>
  )
}
