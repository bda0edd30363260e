import { RecoveryCodeList } from '../../../components/two-factor/recovery-code-list.tsx'
import { GatePage } from './gate-page.tsx'

interface RecoveryCodesProps {
  readonly codes: readonly string[]
  readonly onDone: () => void
}

/** Codes for an admin who loses the app. */
export function RecoveryCodes(props: RecoveryCodesProps) {
  return (
    <GatePage
      title="Save your recovery codes"
      lead="If you lose your app, each code signs you in or unlocks the admin area once. They are shown only now."
    >
      <RecoveryCodeList {...props} />
    </GatePage>
  )
}
