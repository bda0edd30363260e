import { describeError } from '@everyshelf/ui/labels'
import { Button } from '@everyshelf/ui/primitives'
import { translate } from '../../locales/translate.ts'
import { runSaves } from '../../saving/run-saves.ts'
import { useWaiting } from '../../saving/use-waiting.ts'
import { askAgain, forgetWaiting } from '../../saving/waiting-saves.ts'
import { readKeeper } from '../../storage/keeper.ts'

/** What is not on the server yet, and what will not be. */
export function WaitingList() {
  const waiting = useWaiting()
  if (waiting.length === 0) return null
  const hasTrouble = waiting.some(({ trouble }) => trouble !== null)
  return (
    <section aria-label={translate('waitingLinks')} className="mb-5 rounded-md bg-wash px-3 py-2">
      <ul className="m-0 list-none p-0">
        {waiting.map(({ key, title, trouble, refusal }) => (
          <li key={key} className="flex items-center gap-2 py-1">
            <span className="min-w-0 flex-1">
              <span className="block truncate font-medium">{title}</span>
              <span className="block text-sm text-ink-soft">
                {refusal
                  ? translate('notSavedBecause', describeError(refusal).title)
                  : trouble
                    ? translate('waitingBecause', describeError(trouble).title)
                    : translate('saving')}
              </span>
            </span>
            <Button
              kind="quiet"
              size="small"
              aria-label={translate('dismissName', title)}
              onClick={() => void forgetWaiting(key)}
            >
              {translate('dismiss')}
            </Button>
          </li>
        ))}
      </ul>
      {hasTrouble && (
        <Button
          kind="outline"
          size="small"
          className="my-1"
          onClick={() => void readKeeper().then(askAgain).then(runSaves)}
        >
          {translate('tryNow')}
        </Button>
      )}
    </section>
  )
}
