import {
  type ConfirmedPlaces,
  findTagRule,
  linkChannels,
  type ProgramIds,
} from '@everyshelf/domain/affiliate'
import { formatDay } from '@everyshelf/domain/format'
import { MarketplaceName } from '@everyshelf/ui/marketplaces'
import { Badge } from '@everyshelf/ui/primitives'
import { channelNames } from '../../../components/channels/channel-names.ts'
import { ExternalLink } from '../../../components/external-link.tsx'
import { StoreMark } from '../../../components/reader-page/store-mark.tsx'
import { ChannelAnswer } from './channel-answer.tsx'
import { ProgramIdsButton } from './program-ids-button.tsx'
import { findChannelState, type ProgramRow } from './program-rows.ts'

interface ProgramTableRowProps {
  readonly row: ProgramRow
  readonly places: ConfirmedPlaces
  readonly programs: ProgramIds
  readonly isPremium: boolean
}

export function ProgramTableRow({ row, places, programs, isPremium }: ProgramTableRowProps) {
  return (
    <tr className="border-t border-rule max-lg:flex max-lg:flex-wrap max-lg:items-center max-lg:py-3">
      <th scope="row" className="py-1.5 pr-3 font-medium max-lg:basis-[calc(100%-9rem)]">
        {row.kind === 'amazon' ? (
          <MarketplaceName code={row.marketplace.code} />
        ) : (
          <span className="inline-flex items-center gap-3">
            <span className="[&>svg]:size-6">
              <StoreMark code={row.program} />
            </span>
            {row.retailer.name}
          </span>
        )}
      </th>
      <td className="py-1.5 whitespace-nowrap max-lg:w-36 max-lg:text-right lg:pr-3">
        <Badge tone={row.isSet && isPremium ? 'accent' : 'plain'}>{describe(row, isPremium)}</Badge>
        {row.kind === 'retailer' && isPremium && (
          <ProgramIdsButton retailer={row.retailer} saved={programs[row.program]} />
        )}
      </td>
      {linkChannels.map((channel) => (
        <ChannelAnswer
          key={channel}
          name={channelNames[channel]}
          state={findChannelState(row, channel, places)}
        />
      ))}
      <td className="py-1.5 whitespace-nowrap max-lg:w-full max-lg:py-0">
        <Source row={row} />
      </td>
    </tr>
  )
}

function describe({ kind, isSet }: ProgramRow, isPremium: boolean): string {
  if (!isSet) return 'Not set'
  if (!isPremium) return 'Inactive'
  return kind === 'amazon' ? 'Tag set' : 'IDs set'
}

/** The page about tags on websites; the others are below the table. */
function Source({ row }: Pick<ProgramTableRowProps, 'row'>) {
  const rule = findTagRule(row.program, 'web', row.country)
  if (!rule) return null
  const name = row.kind === 'amazon' ? row.marketplace.storeName : row.retailer.name
  return (
    <>
      <ExternalLink href={rule.source} about={`, source for ${name}`}>
        {formatDay(rule.date)}
      </ExternalLink>
      {rule.isSecondHand && (
        <span className="text-xs text-ink-soft max-lg:ml-2 lg:block">secondhand</span>
      )}
    </>
  )
}
