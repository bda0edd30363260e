import { earnsAtAmazon, type TagOwner } from '@everyshelf/domain/affiliate'
import { formatDateTime } from '@everyshelf/domain/format'
import { parseBookIdentifier } from '@everyshelf/domain/identifiers'
import { describeError } from '@everyshelf/ui/labels'
import { Button, TextField } from '@everyshelf/ui/primitives'
import { noteOf } from '@everyshelf/ui/share'
import { useState } from 'react'
import { useAccount } from '../../account/use-account.ts'
import { type ChosenBook, fromInput } from '../../book/chosen-book.ts'
import { getLanguage, translate } from '../../messages/translate.ts'
import type { OwnTags } from '../../storage/cached-response.ts'
import { AssociateStatement } from '../associate-statement.tsx'
import { BackHeader } from '../back-header.tsx'
import { startConnecting } from '../start-connecting.ts'
import { useTags } from '../tags/use-tags.ts'
import { useSavedLinks } from '../use-saved-links.ts'
import { findLinks } from './find-links.ts'
import { LinkRow } from './link-row.tsx'
import { SaveQueueList } from './save-queue-list.tsx'

interface RecentScreenProps {
  readonly onBack: () => void
  readonly onChoose: (book: ChosenBook) => void
}

/** The account's saved links from the cache, so that they can be found and copied offline. */
export function RecentScreen({ onBack, onChoose }: RecentScreenProps) {
  const account = useAccount()
  const { links, asOf, failure } = useSavedLinks()
  const { own: tags } = useTags()
  const owners = tags ? listTagOwners(tags) : []
  const note = noteOf({ isTagged: earnsAtAmazon(owners), language: getLanguage() })
  const [typed, setTyped] = useState('')
  const found = findLinks(links ?? [], typed)
  const open = (key: string) => {
    const identifier = parseBookIdentifier(key)
    if (identifier) onChoose(fromInput(identifier))
  }
  return (
    <>
      <BackHeader title={translate('recentLinks')} onBack={onBack} />
      <div className="px-4 pt-4 pb-5">
        <SaveQueueList />
        {account && account.state !== 'connected' ? (
          <NotConnected />
        ) : (
          <>
            <TextField
              label={translate('findLink')}
              type="search"
              autoComplete="off"
              placeholder={translate('findLinkExample')}
              value={typed}
              hint={describe(links?.length, found.length)}
              onChange={(event) => setTyped(event.currentTarget.value)}
            />
            {failure && (
              <p role="status" className="m-0 mb-2 text-sm text-ink-soft">
                {describeError(failure).title}
                {asOf &&
                  ` · ${translate('lastUpdated', { time: formatDateTime(asOf, getLanguage()) })}`}
              </p>
            )}
            <ul aria-label={translate('recentLinks')} className="m-0 list-none p-0">
              {found.map((link) => (
                <LinkRow key={link.id} link={link} note={note} onOpen={() => open(link.key)} />
              ))}
            </ul>
            {found.length > 0 && <AssociateStatement owners={owners} />}
          </>
        )}
      </div>
    </>
  )
}

function describe(all: number | undefined, found: number): string {
  if (all === undefined) return ''
  if (all === 0) return translate('noSavedLinks')
  if (found === 0) return translate('noLinkMatches')
  const format = (count: number) => count.toLocaleString(getLanguage())
  return found < all
    ? translate('someLinksFound', { found: format(found), all: format(all) })
    : translate('savedCount', { count: format(all) })
}

function NotConnected() {
  return (
    <>
      <p className="m-0 mb-4 text-ink-soft">{translate('savedNeedAccount')}</p>
      <Button onClick={() => void startConnecting()}>{translate('connect')}</Button>
    </>
  )
}

/** Own tags apply with Premium only. */
function listTagOwners({ affiliateTags, serviceTags, isPremium }: OwnTags): TagOwner[] {
  return [
    isPremium && Object.keys(affiliateTags).length > 0 ? 'owner' : 'none',
    Object.keys(serviceTags).length > 0 ? 'service' : 'none',
  ]
}
