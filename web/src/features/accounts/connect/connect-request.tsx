import { formatUserCode } from '@everyshelf/domain/devices'
import type { RouterOutputs } from '@everyshelf/server/api'
import { describeAge } from '../profile/describe-age.ts'
import { AnswerButtons, type AnswerButtonsProps } from './answer-buttons.tsx'
import { Fact } from './connect-fact.tsx'
import { ConnectLayout } from './connect-layout.tsx'
import { describeBrowser } from './describe-browser.ts'

type RequestingExtension = NonNullable<RouterOutputs['devices']['review']['extension']>

interface ConnectRequestProps extends AnswerButtonsProps {
  readonly code: string
  readonly extension: RequestingExtension
}

/** S57: shows who requests access and to what, with a button to approve and one to deny. */
export function ConnectRequest({ code, extension, ...answers }: ConnectRequestProps) {
  return (
    <ConnectLayout
      title="Connect the extension"
      lead="An Everyshelf extension wants to create links for you."
    >
      <dl className="m-0 border-b border-rule">
        <Fact name="Code">
          <span className="tabular font-display text-[clamp(1rem,5.4vw,1.5rem)] tracking-[0.06em] whitespace-nowrap sm:text-3xl">
            {formatUserCode(code)}
          </span>
        </Fact>
        <Fact name="Browser">
          {describeBrowser(extension)}
          {extension.version && (
            <span className="text-ink-soft">, extension {extension.version}</span>
          )}
        </Fact>
        <Fact name="Requested">
          <time dateTime={extension.requestedAt}>{describeAge(extension.requestedAt)}</time>
        </Fact>
        <Fact name="Your account">
          <span className="break-words">{answers.user.email}</span>
        </Fact>
      </dl>
      <h2 className="mt-7 mb-2 text-base font-semibold">It will be able to:</h2>
      <ul className="m-0 list-disc pl-5 text-ink-soft [&>li]:mb-1">
        <li>create, save, and remove links, and change their destinations</li>
        <li>see your saved links, clicks, and affiliate tags, and change the tags</li>
      </ul>
      <p className="mt-2 mb-0 text-ink-soft">
        It can’t access your password, payments, or account settings.
      </p>
      <p className="mt-6 mb-0 rounded-md border-l-4 border-danger bg-wash px-4 py-3">
        <strong className="font-semibold">Didn’t click Connect yourself?</strong> Choose Deny.
        Approving gives the person who sent you this code access to your account.
      </p>
      <AnswerButtons {...answers} />
    </ConnectLayout>
  )
}
