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
      lead="If you lose your app, use one of these codes to sign in or unlock the admin area. Each code works once. You will not see the codes again."
    >
      <RecoveryCodeList {...props} />
    </GatePage>
  )
}
