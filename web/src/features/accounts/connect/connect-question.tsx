import { readApiError } from '@everyshelf/client'
import { formatUserCode } from '@everyshelf/domain/devices'
import type { RouterOutputs } from '@everyshelf/server/api'
import { Button } from '@everyshelf/ui/primitives'
import { showError } from '@everyshelf/ui/toast'
import type { ReactNode } from 'react'
import { useSession } from '../../../lib/session.ts'
import { describeAge } from '../profile/describe-age.ts'
import { ConnectSheet } from './connect-sheet.tsx'
import { describeBrowser } from './describe-browser.ts'

type Asker = NonNullable<RouterOutputs['devices']['review']['asker']>

interface Answer {
  readonly mutate: (
    input: { userCode: string },
    options: { onError: (error: unknown) => void },
  ) => void
  readonly isPending: boolean
}

interface ConnectQuestionProps {
  readonly code: string
  readonly asker: Asker
  readonly approve: Answer
  readonly deny: Answer
}

/** S57: who asks, for what, and a button for each answer; opening the page answers nothing. */
export function ConnectQuestion({ code, asker, approve, deny }: ConnectQuestionProps) {
  const { user } = useSession()
  const isBusy = approve.isPending || deny.isPending
  const give = (answer: Answer) =>
    answer.mutate(
      { userCode: code },
      { onError: (error) => void showError(readApiError(error).code) },
    )
  return (
    <ConnectSheet
      title="Connect the extension"
      lead="An Everyshelf extension asks to make links in your name."
    >
      <dl className="m-0 border-b border-rule">
        <Fact name="Code">
          <span className="tabular font-display text-[clamp(1rem,5.4vw,1.5rem)] tracking-[0.06em] whitespace-nowrap sm:text-3xl">
            {formatUserCode(code)}
          </span>
        </Fact>
        <Fact name="Browser">
          {describeBrowser(asker)}
          {asker.version && <span className="text-ink-soft">, extension {asker.version}</span>}
        </Fact>
        <Fact name="Asked">
          <time dateTime={asker.askedAt}>{describeAge(asker.askedAt)}</time>
        </Fact>
        <Fact name="Your account">
          <span className="break-words">{user?.email}</span>
        </Fact>
      </dl>
      <h2 className="mt-7 mb-2 text-base font-semibold">It will be able to</h2>
      <ul className="m-0 list-disc pl-5 text-ink-soft [&>li]:mb-1">
        <li>make, save and remove your links, and change where they lead</li>
        <li>see your saved links, their clicks and your affiliate tags, and set the tags</li>
      </ul>
      <p className="mt-2 mb-0 text-ink-soft">
        Your password, payments and the account itself stay here on the site.
      </p>
      <p className="mt-6 mb-0 rounded-md border-l-4 border-danger bg-wash px-4 py-3">
        <strong className="font-semibold">You did not press Connect yourself?</strong> Choose Deny.
        Whoever sent you this code would work in your account.
      </p>
      <div className="mt-7 flex flex-col gap-3 sm:flex-row">
        <Button
          size="large"
          className="flex-1"
          busy={approve.isPending}
          disabled={isBusy}
          onClick={() => give(approve)}
        >
          Approve
        </Button>
        <Button
          kind="outline"
          size="large"
          className="flex-1"
          busy={deny.isPending}
          disabled={isBusy}
          onClick={() => give(deny)}
        >
          Deny
        </Button>
      </div>
    </ConnectSheet>
  )
}

function Fact({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <div className="grid grid-cols-[7.5rem_1fr] items-baseline gap-x-4 border-t border-rule py-3">
      <dt className="text-ink-soft">{name}</dt>
      <dd className="m-0 min-w-0">{children}</dd>
    </div>
  )
}
