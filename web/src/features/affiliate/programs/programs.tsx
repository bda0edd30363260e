import {
  type ConfirmedChannels,
  linkChannels,
  listProgramFields,
  type ProgramIds,
} from '@everyshelf/domain/affiliate'
import { findAffiliateProgram } from '@everyshelf/domain/affiliate-programs'
import type { Retailer, RetailerCode } from '@everyshelf/domain/retailers'
import { Button, Dialog, Disclosure } from '@everyshelf/ui/primitives'
import { type ReactNode, useId, useState } from 'react'
import { channels } from '../../../components/channels/channels.ts'
import { ExternalLink } from '../../../components/external-link.tsx'
import { useIsNarrow } from '../../../components/layout/use-is-narrow.ts'
import { ProgramForm } from '../../../components/programs/program-form.tsx'
import { ChannelStatus } from './channel-status.tsx'
import { ProgramName, ProgramSource, ProgramStatus } from './program-facts.tsx'
import { findChannelState, type ProgramRow } from './program-rows.ts'

/** What the author set for all programs. */
interface AuthorPrograms {
  readonly tagChannels: ConfirmedChannels
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

interface ProgramRowsProps {
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

function ProgramItem({ row, tagChannels, programs, isPremium }: ProgramItemProps) {
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
              <dt className="text-ink-soft">{channels[channel].name}</dt>
              <dd className="m-0 flex">
                <ChannelStatus state={findChannelState(row, channel, tagChannels)} />
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

function ProgramTable({ amazon, retailers, author, children }: ProgramRowsProps) {
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
                <Heading key={channel}>{channels[channel].name}</Heading>
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

function ProgramTableRow({ row, tagChannels, programs, isPremium }: ProgramTableRowProps) {
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
          <span className="sr-only">{channels[channel].name}: </span>
          <ChannelStatus state={findChannelState(row, channel, tagChannels)} hidesText />
        </td>
      ))}
      <td className="py-1.5 whitespace-nowrap">
        <ProgramSource row={row} />
      </td>
    </tr>
  )
}

interface ProgramIdsButtonProps {
  readonly retailer: Retailer
  readonly saved: ProgramIds[RetailerCode]
}

/** Opens the form for the author's IDs at one retailer's program. */
function ProgramIdsButton({ retailer, saved }: ProgramIdsButtonProps) {
  const [isOpen, setOpen] = useState(false)
  const { code, name } = retailer
  const signUpUrl = findAffiliateProgram(code)?.signUpUrl
  return (
    <>
      <Button kind="quiet" size="small" onClick={() => setOpen(true)}>
        {saved ? 'Change' : 'Set'}
        <span className="sr-only"> your IDs at {name}</span>
      </Button>
      <Dialog
        open={isOpen}
        onOpenChange={setOpen}
        title={`Your IDs at ${name}`}
        description="Your links carry your IDs where the program allows it."
      >
        <div className="mt-5 whitespace-normal">
          <ProgramForm
            retailer={retailer}
            fields={listProgramFields(retailer)}
            saved={saved}
            onSaved={() => setOpen(false)}
          />
          {signUpUrl && (
            <ExternalLink href={signUpUrl} about={` of ${name}`}>
              Join the program
            </ExternalLink>
          )}
        </div>
      </Dialog>
    </>
  )
}
