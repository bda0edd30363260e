import { translate } from '../messages/translate.ts'

const facts = [
  'privacyPage',
  'privacyBookNumber',
  'privacyTypedText',
  'privacyShortLinks',
  'privacySave',
  'privacyLocal',
  'privacyAccount',
  'privacyCover',
  'privacyUnchanged',
] as const

export function DataNotice() {
  return (
    <>
      <h2 className="m-0 font-display text-2xl">{translate('privacyHeading')}</h2>
      <ul className="m-0 mt-3 list-disc pl-5 text-ink-soft">
        {facts.map((fact) => (
          <li key={fact} className="mt-2">
            {translate(fact)}
          </li>
        ))}
      </ul>
      <h2 className="m-0 mt-8 font-display text-2xl">{translate('affiliateHeading')}</h2>
      <p className="m-0 mt-3 text-ink-soft">{translate('affiliateNotice')}</p>
    </>
  )
}
