import { linkChannels } from '@everyshelf/domain/affiliate'
import { useId } from 'react'
import { channelNames } from '../../../components/channels/channel-names.ts'
import { ProgramTableRow } from './program-table-row.tsx'
import type { ProgramRowsProps } from './programs.tsx'

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
