import type { RouterOutputs } from '@everyshelf/server/api'
import { buttonClasses } from '@everyshelf/ui/primitives'
import { Link } from 'react-router'
import { paths } from '../../../app/paths.ts'
import { CodeForm } from './code-form.tsx'
import { ConnectSheet } from './connect-sheet.tsx'

interface CodeOutcomeProps {
  readonly state: RouterOutputs['devices']['review']['state']
  /** Whether it was answered here, a moment ago. */
  readonly isOwnAnswer: boolean
  readonly onCode: (code: string) => void
}

/** What has become of a code that nobody needs to answer any more. */
export function CodeOutcome({ state, isOwnAnswer, onCode }: CodeOutcomeProps) {
  if (state === 'unknown') {
    return (
      <CodeForm
        title="We do not know this code"
        lead="Is a letter mistyped? It may also have been used already, or be too old. The extension gives you a new one when you press Connect there."
        onCode={onCode}
      />
    )
  }
  if (state === 'approved') return isOwnAnswer ? <Connected /> : <Used />
  if (state === 'denied') {
    return (
      <ConnectSheet
        title="Not connected"
        lead="The request was denied, and the extension has no way into your account."
      >
        <p className="m-0 text-ink-soft">
          Somebody sent you the code? You need do nothing more; it is worth nothing now.
        </p>
      </ConnectSheet>
    )
  }
  return (
    <ConnectSheet
      title="This code has expired"
      lead="A code can be answered for ten minutes. Press Connect in the extension for a new one."
    />
  )
}

function Connected() {
  return (
    <ConnectSheet
      title="Connected"
      lead="You can go back to the extension. It is yours within a few seconds."
    >
      <DevicesLink />
    </ConnectSheet>
  )
}

function Used() {
  return (
    <ConnectSheet
      title="This code has been used"
      lead="It was approved already. If that was you, the extension is connected."
    >
      <p className="mt-0 mb-6 text-ink-soft">
        It was not you? Look at your connected devices, and disconnect what you do not know.
      </p>
      <DevicesLink />
    </ConnectSheet>
  )
}

function DevicesLink() {
  return (
    <Link to={`${paths.profile}#devices`} className={buttonClasses('outline')}>
      Connected devices
    </Link>
  )
}
