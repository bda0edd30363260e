import { linkChannels } from '@everyshelf/domain/affiliate'
import { useId } from 'react'
import { channelNames } from '../../../components/channels/channel-names.ts'
import { ChannelAnswer } from './channel-answer.tsx'
import { ProgramName, ProgramSource, ProgramStatus } from './program-facts.tsx'
import { ProgramIdsButton } from './program-ids-button.tsx'
import { findChannelState, type ProgramRow } from './program-rows.ts'
import type { AuthorPrograms, ProgramRowsProps } from './programs.tsx'

export function ProgramTable({ amazon, retailers, author, children }: ProgramRowsProps) {
  const id = useId()
  return (
    <>
      <p id={id} className="mt-0 mb-4 max-w-[62ch] text-sm text-ink-soft text-pretty">
        Check mark: links there carry your tag once you set it. Dash: the program forbids tags
        there. Question mark: we found no rule, so links there carry no tag.
      </p>
      {/* With large letters, the table scrolls instead of the page. */}
      <div className="relative overflow-x-auto">
        <table
          aria-describedby={id}
          className="w-full border-collapse border-b border-rule text-left text-sm"
        >
          <caption className="sr-only">Your affiliate programs, and where your tags work</caption>
          <thead className="text-ink-soft">
            <tr>
              <Heading>Program</Heading>
              <Heading>Status</Heading>
              {linkChannels.map((channel) => (
                <Heading key={channel}>{channelNames[channel]}</Heading>
              ))}
              <Heading>Source</Heading>
            </tr>
          </thead>
          <tbody>
            {amazon.map((row) => (
              <ProgramTableRow key={row.country} row={row} {...author} />
            ))}
            {children && (
              <tr className="border-t border-rule">
                <td colSpan={linkChannels.length + 3} className="py-1">
                  {children}
                </td>
              </tr>
            )}
          </tbody>
          <tbody>
            {retailers.map((row) => (
              <ProgramTableRow key={row.program} row={row} {...author} />
            ))}
          </tbody>
        </table>
      </div>
    </>
  )
}

function Heading({ children }: { readonly children: string }) {
  return (
    <th scope="col" className="py-2 pr-3 font-medium">
      {children}
    </th>
  )
}

interface ProgramTableRowProps extends AuthorPrograms {
  readonly row: ProgramRow
}

function ProgramTableRow({ row, places, programs, isPremium }: ProgramTableRowProps) {
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
