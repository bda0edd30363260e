import { type ConfirmedPlaces, linkChannels, type ProgramIds } from '@everyshelf/domain/affiliate'
import { Button, Disclosure } from '@everyshelf/ui/primitives'
import { type ReactNode, useState } from 'react'
import { channelNames } from '../../../components/channels/channel-names.ts'
import { useIsNarrow } from '../../../components/layout/use-is-narrow.ts'
import { ChannelAnswer } from './channel-answer.tsx'
import { ProgramName, ProgramSource, ProgramStatus } from './program-facts.tsx'
import { ProgramIdsButton } from './program-ids-button.tsx'
import { findChannelState, type ProgramRow } from './program-rows.ts'
import { ProgramTable } from './program-table.tsx'

/** What the author set for all programs. */
export interface AuthorPrograms {
  readonly places: ConfirmedPlaces
  readonly programs: ProgramIds
  readonly isPremium: boolean
}

interface ProgramsProps extends AuthorPrograms {
  readonly amazon: readonly ProgramRow[]
  readonly retailers: readonly ProgramRow[]
}

/** The narrowest page that has room for the table. */
const TABLE_BREAKPOINT_PX = 1024

/** Every affiliate program: whether the author's tag is set, where it may be, and who says so. */
export function Programs({ amazon, retailers, ...author }: ProgramsProps) {
  const [isWhole, setWhole] = useState(false)
  const shown = amazon.filter(
    (row) => isWhole || row.isSet || (row.kind === 'amazon' && row.marketplace.core),
  )
  const hidden = amazon.length - shown.length
  const Rows = useIsNarrow(TABLE_BREAKPOINT_PX) ? ProgramList : ProgramTable
  return (
    <Rows amazon={shown} retailers={retailers} author={author}>
      {hidden > 0 && (
        <Button kind="quiet" size="small" className="-ml-3" onClick={() => setWhole(true)}>
          Show {hidden} more Amazon stores
        </Button>
      )}
    </Rows>
  )
}

export interface ProgramRowsProps {
  readonly amazon: readonly ProgramRow[]
  readonly retailers: readonly ProgramRow[]
  readonly author: AuthorPrograms
  /** The button for more Amazon stores; false if all are shown. */
  readonly children: ReactNode
}

/** The programs on a phone or tablet: each is one line that opens. */
function ProgramList({ amazon, retailers, author, children }: ProgramRowsProps) {
  return (
    <ul aria-label="Your affiliate programs" className="m-0 list-none border-b border-rule p-0">
      {amazon.map((row) => (
        <ProgramItem key={row.country} row={row} {...author} />
      ))}
      {children && <li className="border-t border-rule py-1">{children}</li>}
      {retailers.map((row) => (
        <ProgramItem key={row.program} row={row} {...author} />
      ))}
    </ul>
  )
}

interface ProgramItemProps extends AuthorPrograms {
  readonly row: ProgramRow
}

function ProgramItem({ row, places, programs, isPremium }: ProgramItemProps) {
  return (
    <li>
      <Disclosure
        isCompact
        title={
          <span className="flex min-w-0 grow flex-wrap items-center gap-x-3">
            <ProgramName row={row} />
            <span className="ml-auto">
              <ProgramStatus row={row} isPremium={isPremium} />
            </span>
          </span>
        }
      >
        <dl className="m-0 grid grid-cols-[9rem_1fr] items-center gap-y-1.5 text-sm">
          {linkChannels.map((channel) => (
            <div key={channel} className="contents">
              <dt className="text-ink-soft">{channelNames[channel]}</dt>
              <dd className="m-0 flex">
                <ChannelAnswer state={findChannelState(row, channel, places)} />
              </dd>
            </div>
          ))}
          <dt className="text-ink-soft">Source</dt>
          <dd className="m-0">
            <ProgramSource row={row} />
          </dd>
          {row.kind === 'retailer' && isPremium && (
            <>
              <dt className="text-ink-soft">Your IDs</dt>
              <dd className="-ml-3 mb-0">
                <ProgramIdsButton retailer={row.retailer} saved={programs[row.program]} />
              </dd>
            </>
          )}
        </dl>
      </Disclosure>
    </li>
  )
}
