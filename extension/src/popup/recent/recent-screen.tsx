import { parseBookIdentifier } from '@everyshelf/domain/identifiers'
import { errorMessages } from '@everyshelf/domain/messages'
import { Button, TextField } from '@everyshelf/ui/primitives'
import { useState } from 'react'
import { useAccount } from '../../account/use-account.ts'
import { BackHeader } from '../back-header.tsx'
import { type ChosenBook, fromTyped } from '../chosen-book.ts'
import { startConnecting } from '../start-connecting.ts'
import { useSavedLinks } from '../use-saved-links.ts'
import { findLinks } from './find-links.ts'
import { LinkRow } from './link-row.tsx'
import { WaitingList } from './waiting-list.tsx'

interface RecentScreenProps {
  readonly onBack: () => void
  readonly onChoose: (book: ChosenBook) => void
}

/** The links of the account, from the cache: they can be found and copied offline too. */
export function RecentScreen({ onBack, onChoose }: RecentScreenProps) {
  const account = useAccount()
  const { links, asOf, failure } = useSavedLinks()
  const [typed, setTyped] = useState('')
  const found = findLinks(links ?? [], typed)
  const open = (key: string) => {
    const identifier = parseBookIdentifier(key)
    if (identifier) onChoose(fromTyped(identifier))
  }
  return (
    <>
      <BackHeader title="Recent links" onBack={onBack} />
      <div className="px-4 pt-4 pb-5">
        <WaitingList />
        {account && account.state !== 'connected' ? (
          <NobodyConnected />
        ) : (
          <>
            <TextField
              label="Find a link"
              type="search"
              autoComplete="off"
              placeholder="Title, short name or ISBN"
              value={typed}
              hint={describe(links?.length, found.length)}
              onChange={(event) => setTyped(event.currentTarget.value)}
            />
            {failure && (
              <p role="status" className="m-0 mb-2 text-sm text-ink-soft">
                {errorMessages[failure].title}
                {asOf && `: as of ${new Date(asOf).toLocaleString('en-GB')}`}
              </p>
            )}
            <ul aria-label="Recent links" className="m-0 list-none p-0">
              {found.map((link) => (
                <LinkRow key={link.id} link={link} onOpen={() => open(link.key)} />
              ))}
            </ul>
          </>
        )}
      </div>
    </>
  )
}

function describe(all: number | undefined, found: number): string {
  if (all === undefined) return ''
  if (all === 0) return 'No links are saved yet.'
  if (found === 0) return 'No link has this.'
  return found < all ? `${found} of ${all} saved links, the newest first` : `${all} saved`
}

function NobodyConnected() {
  return (
    <>
      <p className="m-0 mb-4 text-ink-soft">Saved links belong to an account.</p>
      <Button onClick={() => void startConnecting()}>Connect</Button>
    </>
  )
}
