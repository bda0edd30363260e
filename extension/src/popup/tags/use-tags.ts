import { type ApiClient, readApiError } from '@everyshelf/client'
import type { AffiliateTag } from '@everyshelf/domain/affiliate'
import type { MarketplaceCode } from '@everyshelf/domain/marketplaces'
import type { ErrorCode } from '@everyshelf/domain/messages'
import { explainTagFailure } from '@everyshelf/ui/affiliate'
import { describeError } from '@everyshelf/ui/labels'
import { marketplaceTitle } from '@everyshelf/ui/marketplaces'
import { toasts } from '@everyshelf/ui/toast'
import { translate } from '../../locales/translate.ts'
import { readKeeper } from '../../storage/keeper.ts'
import { keptTags, type OwnTags } from '../../storage/kept-answer.ts'
import { openApi } from '../api.ts'
import { useKept } from '../use-kept.ts'

type TagChanges = Readonly<Partial<Record<MarketplaceCode, AffiliateTag | ''>>>

export interface Tags {
  readonly own: OwnTags | null
  readonly failure: ErrorCode | null
  readonly refresh: () => void
  /** Whether it worked; what did not is said. */
  readonly save: (changes: TagChanges) => Promise<boolean>
  /** Takes a tag away at once, and offers to bring it back. */
  readonly clear: (marketplace: MarketplaceCode) => Promise<void>
}

async function askTags(api: ApiClient): Promise<OwnTags> {
  const { affiliateTags, serviceTags, isPremium } = await api.profile.get.query()
  return { affiliateTags, serviceTags, isPremium }
}

/** The tags of who is connected, here and on the site the same. */
export function useTags(): Tags {
  const { value: own, failure, refresh } = useKept(keptTags, askTags)

  const save = async (affiliateTags: TagChanges) => {
    try {
      const keeper = await readKeeper()
      const answer = await (await openApi()).profile.update.mutate({ affiliateTags })
      const { serviceTags, isPremium } = answer
      await keptTags.write(keeper, { affiliateTags: answer.affiliateTags, serviceTags, isPremium })
      return true
    } catch (error) {
      const { code } = readApiError(error)
      if (code === 'premium-required') refresh()
      toasts.show({ ...describeError(explainTagFailure(code)), tone: 'error' })
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
