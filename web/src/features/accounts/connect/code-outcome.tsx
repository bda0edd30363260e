import { DEVICE_CODE_MINUTES } from '@everyshelf/domain/limits'
import type { RouterOutputs } from '@everyshelf/server/api'
import { buttonClasses } from '@everyshelf/ui/primitives'
import { Link } from 'react-router'
import { paths } from '../../../lib/paths.ts'
import { CodeForm } from './code-form.tsx'
import { ConnectLayout } from './connect-layout.tsx'

interface CodeOutcomeProps {
  readonly state: RouterOutputs['devices']['review']['state']
  /** Whether the user just approved or denied the code on this page. */
  readonly isAnsweredHere: boolean
  readonly isCommandLine: boolean
  readonly onCode: (code: string) => void
}

/** Shows a code that can no longer be approved or denied, and why. */
export function CodeOutcome({ state, isAnsweredHere, isCommandLine, onCode }: CodeOutcomeProps) {
  if (state === 'unknown') {
    return (
      <CodeForm
        title="Code not recognized"
        lead="Check for typos. If the code is old or already used, connect again to get a new one."
        onCode={onCode}
      />
    )
  }
  if (state === 'approved') {
    return isAnsweredHere ? <Connected isCommandLine={isCommandLine} /> : <Used />
  }
  if (state === 'denied') {
    return (
      <ConnectLayout
        title="Not connected"
        lead="The request was denied. Nothing got access to your account."
      >
        <p className="m-0 text-ink-soft">
          Did someone send you this code? It no longer works, and you don’t need to do anything.
        </p>
      </ConnectLayout>
    )
  }
  return (
    <ConnectLayout
      title="This code has expired"
      lead={`Codes expire after ${DEVICE_CODE_MINUTES} minutes. Connect again to get a new one.`}
    />
  )
}

function Connected({ isCommandLine }: Pick<CodeOutcomeProps, 'isCommandLine'>) {
  return (
    <ConnectLayout
      title="Connected"
      lead={
        isCommandLine
          ? 'Go back to your terminal. It continues in a few seconds.'
          : 'Go back to the extension. It will be ready in a few seconds.'
      }
      isCommandLine={isCommandLine}
    >
      {isCommandLine ? <KeysLink /> : <DevicesLink />}
    </ConnectLayout>
  )
}

function Used() {
  return (
    <ConnectLayout
      title="This code has been used"
      lead="It was already approved. If you approved it, you don’t need to do anything."
    >
      <p className="mt-0 mb-6 text-ink-soft">
        If it wasn’t you, check your connected devices and API keys. Remove any you don’t recognize.
      </p>
      <div className="flex flex-wrap gap-3">
        <DevicesLink />
        <KeysLink />
      </div>
    </ConnectLayout>
  )
}

function DevicesLink() {
  return (
    <Link to={paths.profileDevices} className={buttonClasses('outline')}>
      View connected devices
    </Link>
  )
}

function KeysLink() {
  return (
    <Link to={paths.profileApiKeys} className={buttonClasses('outline')}>
      View API keys
    </Link>
  )
}
