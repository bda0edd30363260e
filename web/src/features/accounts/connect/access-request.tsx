import { formatUserCode } from '@everyshelf/domain/devices'
import type { ReactNode } from 'react'
import { describeAge } from '../profile/describe-age.ts'
import { AnswerButtons, type AnswerButtonsProps } from './answer-buttons.tsx'
import { ConnectLayout } from './connect-layout.tsx'

interface AccessRequestProps extends AnswerButtonsProps {
  readonly code: string
  readonly email: string
  readonly requestedAt: string
  readonly title: string
  readonly lead: string
  readonly isCommandLine?: boolean
  /** Who asks. */
  readonly requester: ReactNode
  readonly abilitiesTitle: string
  readonly abilities: ReactNode
  /** What the access does not include. */
  readonly limits: string
  readonly warning: string
}

/** Shows who requests access and to what, with a button to approve and one to deny. */
export function AccessRequest(props: AccessRequestProps) {
  const { title, lead, isCommandLine = false, requestedAt, approve, deny } = props
  return (
    <ConnectLayout title={title} lead={lead} isCommandLine={isCommandLine}>
      <dl className="m-0 border-b border-rule">
        <Fact name="Code">
          <span className="tabular font-display text-[clamp(1rem,5.4vw,1.5rem)] tracking-[0.06em] whitespace-nowrap sm:text-3xl">
            {formatUserCode(props.code)}
          </span>
        </Fact>
        {props.requester}
        <Fact name="Requested">
          <time dateTime={requestedAt}>{describeAge(requestedAt)}</time>
        </Fact>
        <Fact name="Your account">
          <span className="break-words">{props.email}</span>
        </Fact>
      </dl>
      <h2 className="mt-7 mb-2 text-base font-semibold">{props.abilitiesTitle}</h2>
      <ul className="m-0 list-disc pl-5 text-ink-soft [&>li]:mb-1">{props.abilities}</ul>
      <p className="mt-2 mb-0 text-ink-soft">{props.limits}</p>
      <p className="mt-6 mb-0 rounded-md border-l-4 border-danger bg-wash px-4 py-3">
        <strong className="font-semibold">{props.warning}</strong> Choose Deny. Approving gives the
        person who sent you this code access to your account.
      </p>
      <AnswerButtons approve={approve} deny={deny} />
    </ConnectLayout>
  )
}

export function Fact({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <div className="grid grid-cols-[7.5rem_1fr] items-baseline gap-x-4 border-t border-rule py-3">
      <dt className="text-ink-soft">{name}</dt>
      <dd className="m-0 min-w-0">{children}</dd>
    </div>
  )
}
