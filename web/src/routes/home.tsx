import { LinkMaker } from '../features/links/link-maker.tsx'
import { Headline } from '../features/welcome/headline.tsx'
import { OneLinkPicture } from '../features/welcome/one-link-picture.tsx'
import { PlainFacts } from '../features/welcome/plain-facts.tsx'

export function Component() {
  return (
    <LinkMaker title="Everyshelf: one book link for every reader" intro={<Headline />}>
      <OneLinkPicture />
      <PlainFacts />
    </LinkMaker>
  )
}
