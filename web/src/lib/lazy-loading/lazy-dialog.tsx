import { showError } from '@everyshelf/ui/toast'
import { type ComponentType, type ReactNode, useEffect, useEffectEvent, useState } from 'react'
import { fetchOnce } from './fetch-once.ts'

interface DialogProps {
  readonly onClose: () => void
}

interface LazyDialog<Props> {
  (props: Props): ReactNode
  /** Fetches the dialog early. A failure is reported only when it is opened. */
  readonly preload: () => void
}

/**
 * A dialog whose code is fetched when it is opened. If that fails, a toast says so and the dialog
 * counts as closed; the next click tries again.
 */
export function lazyDialog<Props extends DialogProps>(
  load: () => Promise<ComponentType<Props>>,
): LazyDialog<Props> {
  const dialog = fetchOnce(load)

  // biome-ignore lint/correctness/noComponentHookFactories: called once per module, never in a render
  function Dialog(props: Props) {
    const [Shown, setShown] = useState(dialog.read)
    const fail = useEffectEvent(() => {
      props.onClose()
      showError('offline')
    })
    useEffect(() => {
      let isGone = false
      dialog.fetch().then(
        (next) => isGone || setShown(() => next),
        () => isGone || fail(),
      )
      return () => {
        isGone = true
      }
    }, [])
    return Shown && <Shown {...props} />
  }
  return Object.assign(Dialog, { preload: dialog.preload })
}
