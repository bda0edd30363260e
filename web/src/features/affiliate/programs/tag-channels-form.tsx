import { readApiError } from '@everyshelf/client'
import { type ConfirmedChannels, findTagRule, socialNetworks } from '@everyshelf/domain/affiliate'
import { explainTagFailure } from '@everyshelf/ui/affiliate'
import { showFailure } from '@everyshelf/ui/toast'
import { useState } from 'react'
import { AccountSection } from '../../../components/account-section.tsx'
import { networkNames } from '../../../components/channels/network-names.ts'
import { trpc } from '../../../lib/api/trpc.tsx'
import { refreshSession } from '../../../lib/session/session.ts'
import { TAG_CHANNELS } from './channel-status.tsx'
import { RuleSource } from './rule-sources.tsx'

const saveStates = {
  unchanged: '',
  saving: 'Saving…',
  saved: 'Saved. Your changes are live.',
} as const

const socialRule = findTagRule('amazon', 'social', null)

interface TagChannelsFormProps {
  readonly stored: ConfirmedChannels
  readonly isPremium: boolean
}

/** Where the author confirms that their tags are allowed: social networks and the mailing list. */
export function TagChannelsForm({ stored, isPremium }: TagChannelsFormProps) {
  const { channels, state, save } = useTagChannels(stored)
  const { networks } = channels
  return (
    <div className="mt-5 mb-2">
      <AccountSection
        name={TAG_CHANNELS}
        title="Where you use your tags"
        about="Confirm each channel before its links carry your tag."
      >
        <fieldset disabled={!isPremium} className="m-0 min-w-0 border-0 p-0">
          <legend className="mb-1 p-0 font-semibold">Social networks in your Amazon account</legend>
          <div className="grid grid-cols-2 gap-x-6 sm:grid-cols-3">
            {socialNetworks.map((network) => (
              <Checkbox
                key={network}
                label={networkNames[network]}
                isOn={networks.includes(network)}
                onChange={(isOn) =>
                  void save({
                    ...channels,
                    networks: socialNetworks.filter((one) =>
                      one === network ? isOn : networks.includes(one),
                    ),
                  })
                }
              />
            ))}
          </div>
          <p className="mt-1 mb-0 text-sm text-ink-soft text-pretty">
            Amazon reviews profiles on Facebook, Instagram, Twitter, YouTube, and Twitch.{' '}
            {socialRule && <RuleSource rule={socialRule} />}
          </p>
        </fieldset>
        <fieldset disabled={!isPremium} className="m-0 mt-5 min-w-0 border-0 p-0">
          <legend className="mb-1 p-0 font-semibold">Newsletters</legend>
          <Checkbox
            label="Everyone on my mailing list signed up for it"
            isOn={channels.isListOptIn}
            onChange={(isListOptIn) => void save({ ...channels, isListOptIn })}
          />
          <p className="mt-1 mb-0 text-sm text-ink-soft text-pretty">
            Amazon reportedly allows newsletter tags for the US, UK, and Germany, never for India.
          </p>
        </fieldset>
        <p role="status" className="mt-3 mb-0 min-h-6 text-sm text-ink-soft">
          {saveStates[state]}
        </p>
      </AccountSection>
    </div>
  )
}

interface CheckboxProps {
  readonly label: string
  readonly isOn: boolean
  readonly onChange: (isOn: boolean) => void
}

function Checkbox({ label, isOn, onChange }: CheckboxProps) {
  return (
    <label className="flex min-h-11 cursor-pointer items-center gap-2.5 has-disabled:cursor-default has-disabled:text-ink-soft">
      <input
        type="checkbox"
        checked={isOn}
        onChange={({ currentTarget: { checked } }) => onChange(checked)}
        className="size-4.5 shrink-0 accent-accent"
      />
      {label}
    </label>
  )
}

/** The channels that the author confirmed. A change shows at once, and is taken back if it fails. */
function useTagChannels(stored: ConfirmedChannels) {
  const server = trpc.useUtils()
  // One at a time with the changes of tags, so the response to the last change wins.
  const { mutateAsync } = trpc.profile.update.useMutation({ scope: { id: 'affiliate-tags' } })
  const [pending, setPending] = useState<ConfirmedChannels | null>(null)
  const [isSaved, setSaved] = useState(false)

  const save = async (channels: ConfirmedChannels) => {
    setPending(channels)
    setSaved(false)
    try {
      const { networks, isListOptIn } = channels
      const profile = await mutateAsync({ tagChannels: { networks: [...networks], isListOptIn } })
      server.profile.get.setData(undefined, profile)
      setSaved(true)
    } catch (error) {
      const cause = readApiError(error)
      if (cause.code === 'premium-required') void refreshSession()
      showFailure(explainTagFailure(cause.code), cause)
    } finally {
      setPending((current) => (current === channels ? null : current))
    }
  }

  return {
    /** With the change that is being saved. */
    channels: pending ?? stored,
    state: pending ? 'saving' : isSaved ? 'saved' : 'unchanged',
    save,
  } as const
}
