import { accents } from '@everyshelf/domain/links'
import { formatAuthors } from '@everyshelf/ui/books'
import { Disclosure } from '@everyshelf/ui/primitives'
import { useState } from 'react'
import { Link } from 'react-router'
import { paths } from '../../../app/paths.ts'
import { AccountSection } from '../../../components/account-section.tsx'
import type { ManagedLink } from '../../../lib/link-settings/managed-link.ts'
import { type Choice, ChoiceRows } from '../choice-rows.tsx'
import { readerPagePath } from '../reader-page-path.ts'
import { PrintCodes } from './print-codes.tsx'
import { type LinkNote, listSiteTexts, listSocialTexts } from './share-texts.ts'
import { countTags, describeTags } from './tags-in-force.ts'
import { TextRows } from './text-rows.tsx'

/** Of the board above the shops, where the owner has chosen none. */
const USUAL_COLOUR = '#0b5443'

const notes: readonly Choice<LinkNote>[] = [
  { value: 'paid', title: '(paid link)', about: 'Right behind the link.' },
  { value: 'ad', title: '#ad', about: 'At the very beginning.' },
  { value: 'none', title: 'No note', about: 'Only where nobody earns.' },
]

/** The link in every form in which people hand it out. */
export function ShareSection({ managed }: { readonly managed: ManagedLink }) {
  const { link, settings, routable, serviceTags } = managed
  const tags = countTags(routable, serviceTags)
  const isTagged = Object.values(tags).some((number) => number > 0)
  const [chosen, setChosen] = useState<LinkNote | null>(null)
  const { accent } = settings.look
  const facts = {
    link: link.globalLink,
    title: link.title,
    authors: link.authors.length > 0 ? formatAuthors(link.authors) : '',
    mode: settings.mode,
    note: chosen ?? (isTagged ? 'paid' : 'none'),
    colour: accent ? accents[accent] : USUAL_COLOUR,
  }
  return (
    <AccountSection
      name="share"
      title="Share it"
      about={
        <>
          {describeTags(tags)} The statement for your site and your profiles stands{' '}
          <Link to={`${paths.profile}#tags`} className="text-link">
            with your tags
          </Link>
          .
        </>
      }
    >
      <ChoiceRows
        legend="Note beside the link"
        choices={notes}
        value={facts.note}
        onChange={setChosen}
      />
      {isTagged && facts.note === 'none' && (
        <p role="status" className="mt-3 mb-0 font-medium text-danger">
          Somebody earns by this link. Readers must be told before they click.
        </p>
      )}
      <div className="mt-8 border-b border-rule">
        <Disclosure title="For networks and mails">
          <TextRows label="For networks and mails" texts={listSocialTexts(facts)} />
        </Disclosure>
        <Disclosure title="For your site">
          <TextRows isCode label="For your site" texts={listSiteTexts(facts)} />
        </Disclosure>
        <Disclosure title="For print">
          <PrintCodes
            link={link.globalLink}
            page={new URL(readerPagePath(link), link.globalLink).href}
            title={link.title}
          />
        </Disclosure>
      </div>
    </AccountSection>
  )
}
