import type { ConfirmedPlaces, ProgramIds } from '@everyshelf/domain/affiliate'
import { Button } from '@everyshelf/ui/primitives'
import { type ReactNode, useState } from 'react'
import { useIsNarrow } from '../../../components/layout/use-is-narrow.ts'
import { ProgramList } from './program-list.tsx'
import type { ProgramRow } from './program-rows.ts'
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
