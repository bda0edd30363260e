import { translateCount } from '../../messages/translate.ts'
import { Translated } from '../../pages/translated.tsx'

/** The clicks of a saved link in the last 30 days; renders nothing until they are known. */
export function ClickCount({ clicks }: { readonly clicks: number | undefined }) {
  if (clicks === undefined) return null
  return (
    <p className="m-0 mt-2 text-sm text-ink-soft">
      <Translated
        name="clicksIn30Days"
        values={{
          clicks: (
            <strong className="tabular font-semibold text-ink">
              {translateCount('clicks', clicks)}
            </strong>
          ),
        }}
      />
    </p>
  )
}
