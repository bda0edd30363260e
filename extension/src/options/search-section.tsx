import { requestConsent, withdrawConsent } from '../browser-features/data-consent.ts'
import { useDataConsent } from '../browser-features/use-data-consent.ts'
import { translate } from '../messages/translate.ts'
import { SwitchRow } from './switch-row.tsx'

/** Firefox only: the switch is the browser's permission to send the words of a search. */
export function SearchSection() {
  const maySearch = useDataConsent('searchTerms')
  return (
    <>
      <h2 className="m-0 font-display text-2xl">{translate('bookSearch')}</h2>
      <p className="m-0 mt-3 mb-4 text-ink-soft">{translate('searchByWordsNote')}</p>
      {maySearch !== null && (
        <SwitchRow
          label={translate('searchByWords')}
          isOn={maySearch}
          onChange={(isOn) =>
            void (isOn ? requestConsent('searchTerms') : withdrawConsent('searchTerms'))
          }
        />
      )}
    </>
  )
}
