import { showError } from '@everyshelf/ui/toast'
import { type ComponentType, type ReactNode, useEffect, useEffectEvent, useState } from 'react'
import { fetchOnce } from './fetch-once.ts'

interface DialogProps {
  readonly onClose: () => void
}

interface LazyDialog<Props> {
  (props: Props): ReactNode
  /** Fetches the dialog before it is asked for; a failure waits until it is. */
  readonly preload: () => void
}

/**
 * A dialog that is fetched when it is opened. One that cannot be fetched says so and counts as closed:
 * the page stays as it is, and the next press tries again.
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
