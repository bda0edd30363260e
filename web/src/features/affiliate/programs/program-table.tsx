import { type ConfirmedPlaces, linkChannels, type ProgramIds } from '@everyshelf/domain/affiliate'
import { Button } from '@everyshelf/ui/primitives'
import { useId, useState } from 'react'
import { channelNames } from '../../../components/channels/channel-names.ts'
import type { ProgramRow } from './program-rows.ts'
import { ProgramTableRow } from './program-table-row.tsx'

interface ProgramTableProps {
  readonly amazon: readonly ProgramRow[]
  readonly retailers: readonly ProgramRow[]
  readonly places: ConfirmedPlaces
  readonly programs: ProgramIds
  readonly isPremium: boolean
}

/** Every affiliate program: whether the author's tag is set, where it may be, and who says so. */
export function ProgramTable({
  amazon,
  retailers,
  places,
  programs,
  isPremium,
}: ProgramTableProps) {
  const id = useId()
  const [isWhole, setWhole] = useState(false)
  const shown = amazon.filter(
    (row) => isWhole || row.isSet || (row.kind === 'amazon' && row.marketplace.core),
  )
  const hidden = amazon.length - shown.length
  const context = { places, programs, isPremium }
  return (
    <>
      <p id={id} className="mt-0 mb-4 max-w-[62ch] text-sm text-ink-soft text-pretty">
        Check mark: links there carry your tag once you set it. Dash: the program forbids tags
        there. Question mark: we found no rule, so links there carry no tag.
      </p>
      <table
        aria-describedby={id}
        className="w-full border-collapse border-b border-rule text-left text-sm"
      >
        <caption className="sr-only">Your affiliate programs, and where your tags work</caption>
        <thead className="text-ink-soft max-lg:sr-only">
          <tr>
            <Heading>Program</Heading>
            <Heading>Status</Heading>
            {linkChannels.map((channel) => (
              <Heading key={channel}>{channelNames[channel]}</Heading>
            ))}
            <Heading>Source</Heading>
          </tr>
        </thead>
        <tbody id={`${id}-amazon`}>
          {shown.map((row) => (
            <ProgramTableRow key={row.country} row={row} {...context} />
          ))}
          {hidden > 0 && (
            <tr className="border-t border-rule max-lg:flex">
              <td colSpan={linkChannels.length + 3} className="py-1">
                <Button
                  kind="quiet"
                  size="small"
                  className="-ml-3"
                  aria-controls={`${id}-amazon`}
                  onClick={() => setWhole(true)}
                >
                  Show {hidden} more Amazon stores
                </Button>
              </td>
            </tr>
          )}
        </tbody>
        <tbody>
          {retailers.map((row) => (
            <ProgramTableRow key={row.program} row={row} {...context} />
          ))}
        </tbody>
      </table>
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
