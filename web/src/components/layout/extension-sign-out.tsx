import { LogOut } from 'lucide-react'
import { ApiProvider } from '../../lib/api/trpc.tsx'
import { useExtensionSignOut } from '../../lib/session/extension-sign-out.ts'

interface ExtensionSignOutProps {
  readonly className: string
  readonly onClick: () => void
}

/** In the menu: signs out and disconnects the extension. Hidden when none is in the same browser. */
export function ExtensionSignOut(props: ExtensionSignOutProps) {
  return (
    <ApiProvider>
      <Entry {...props} />
    </ApiProvider>
  )
}

function Entry({ className, onClick }: ExtensionSignOutProps) {
  const label = useExtensionSignOut()
  if (!label) return null
  return (
    <button type="button" className={className} onClick={onClick}>
      <LogOut aria-hidden="true" className="size-5 shrink-0" />
      {label}
    </button>
  )
}
