import { SIGN_IN_METHOD_NAME_MAX_LENGTH } from '@everyshelf/domain/schemas'
import type { ReactNode } from 'react'
import { RenamableRow } from '../renamable-row.tsx'

interface MethodRowProps {
  readonly icon: ReactNode
  readonly name: string
  /** When it was added and used. */
  readonly facts: string
  readonly onRename: (name: string) => Promise<unknown>
  readonly onRemove: () => void
}

/** A passkey or an authenticator app in its list. */
export function MethodRow(props: MethodRowProps) {
  const rename = {
    label: 'Name',
    initial: props.name,
    maxLength: SIGN_IN_METHOD_NAME_MAX_LENGTH,
  }
  return <RenamableRow {...props} rename={rename} removeLabel="Remove" />
}
