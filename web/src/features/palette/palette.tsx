import { Button, Dialog } from '@everyshelf/ui/primitives'
import { useState } from 'react'
import { QrDialog } from '../../components/links/qr-dialog.tsx'
import { useRemoveLinks } from '../../components/links/use-remove-links.ts'
import { ApiProvider } from '../../lib/api/trpc.tsx'
import { useJapaneseFont } from '../../lib/fonts/use-japanese-font.ts'
import type { SavedLink } from '../../lib/links/saved-link.ts'
import type { Command } from './command.ts'
import { CommandSearch } from './command-search.tsx'
import { useCommands } from './use-commands.ts'
import { listLinkCommands, useFoundLinks } from './use-found-links.ts'
import { useLinkActions } from './use-link-actions.ts'
import { useNewLinkCommand } from './use-new-link-command.ts'

interface PaletteProps {
  readonly onClose: () => void
}

export function Palette(props: PaletteProps) {
  return (
    <ApiProvider>
      <PaletteDialogs {...props} />
    </ApiProvider>
  )
}

/** The search, then the actions of a chosen link, or its QR code. */
function PaletteDialogs({ onClose }: PaletteProps) {
  const commands = useCommands()
  const [text, setText] = useState('')
  const found = useFoundLinks(text)
  const isSaved = found.query !== text.trim() || found.links.length > 0
  const newLink = useNewLinkCommand(isSaved ? '' : text)
  useJapaneseFont(found.links.map(({ title }) => title))
  const [link, setLink] = useState<SavedLink | null>(null)
  const [isQrShown, setQrShown] = useState(false)
  const removeLinks = useRemoveLinks()
  const listActions = useLinkActions({
    openQr: () => setQrShown(true),
    remove: (toRemove) => void removeLinks([toRemove]),
  })

  if (link && isQrShown) {
    const { id, globalLink, title } = link
    return <QrDialog link={globalLink} linkId={id} title={title} onClose={onClose} />
  }
  const run = (command: Command) => {
    if (!command.staysOpen) onClose()
    command.run()
  }
  return (
    <Dialog open from="top" title="Search" hideTitle onOpenChange={(open) => !open && onClose()}>
      {link ? (
        <CommandSearch
          key={link.id}
          label={`Actions for ${link.title}`}
          commands={listActions(link)}
          onRun={run}
          onBack={() => {
            setText('')
            setLink(null)
          }}
        />
      ) : (
        <CommandSearch
          key="all"
          label="Search pages, actions, and links"
          commands={[
            ...newLink,
            ...commands,
            ...listLinkCommands(found.links, found.query, setLink),
          ]}
          onType={setText}
          onRun={run}
          status={<LinksStatus {...found} />}
        />
      )}
    </Dialog>
  )
}

/** Tells why links may be missing from the results. */
function LinksStatus({ isLoading, isError, retry }: ReturnType<typeof useFoundLinks>) {
  if (isLoading)
    return <p className="m-0 px-5 pt-1 pb-4 text-sm text-ink-soft">Loading your links…</p>
  if (!isError) return null
  return (
    <div className="flex flex-wrap items-center justify-between gap-3 px-5 pt-1 pb-4">
      <p className="m-0 text-sm text-ink-soft">We couldn’t load your links.</p>
      <Button kind="outline" size="small" onClick={retry}>
        Try again
      </Button>
    </div>
  )
}
