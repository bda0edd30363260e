import type { LinkChannel } from '@everyshelf/domain/affiliate'
import type { RoutableLink } from '@everyshelf/domain/routing'
import { formatAuthors } from '@everyshelf/ui/books'
import { useState } from 'react'
import { Link } from 'react-router'
import { AccountSection } from '../../../components/account-section.tsx'
import { type Choice, ChoiceRows } from '../../../components/choice-rows.tsx'
import type { ManagedLink } from '../../../lib/link-settings/managed-link.ts'
import { paths } from '../../../lib/paths.ts'
import { countTags, isTagged } from './active-tags.ts'
import { pageColorOf } from './page-color.ts'
import { type LinkNote, listShareTexts } from './share-texts.ts'
import { TextRows } from './text-rows.tsx'

const notes: readonly Choice<LinkNote>[] = [
  { value: 'paid', title: '(paid link)', about: 'Added after the link.' },
  { value: 'ad', title: '#ad', about: 'Added at the beginning.' },
  { value: 'none', title: 'No note', about: 'Only for links without affiliate tags.' },
]

interface ChannelTextsProps extends Pick<ManagedLink, 'link' | 'settings' | 'serviceTags'> {
  readonly channel: LinkChannel
  readonly address: string
  readonly routable: RoutableLink
}

/** Ready-made texts with the link of a channel and its disclosure. */
export function ChannelTexts({
  link,
  settings,
  serviceTags,
  channel,
  address,
  routable,
}: ChannelTextsProps) {
  const needsNote = isTagged(countTags(routable, serviceTags))
  const [chosen, setChosen] = useState<LinkNote>('paid')
  const input = {
    link: address,
    title: link.title,
    authors: link.authors.length > 0 ? formatAuthors(link.authors) : '',
    language: link.language,
    mode: settings.mode,
    note: needsNote ? chosen : 'none',
    color: pageColorOf(settings.look),
  }
  return (
    <AccountSection
      name="share"
      title="Texts to copy"
      about={
        needsNote ? (
          <>
            Tell readers that you earn a commission. Copy a statement on{' '}
            <Link to={`${paths.profileTags}?view=rules`} className="text-link">
              your Programs page
            </Link>
            .
          </>
        ) : null
      }
    >
      {needsNote && (
        <div className="mb-8">
          <ChoiceRows
            legend="Disclosure next to the link"
            choices={notes}
            value={chosen}
            onChange={setChosen}
          />
          {chosen === 'none' && (
            <p role="status" className="mt-3 mb-0 font-medium text-danger">
              This link can earn a commission. Tell readers before they click.
            </p>
          )}
        </div>
      )}
      <TextRows label="Texts to copy" texts={listShareTexts(channel, input)} />
    </AccountSection>
  )
}
