import { type LinkChannel, linkChannels } from '@everyshelf/domain/affiliate'
import { useSearchParams } from 'react-router'

/** The channel in the page's address (`?for=print`), so that it survives a reload and can be linked to. */
export function useChosenChannel(): readonly [LinkChannel, (channel: LinkChannel) => void] {
  const [query, setQuery] = useSearchParams()
  const named = query.get('for')
  const choose = (channel: LinkChannel) =>
    setQuery(
      (before) => {
        const after = new URLSearchParams(before)
        if (channel === 'web') after.delete('for')
        else after.set('for', channel)
        return after
      },
      { replace: true, preventScrollReset: true },
    )
  return [linkChannels.find((channel) => channel === named) ?? 'web', choose]
}
