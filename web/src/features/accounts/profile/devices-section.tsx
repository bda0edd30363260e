import { readApiError } from '@everyshelf/client'
import { showError } from '@everyshelf/ui/toast'
import { AccountSection } from '../../../components/account-section.tsx'
import { LoadFailure } from '../../../components/load-failure.tsx'
import { trpc } from '../../../lib/api/trpc.tsx'
import { DeviceRow } from './device-row.tsx'

/** Extensions that are connected to the account. Signed-in browsers have their own section. */
export function DevicesSection() {
  const server = trpc.useUtils()
  const devices = trpc.devices.list.useQuery(undefined, { staleTime: 0 })
  const callbacks = {
    onError: (error: unknown) => void showError(readApiError(error).code),
    onSettled: () => server.devices.list.invalidate(),
  }
  const rename = trpc.devices.rename.useMutation(callbacks)
  const revoke = trpc.accounts.revokeSession.useMutation(callbacks)
  return (
    <AccountSection
      title="Connected devices"
      about="Extensions that create links for you. Disconnect any extension you don’t recognize."
    >
      {devices.isPending && <div className="h-16 animate-late bg-wash" />}
      {devices.isError && (
        <LoadFailure error={devices.error} onRetry={() => void devices.refetch()} />
      )}
      {devices.data?.length === 0 && (
        <p className="m-0 text-ink-soft">
          No extensions yet. Click Connect in the Everyshelf extension to add one.
        </p>
      )}
      {devices.data && devices.data.length > 0 && (
        <ul aria-label="Connected devices" className="m-0 list-none border-b border-rule p-0">
          {devices.data.map((device) => (
            <DeviceRow
              key={device.id}
              device={device}
              isDisconnecting={revoke.isPending && revoke.variables.id === device.id}
              onDisconnect={() => revoke.mutate({ id: device.id })}
              onRename={async (name) => void (await rename.mutateAsync({ id: device.id, name }))}
            />
          ))}
        </ul>
      )}
    </AccountSection>
  )
}
