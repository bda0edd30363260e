import { linkChannels } from '@everyshelf/domain/affiliate'
import { channelNames } from '../../../components/channels/channel-names.ts'
import { ChannelAnswer } from './channel-answer.tsx'
import { ProgramName, ProgramSource, ProgramStatus } from './program-facts.tsx'
import { ProgramIdsButton } from './program-ids-button.tsx'
import { findChannelState, type ProgramRow } from './program-rows.ts'
import type { AuthorPrograms } from './programs.tsx'

interface ProgramTableRowProps extends AuthorPrograms {
  readonly row: ProgramRow
}

export function ProgramTableRow({ row, places, programs, isPremium }: ProgramTableRowProps) {
  return (
    <tr className="border-t border-rule">
      <th scope="row" className="py-1.5 pr-3 font-medium">
        <ProgramName row={row} />
      </th>
      <td className="py-1.5 pr-3 whitespace-nowrap">
        <ProgramStatus row={row} isPremium={isPremium} />
        {row.kind === 'retailer' && isPremium && (
          <span className="ml-2">
            <ProgramIdsButton retailer={row.retailer} saved={programs[row.program]} />
          </span>
        )}
      </td>
      {linkChannels.map((channel) => (
        <td key={channel} className="py-2 pr-3">
          <span className="sr-only">{channelNames[channel]}: </span>
          <ChannelAnswer state={findChannelState(row, channel, places)} hidesText />
        </td>
      ))}
      <td className="py-1.5 whitespace-nowrap">
        <ProgramSource row={row} />
      </td>
    </tr>
  )
}
