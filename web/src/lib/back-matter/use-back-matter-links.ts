import { readApiError } from '@everyshelf/client'
import type { RouterOutputs } from '@everyshelf/server/api'
import { showError } from '@everyshelf/ui/toast'
import { trpc } from '../api/trpc.tsx'

/** A link as the back matter of books names it. */
export type BackMatterLink = RouterOutputs['links']['backMatter'][number]

/** The slugs of links inside books, which never carry affiliate tags. */
export function useBackMatterLinks(ids: readonly string[], { isEnabled = true } = {}) {
  const utils = trpc.useUtils()
  const input = { ids: [...ids] }
  const { data, error, refetch } = trpc.links.backMatter.useQuery(input, { enabled: isEnabled })
  const { mutateAsync, isPending } = trpc.links.createBookSlugs.useMutation()
  const loadError: unknown = data ? null : error
  return {
    /** In the order of the ids; undefined until they are loaded. */
    links: data,
    /** Whether every link has its slugs for ebooks and print. */
    isComplete: data?.every(({ slugs }) => slugs.ebook !== null && slugs.print !== null) ?? false,
    error: loadError,
    retry: () => void refetch(),
    isCreating: isPending,
    /** Creates the slugs that are missing, of these links or of others. */
    create: async (wanted: readonly string[] = ids) => {
      const created = { ids: [...wanted] }
      try {
        const links = await mutateAsync(created)
        await utils.links.backMatter.invalidate()
        utils.links.backMatter.setData(created, links)
      } catch (failure) {
        showError(readApiError(failure).code)
      }
    },
  }
}
