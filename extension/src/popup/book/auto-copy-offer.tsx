import { Button } from '@everyshelf/ui/primitives'
import { requestClipboard } from '../../browser-features/clipboard-permission.ts'
import { translate } from '../../messages/translate.ts'
import { changePreferences } from '../../storage/preferences.ts'

/** The question comes once; the options have it too. */
const answer = (autoCopy: boolean) => changePreferences({ autoCopy, isAutoCopyOffered: true })

/** After the first copy: whether opening the popup shall copy. */
export function AutoCopyOffer() {
  return (
    <div className="mt-2 flex flex-wrap items-center gap-x-1 text-sm">
      <p role="status" className="m-0 mr-auto">
        {translate('autoCopyOffer')}
      </p>
      <Button
        kind="outline"
        size="small"
        // Firefox opens its question only directly in the press.
        onClick={() => void requestClipboard().then(answer)}
      >
        {translate('turnOn')}
      </Button>
      <Button kind="quiet" size="small" onClick={() => void answer(false)}>
        {translate('notNow')}
      </Button>
    </div>
  )
}
