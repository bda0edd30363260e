import { DEVICE_CODE_MINUTES } from '@everyshelf/domain/limits'
import type { RouterOutputs } from '@everyshelf/server/api'
import { buttonClasses } from '@everyshelf/ui/primitives'
import { Link } from 'react-router'
import { paths } from '../../../app/paths.ts'
import { CodeForm } from './code-form.tsx'
import { ConnectLayout } from './connect-layout.tsx'

interface CodeOutcomeProps {
  readonly state: RouterOutputs['devices']['review']['state']
  /** Whether the user just approved or denied the code on this page. */
  readonly isAnsweredHere: boolean
  readonly onCode: (code: string) => void
}

/** Shows a code that can no longer be approved or denied, and why. */
export function CodeOutcome({ state, isAnsweredHere, onCode }: CodeOutcomeProps) {
  if (state === 'unknown') {
    return (
      <CodeForm
        title="Code not recognized"
        lead="Check for typos. If the code is old or already used, click Connect in the extension for a new one."
        onCode={onCode}
      />
    )
  }
  if (state === 'approved') return isAnsweredHere ? <Connected /> : <Used />
  if (state === 'denied') {
    return (
      <ConnectLayout
        title="Not connected"
        lead="The request was denied. The extension has no access to your account."
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
      lead={`Codes expire after ${DEVICE_CODE_MINUTES} minutes. Click Connect in the extension for a new one.`}
    />
  )
}

function Connected() {
  return (
    <ConnectLayout
      title="Connected"
      lead="Go back to the extension. It will be ready in a few seconds."
    >
      <DevicesLink />
    </ConnectLayout>
  )
}

function Used() {
  return (
    <ConnectLayout
      title="This code has been used"
      lead="It was already approved. If you approved it, the extension is connected."
    >
      <p className="mt-0 mb-6 text-ink-soft">
        If it wasn’t you, check your connected devices and disconnect any you don’t recognize.
      </p>
      <DevicesLink />
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
