import { type ApiClient, readApiError } from '@everyshelf/client'
import type { AffiliateTag } from '@everyshelf/domain/affiliate'
import type { MarketplaceCode } from '@everyshelf/domain/marketplaces'
import type { ErrorCode } from '@everyshelf/domain/messages'
import { explainTagFailure } from '@everyshelf/ui/affiliate'
import { marketplaceTitle } from '@everyshelf/ui/marketplaces'
import { showFailure, toasts } from '@everyshelf/ui/toast'
import { openApi } from '../../api/open-api.ts'
import { translate } from '../../messages/translate.ts'
import { readCacheOwner } from '../../storage/cache-owner.ts'
import { cachedTags, type OwnTags } from '../../storage/cached-response.ts'
import { useCachedResponse } from '../use-cached-response.ts'

type TagChanges = Readonly<Partial<Record<MarketplaceCode, AffiliateTag | ''>>>

export interface Tags {
  readonly own: OwnTags | null
  readonly failure: ErrorCode | null
  readonly refresh: () => void
  /** True on success; shows an error otherwise. */
  readonly save: (changes: TagChanges) => Promise<boolean>
  /** Removes a tag at once, and offers to undo that. */
  readonly clear: (marketplace: MarketplaceCode) => Promise<void>
}

async function fetchTags(api: ApiClient): Promise<OwnTags> {
  const { affiliateTags, serviceTags, isPremium } = await api.profile.get.query()
  return { affiliateTags, serviceTags, isPremium }
}

/** The connected account's affiliate tags, the same as on the website. */
export function useTags(): Tags {
  const { value, failure, isUnconfirmed, refresh } = useCachedResponse(cachedTags, fetchTags)
  const own = value && isUnconfirmed ? { ...value, isPremium: false } : value

  const save = async (affiliateTags: TagChanges) => {
    try {
      const owner = await readCacheOwner()
      const response = await (await openApi()).profile.update.mutate({ affiliateTags })
      const { serviceTags, isPremium } = response
      await cachedTags.write(owner, {
        affiliateTags: response.affiliateTags,
        serviceTags,
        isPremium,
      })
      return true
    } catch (error) {
      const cause = readApiError(error)
      if (cause.code === 'premium-required') refresh()
      showFailure(explainTagFailure(cause.code), cause)
      return false
    }
  }

  const clear = async (marketplace: MarketplaceCode) => {
    const tag = own?.affiliateTags[marketplace]
    if (!tag || !(await save({ [marketplace]: '' }))) return
    toasts.show({
      title: translate('tagRemoved'),
      text: marketplaceTitle(marketplace),
      tone: 'notice',
      action: {
        label: translate('undo'),
        altText: translate('tagUndoHint'),
        onSelect: () => void save({ [marketplace]: tag }),
      },
    })
  }

  return { own, failure, refresh, save, clear }
}
