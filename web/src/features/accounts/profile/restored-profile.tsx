import { getMarketplace, isMarketplaceCode } from '@everyshelf/domain/marketplaces'
import {
  type AccountFile,
  findProfileAdditions,
  type PresentProfile,
} from '@everyshelf/domain/moving'
import { retailerName } from '@everyshelf/domain/retailers'
import { networkNames } from '../../../components/channels/network-names.ts'

interface RestoredProfileProps {
  readonly file: AccountFile
  readonly profile: PresentProfile & { readonly isPremium: boolean }
}

/** What the restore adds to the profile. A file could come from anyone, so the owner sees whose tags it has. */
export function RestoredProfile({ file, profile }: RestoredProfileProps) {
  const additions = listAdditions(file, profile)
  if (additions.length === 0) return null
  return (
    <>
      <p className="m-0 mt-3">It also adds to your account:</p>
      <ul className="mt-1 mb-0 pl-5">
        {additions.map((addition) => (
          <li key={addition} className="wrap-anywhere">
            {addition}
          </li>
        ))}
      </ul>
    </>
  )
}

function listAdditions(
  { profile: inFile }: AccountFile,
  profile: RestoredProfileProps['profile'],
): string[] {
  const { basics, earning } = findProfileAdditions(inFile, profile)
  const { username, timeZone } = basics
  const { affiliateTags = {}, programIds = {}, tagChannels } = profile.isPremium ? earning : {}
  const channels = tagChannels && [
    ...tagChannels.networks.map((network) => networkNames[network]),
    ...(tagChannels.isListOptIn ? ['your mailing list'] : []),
  ]
  return [
    ...(username ? [`Name: ${username}`] : []),
    ...(timeZone ? [`Time zone: ${timeZone}`] : []),
    ...Object.entries(affiliateTags).map(
      ([code, tag]) =>
        `Affiliate tag for ${isMarketplaceCode(code) ? getMarketplace(code).storeName : code}: ${tag}`,
    ),
    ...Object.entries(programIds).map(
      ([code, ids]) =>
        `Affiliate IDs for ${retailerName(code)}: ${Object.values(Object(ids)).join(', ')}`,
    ),
    ...(channels ? [`Channels for your tags: ${channels.join(', ')}`] : []),
  ]
}
