import { ChoiceField } from '@everyshelf/ui/primitives'
import { trpc } from '../../../lib/api/trpc.tsx'
import { showApiError } from '../show-api-error.ts'
import type { Domain } from './domain-row.tsx'

/** The choice of the author page at the root of a domain. */
export function RootPage({ domain: { host, pageId } }: { readonly domain: Domain }) {
  const server = trpc.useUtils()
  const { data: pages = [] } = trpc.authorPages.list.useQuery()
  const choose = trpc.ownDomains.choosePage.useMutation({
    onError: showApiError,
    onSettled: () => server.ownDomains.list.invalidate(),
  })
  if (pages.length === 0) return null
  return (
    <div className="mt-3 max-w-xs">
      <ChoiceField
        label={`Author page at ${host}`}
        value={pageId ?? ''}
        none="None"
        choices={pages.map(({ id, name }) => ({ code: id, name }))}
        onChange={(id) => choose.mutate({ host, ...(id && { pageId: id }) })}
      />
    </div>
  )
}
