import { showError } from '@everyshelf/ui/toast'
import { type ComponentType, useEffect, useEffectEvent, useState } from 'react'
import { fetchOnce } from './fetch-once.ts'

interface DialogProps {
  readonly onClose: () => void
}

/**
 * A dialog whose code is fetched when it is opened. If that fails, a toast says so and the dialog
 * counts as closed; the next click tries again.
 *
 * @example lazyDialog(() => import('./qr-dialog.tsx'), ({ QrDialog }) => QrDialog)
 */
export function lazyDialog<Module, Props extends DialogProps>(
  load: () => Promise<Module>,
  pick: (module: Module) => ComponentType<Props>,
) {
  const dialog = fetchOnce(async () => pick(await load()))
  const { preload, openerProps } = dialog

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
  return Object.assign(Dialog, { preload, openerProps })
}
