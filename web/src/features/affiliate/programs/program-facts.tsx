import { findTagRule } from '@everyshelf/domain/affiliate'
import { formatDay } from '@everyshelf/domain/format'
import { MarketplaceName } from '@everyshelf/ui/marketplaces'
import { Badge } from '@everyshelf/ui/primitives'
import { ExternalLink } from '../../../components/external-link.tsx'
import { StoreSign } from '../../../components/store-sign.tsx'
import type { ProgramRow } from './program-rows.ts'

interface ProgramFactProps {
  readonly row: ProgramRow
}

export function ProgramName({ row }: ProgramFactProps) {
  if (row.kind === 'amazon') return <MarketplaceName code={row.marketplace.code} />
  return <StoreSign code={row.program} />
}

interface ProgramStatusProps extends ProgramFactProps {
  readonly isPremium: boolean
}

export function ProgramStatus({ row, isPremium }: ProgramStatusProps) {
  return (
    <Badge tone={row.isSet && isPremium ? 'accent' : 'plain'}>{describe(row, isPremium)}</Badge>
  )
}

function describe({ kind, isSet }: ProgramRow, isPremium: boolean): string {
  if (!isSet) return 'Not set'
  if (!isPremium) return 'Inactive'
  return kind === 'amazon' ? 'Tag set' : 'IDs set'
}

/** The page about tags on websites. "What each source says" lists the others. */
export function ProgramSource({ row }: ProgramFactProps) {
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
