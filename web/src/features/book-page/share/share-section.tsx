import { accents } from '@everyshelf/domain/links'
import { formatAuthors } from '@everyshelf/ui/books'
import { Disclosure } from '@everyshelf/ui/primitives'
import { useState } from 'react'
import { Link } from 'react-router'
import { paths } from '../../../app/paths.ts'
import { AccountSection } from '../../../components/account-section.tsx'
import { type Choice, ChoiceRows } from '../../../components/choice-rows.tsx'
import type { ManagedLink } from '../../../lib/link-settings/managed-link.ts'
import { countTags, describeTags } from './active-tags.ts'
import { InsideBookLinks } from './inside-book-links.tsx'
import { type LinkNote, listSiteTexts, listSocialTexts } from './share-texts.ts'
import { TextRows } from './text-rows.tsx'

/** The default color of the page header. */
const DEFAULT_COLOR = '#0b5443'

const notes: readonly Choice<LinkNote>[] = [
  { value: 'paid', title: '(paid link)', about: 'Added after the link.' },
  { value: 'ad', title: '#ad', about: 'Added at the beginning.' },
  { value: 'none', title: 'No note', about: 'Only for links without affiliate tags.' },
]

/** Ready-made texts and codes with the link and its disclosure. */
export function ShareSection({ managed }: { readonly managed: ManagedLink }) {
  const { link, settings, routable, serviceTags } = managed
  const tags = countTags(routable, serviceTags)
  const isTagged = Object.values(tags).some((number) => number > 0)
  const [chosen, setChosen] = useState<LinkNote | null>(null)
  const { accent } = settings.look
  const input = {
    link: link.globalLink,
    title: link.title,
    authors: link.authors.length > 0 ? formatAuthors(link.authors) : '',
    mode: settings.mode,
    note: chosen ?? (isTagged ? 'paid' : 'none'),
    color: accent ? accents[accent] : DEFAULT_COLOR,
  }
  return (
    <AccountSection
      name="share"
      title="Texts and QR codes"
      about={
        <>
          {describeTags(tags)} To copy a disclosure for your whole website, go to{' '}
          <Link to={paths.profileTags} className="text-link">
            your tag settings
          </Link>
          .
        </>
      }
    >
      <ChoiceRows
        legend="Disclosure next to the link"
        choices={notes}
        value={input.note}
        onChange={setChosen}
      />
      {isTagged && input.note === 'none' && (
        <p role="status" className="mt-3 mb-0 font-medium text-danger">
          This link can earn a commission. Tell readers before they click.
        </p>
      )}
      <div className="mt-8 border-b border-rule">
        <Disclosure title="For social media and email">
          <TextRows label="For social media and email" texts={listSocialTexts(input)} />
        </Disclosure>
        <Disclosure title="For your website">
          <TextRows isCode label="For your website" texts={listSiteTexts(input)} />
        </Disclosure>
        <InsideBookLinks link={link} />
      </div>
    </AccountSection>
  )
}
