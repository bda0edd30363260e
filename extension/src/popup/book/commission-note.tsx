import type { TagOwner } from '@everyshelf/domain/affiliate'
import { translate } from '../../messages/translate.ts'

/** Who may earn a commission: the affiliate programs require this next to the link. */
export function CommissionNote({ owners }: { readonly owners: readonly TagOwner[] }) {
  const text = describe(owners)
  return text && <p className="m-0 mt-1 text-xs text-ink-soft">{text}</p>
}

function describe(owners: readonly TagOwner[]): string | null {
  const isOwn = owners.includes('owner')
  if (!owners.includes('service') && !owners.includes('service-us'))
    return isOwn ? translate('earnerYou') : null
  return translate(isOwn ? 'earnerBoth' : 'earnerEveryshelf')
}
