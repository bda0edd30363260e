import { readApiError } from '@everyshelf/client'
import type { AffiliateTag } from '@everyshelf/domain/affiliate'
import type { MarketplaceCode } from '@everyshelf/domain/marketplaces'
import { explainTagFailure } from '@everyshelf/ui/affiliate'
import { marketplaceTitle } from '@everyshelf/ui/marketplaces'
import { showFailure } from '@everyshelf/ui/toast'
import { trpc } from '../../lib/api/trpc.tsx'
import { readSession, refreshSession } from '../../lib/session/session-store.ts'
import { showToast, toastTexts } from '../../lib/toasts.ts'

/** New tags by marketplace. An empty text removes the tag. */
export type TagChanges = Readonly<Partial<Record<MarketplaceCode, AffiliateTag | ''>>>

export type OwnTags = ReturnType<typeof useOwnTags>

/** The user's own tags, with functions to change them. */
export function useOwnTags() {
  // The extension may have changed them since.
  const profile = trpc.profile.get.useQuery(undefined, { refetchOnWindowFocus: 'always' })
  const server = trpc.useUtils()
  // Mutations run one at a time, so the response to the last change wins.
  const { mutateAsync } = trpc.profile.update.useMutation({ scope: { id: 'affiliate-tags' } })

  /** Returns whether saving worked, and shows a toast when it failed. */
  const save = async (affiliateTags: TagChanges) => {
    try {
      const response = await mutateAsync({ affiliateTags })
      server.profile.get.setData(undefined, response)
      void server.profile.tagChanges.invalidate()
      // The notices about affiliate links depend on whether the account has tags.
      const hasTags = Object.keys(response.affiliateTags).length > 0
      if (hasTags !== readSession().user?.hasOwnTags) void refreshSession()
      return true
    } catch (error) {
      const cause = readApiError(error)
      if (cause.code === 'premium-required') void refreshSession()
      showFailure(explainTagFailure(cause.code), cause)
      return false
    }
  }

  /** Removes a tag at once, and shows a toast with Undo. */
  const clear = async (marketplace: MarketplaceCode) => {
    const tag = profile.data?.affiliateTags[marketplace]
    if (!tag || !(await save({ [marketplace]: '' }))) return
    showToast(toastTexts['tag-removed'](marketplaceTitle(marketplace)), {
      label: 'Undo',
      altText: 'Enter the tag again to undo',
      onSelect: () => void save({ [marketplace]: tag }),
    })
  }

  const error: unknown = profile.error
  return {
    profile: profile.data,
    tags: profile.data?.affiliateTags,
    serviceTags: profile.data?.serviceTags ?? {},
    error,
    retry: () => void profile.refetch(),
    save,
    clear,
  }
}
