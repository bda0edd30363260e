import type { LinkChannel } from '@everyshelf/domain/affiliate'
import { channels } from '../../../../components/channels/channels.ts'
import type { StoreRule } from './list-store-rules.ts'

/** What the rule says, below the names of its stores. */
export function explainStoreRule(channel: LinkChannel, { rule }: Pick<StoreRule, 'rule'>): string {
  const place = channels[channel].where
  switch (rule?.permission) {
    case undefined:
      return `We found no rule that allows affiliate tags ${place}. This link has no tag there.`
    case 'always':
      return `The program allows affiliate tags ${place}.`
    case 'never':
      return `The program forbids affiliate tags ${place}.`
    case 'if-network-entered':
      return 'The program allows affiliate tags only on social networks in your affiliate account.'
    case 'if-list-opt-in':
      return `The program allows affiliate tags ${place} only for readers who signed up.`
  }
}

/** What the author has to confirm to use their tags; null if nothing. */
export function nameConfirmation({ rule, isAllowed }: StoreRule): string | null {
  if (isAllowed) return null
  switch (rule?.permission) {
    case 'if-network-entered':
      return 'Confirm your networks'
    case 'if-list-opt-in':
      return 'Confirm your mailing list'
    default:
      return null
  }
}
