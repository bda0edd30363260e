import type { TagOwner } from '@everyshelf/domain/affiliate'
import { translate } from '../../locales/translate.ts'

/** Who may earn from a Global Link: the stores' rules want it said beside the link. */
export function EarnerNote({ owners }: { readonly owners: readonly TagOwner[] }) {
  const text = describe(owners)
  return text && <p className="m-0 mt-1 text-xs text-ink-soft">{text}</p>
}

function describe(owners: readonly TagOwner[]): string | null {
  const isOwn = owners.includes('owner')
  if (!owners.includes('service')) return isOwn ? translate('earnerYou') : null
  return translate(isOwn ? 'earnerBoth' : 'earnerEveryshelf')
}
