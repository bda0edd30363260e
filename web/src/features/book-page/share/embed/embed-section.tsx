import type { Slug } from '@everyshelf/domain/links'
import type { RoutableLink } from '@everyshelf/domain/routing'
import { ChoiceField } from '@everyshelf/ui/primitives'
import { useState } from 'react'
import { AccountSection } from '../../../../components/account-section.tsx'
import type { ManagedLink } from '../../../../lib/link-settings/managed-link.ts'
import { countTags, isTagged } from '../active-tags.ts'
import { pageColorOf } from '../page-color.ts'
import { ButtonEmbed } from './button-embed.tsx'
import { CardEmbed } from './card-embed.tsx'

const kinds = [
  { code: 'card', name: 'Card with cover' },
  { code: 'button', name: 'Button' },
] as const

interface EmbedSectionProps extends Pick<ManagedLink, 'link' | 'settings' | 'serviceTags'> {
  readonly address: string
  /** Of the link for websites. */
  readonly slug: Slug
  readonly routable: RoutableLink
}

/** What an author puts on their own website, with a live preview. */
export function EmbedSection(props: EmbedSectionProps) {
  const { link, settings, serviceTags, address, slug, routable } = props
  const [kind, setKind] = useState('card')
  return (
    <AccountSection
      name="embed"
      title="Add this book to your website"
      about="Add a card or button that sends readers to a store in their country."
    >
      <div className="mb-4">
        <ChoiceField label="Format" value={kind} choices={kinds} onChange={setKind} />
      </div>
      {kind === 'card' ? (
        <CardEmbed origin={new URL(address).origin} slug={slug} title={link.title} />
      ) : (
        <ButtonEmbed
          link={address}
          title={link.title}
          mode={settings.mode}
          color={pageColorOf(settings.look)}
          isTagged={isTagged(countTags(routable, serviceTags))}
        />
      )}
    </AccountSection>
  )
}
