import { errorMessages } from '@everyshelf/domain/messages'
import { Switch } from '@everyshelf/ui/primitives'
import { AccountSection } from '../../../components/account-section.tsx'
import { trpc } from '../../../lib/api.tsx'
import { FormFailure } from '../form/form-failure.tsx'

const LABEL = 'Weekly mail about my clicks'

/** One mail a week, for those who want it. */
export function WeeklyMailSection() {
  const utils = trpc.useUtils()
  const { data } = trpc.profile.get.useQuery()
  const { mutate, isPending, isError, variables } = trpc.profile.update.useMutation({
    onSuccess: (profile) => utils.profile.get.setData(undefined, profile),
  })
  const isOn = (isPending ? variables.weeklyDigest : data?.weeklyDigest) ?? false
  return (
    <AccountSection
      title="Weekly mail"
      about="On Monday morning, after a week with clicks: how many there were, and the week before."
    >
      <FormFailure message={isError ? errorMessages['user-data-failed'] : null} />
      <div className="flex items-center gap-3">
        <Switch
          label={LABEL}
          isOn={isOn}
          onChange={(weeklyDigest) => {
            if (data && !isPending) mutate({ weeklyDigest })
          }}
        />
        <span aria-hidden="true">{LABEL}</span>
      </div>
      <p className="mt-3 mb-0 max-w-[60ch] text-ink-soft text-pretty">
        With Premium it names the books, countries and stores with the most clicks. Every mail has a
        link that stops it.
      </p>
    </AccountSection>
  )
}
