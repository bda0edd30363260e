import { errorMessages } from '@everyshelf/domain/messages'
import { Switch } from '@everyshelf/ui/primitives'
import { AccountSection } from '../../../components/account-section.tsx'
import { trpc } from '../../../lib/api/trpc.tsx'
import { useSession } from '../../../lib/session/session.ts'
import { FormFailure } from '../form/form-failure.tsx'

const LABEL = 'Email me my clicks every week'

/** Turns the weekly email with click totals on and off. */
export function WeeklyEmailSection() {
  const isPremium = useSession().user?.isPremium ?? false
  const utils = trpc.useUtils()
  const { data } = trpc.profile.get.useQuery()
  const { mutate, isPending, isError, variables } = trpc.profile.update.useMutation({
    onSuccess: (profile) => utils.profile.get.setData(undefined, profile),
  })
  const isOn = (isPending ? variables.weeklyEmail : data?.weeklyEmail) ?? false
  return (
    <AccountSection
      title="Weekly email"
      about="Every Monday, we send your click totals if you had clicks the week before."
    >
      <FormFailure message={isError ? errorMessages['profile-update-failed'] : null} />
      <div className="flex items-center gap-3">
        <Switch
          label={LABEL}
          isOn={isOn}
          onChange={(weeklyEmail) => {
            if (data && !isPending) mutate({ weeklyEmail })
          }}
        />
        <span aria-hidden="true">{LABEL}</span>
      </div>
      <p className="mt-3 mb-0 max-w-[60ch] text-ink-soft text-pretty">
        {isPremium
          ? 'It includes your top books, countries, and stores.'
          : 'Premium adds your top books, countries, and stores.'}
      </p>
    </AccountSection>
  )
}
