import { earnsAtAmazon, getDisclosureIn, type TagOwner } from '@everyshelf/domain/affiliate'
import { baseLanguage } from '@everyshelf/domain/countries'
import { getLanguage } from '../messages/translate.ts'

/** The sentence of Amazon's program beside links that can earn, in the popup's language. */
export function AssociateStatement({ owners }: { readonly owners: readonly TagOwner[] }) {
  if (!earnsAtAmazon(owners)) return null
  const { language, statement } = getDisclosureIn(baseLanguage(getLanguage()))
  return (
    <p lang={language} className="m-0 mt-1 text-xs text-ink-soft">
      {statement}
    </p>
  )
}
