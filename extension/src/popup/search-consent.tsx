import { Button } from '@everyshelf/ui/primitives'
import { translate } from '../messages/translate.ts'
import { openOptions } from './close-popup.ts'

/** In Firefox, instead of results: the options ask whether the words may be sent. */
export function SearchConsent() {
  return (
    <>
      <p role="status" className="m-0 mt-3 mb-2 text-sm text-ink-soft">
        {translate('turnOnSearch')}
      </p>
      <Button kind="outline" size="small" onClick={() => void openOptions()}>
        {translate('openOptions')}
      </Button>
    </>
  )
}
