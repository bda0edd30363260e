import type { TagOwner } from '@everyshelf/domain/affiliate'
import { GlobalLinkField, useCopyLink } from '@everyshelf/ui/links'
import { toMarkdown } from '@everyshelf/ui/share'
import { type ReactNode, useEffect, useState } from 'react'
import { DEFAULT_PREFERENCES } from '../../storage/preferences.ts'
import type { SavedLink } from '../../storage/saved-links.ts'
import { usePreferences } from '../../storage/use-preferences.ts'
import { AssociateStatement } from '../associate-statement.tsx'
import { isPanel } from '../close-popup.ts'
import { AutoCopyOffer } from './auto-copy-offer.tsx'
import { ChannelSelect } from './channel-select.tsx'
import { ClickCount } from './click-count.tsx'
import { CommissionNote } from './commission-note.tsx'
import { type CopiedBook, copyFormatOf } from './copy-choices.ts'
import { CopyFormats } from './copy-formats.tsx'
import { MoreActions } from './more-actions.tsx'
import { SaveLink } from './save-link.tsx'
import { useAutoCopy } from './use-auto-copy.ts'
import { useChannel } from './use-channel.ts'
import type { SaveActions } from './use-save-link.ts'

interface ConnectedGlobalLinkProps {
  readonly book: Omit<CopiedBook, 'link'>
  /** The short link if it is saved, else the long one. */
  readonly link: string
  /** Whether the server, or the cache, has said if the book is saved. */
  readonly isSavedKnown: boolean
  /** The host of the page behind the popup. */
  readonly host: string
  readonly tagOwners: readonly TagOwner[] | null
  readonly isPremium: boolean
  readonly isAtLimit: boolean
  readonly saved: SavedLink | null
  readonly saveActions: SaveActions
  readonly onQr: (link: string) => void
  /** What else belongs to the link. */
  readonly children: ReactNode
}

/**
 * The connected account's Global Link. With Premium, Copy also saves the link, because Premium has no limit
 * on saved links; other accounts save with a separate button. Either button copies the best link known, then
 * the short link.
 */
export function ConnectedGlobalLink(props: ConnectedGlobalLinkProps) {
  const { book, host, isSavedKnown, isPremium, isAtLimit, saved, saveActions, onQr, children } =
    props
  const tagOwners = props.tagOwners ?? []
  const chosen = usePreferences()
  const { copyFormat, autoCopy, copyTemplate, isAutoCopyOffered } = chosen ?? DEFAULT_PREFERENCES
  const [isCopied, setCopied] = useState(false)
  const [isSavedHere, setSavedHere] = useState(false)
  const channel = useChannel(host, saved)
  const address = saved && channel.addressOf(saved)
  const link = address ?? props.link
  const save = async () => {
    const savedNow = await saveActions.save({ isQuiet: true })
    setSavedHere(savedNow !== null)
    return savedNow && channel.create(savedNow).catch(() => savedNow.globalLink)
  }
  const isOpen = saved === null && saveActions.queued === null && !isAtLimit
  const createAddress = saved && address === null ? () => channel.create(saved) : undefined
  const shorten = isPremium && isOpen ? save : createAddress
  const format = copyFormatOf(book, copyTemplate, copyFormat)
  const { copyAs } = useCopyLink()
  // Opening the popup is no press, so it saves nothing.
  const copyWhenOpen = (isAsked: boolean) => copyAs(isAsked ? { link, shorten } : { link }, format)
  useAutoCopy(chosen && isSavedKnown ? copyWhenOpen : null, autoCopy)
  useEffect(() => {
    performance.mark('everyshelf-link')
  }, [])
  return (
    <>
      <GlobalLinkField
        {...{ link, shorten, format }}
        markdown={(url) => toMarkdown(url, book.title, book.note)}
        layout="row"
        onCopied={() => setCopied(true)}
        // The side panel stays open while people type in the page: it never takes the focus.
        focusesCopy={!isPanel}
        onSignIn={() => {}}
      />
      <div className="mt-2 flex min-h-9 flex-wrap items-center gap-1">
        <SaveLink
          {...{ isAtLimit, saved, saveActions, isSavedHere }}
          isConnected
          saveLabel="saveForShortLink"
          onSave={() => void copyAs({ link, shorten: save }, format)}
        />
        {(saved || isPremium) && (
          <ChannelSelect channel={channel.channel} onChoose={channel.choose} />
        )}
      </div>
      {isCopied && !isAutoCopyOffered && !autoCopy && <AutoCopyOffer />}
      {saved && <ClickCount clicks={saved.clicks30d} />}
      <CommissionNote owners={tagOwners} />
      <AssociateStatement owners={tagOwners} />
      <MoreActions onQr={() => onQr(link)}>
        <CopyFormats {...{ book, link, shorten }} />
        {children}
      </MoreActions>
    </>
  )
}
