import { useCopy } from '@everyshelf/ui/links'
import { generatePath, useNavigate } from 'react-router'
import type { SavedLink } from '../../lib/links/saved-link.ts'
import { paths } from '../../lib/paths.ts'
import type { Command } from './command.ts'

interface LinkActions {
  /** Replaces the palette by the link's QR code. */
  readonly openQr: () => void
  readonly remove: (link: SavedLink) => void
}

/** Returns the commands for one link. */
export function useLinkActions({ openQr, remove }: LinkActions) {
  const { copy } = useCopy()
  const navigate = useNavigate()
  return (link: SavedLink): readonly Command[] => {
    const { id, title, globalLink } = link
    const action = (key: string, label: string, run: () => void, keywords = ''): Command => ({
      id: `action-${key}`,
      label,
      keywords,
      group: title,
      run,
    })
    const page = (key: string, label: string, path: string, keywords: string) =>
      action(key, label, () => void navigate(path), keywords)
    return [
      action('copy', 'Copy link', () => void copy(globalLink), 'clipboard share'),
      {
        ...action('open', 'Open link', () => void window.open(globalLink, '_blank', 'noopener')),
        note: 'New tab',
      },
      page(
        'stores',
        'Where readers go',
        generatePath(paths.linkManagement, { linkId: id }),
        'manage stores editions retailers amazon',
      ),
      page(
        'page',
        'Reader page',
        generatePath(paths.universalLink, { linkId: id }),
        'universal edit short link slug look',
      ),
      page('clicks', 'Clicks', `${paths.analytics}?link=${id}`, 'analytics statistics'),
      { ...action('qr', 'QR code', openQr, 'print image'), staysOpen: true },
      action('remove', 'Remove link', () => remove(link), 'delete'),
    ]
  }
}
