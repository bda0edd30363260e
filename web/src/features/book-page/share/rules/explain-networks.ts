import type { TagHolder } from '@everyshelf/domain/affiliate'
import { networkNames } from '../../../../components/channels/network-names.ts'
import { joinNames } from '../../../../components/countries/join-names.ts'

/**
 * Where a link for social media may be used while it carries the owner's Amazon tags: on the networks that
 * they confirmed. Null if they confirmed none, because the link then carries no Amazon tag.
 *
 * @example explainNetworks({ isPremium: true, tags, places: { networks: ['x'], isListOptIn: false } }) // 'Use it only on the networks you confirmed: X.'
 */
export function explainNetworks(owner: TagHolder | null): string | null {
  const networks = owner?.isPremium ? (owner.places?.networks ?? []) : []
  if (networks.length === 0) return null
  const names = networks.map((network) => networkNames[network])
  return `Use it only on the networks you confirmed: ${joinNames(names, names.length)}.`
}
