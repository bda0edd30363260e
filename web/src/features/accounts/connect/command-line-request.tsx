import { formatUserCode } from '@everyshelf/domain/devices'
import type { RouterOutputs } from '@everyshelf/server/api'
import { scopeTexts } from '../api-keys/describe-scope.ts'
import { describeAge } from '../profile/describe-age.ts'
import { AnswerButtons, type AnswerButtonsProps } from './answer-buttons.tsx'
import { Fact } from './connect-fact.tsx'
import { ConnectLayout } from './connect-layout.tsx'

type CommandLine = NonNullable<RouterOutputs['devices']['review']['commandLine']>

interface CommandLineRequestProps extends AnswerButtonsProps {
  readonly code: string
  readonly commandLine: CommandLine
}

/** S57: shows which program requests an API key and for what. */
export function CommandLineRequest({ code, commandLine, ...answers }: CommandLineRequestProps) {
  const { version, computer, scopes, requestedAt } = commandLine
  return (
    <ConnectLayout
      title="Connect the command line"
      lead="A program on a computer wants to use your account."
      isCommandLine
    >
      <dl className="m-0 border-b border-rule">
        <Fact name="Code">
          <span className="tabular font-display text-[clamp(1rem,5.4vw,1.5rem)] tracking-[0.06em] whitespace-nowrap sm:text-3xl">
            {formatUserCode(code)}
          </span>
        </Fact>
        <Fact name="Program">
          everyshelf command line
          {version && <span className="text-ink-soft">, version {version}</span>}
        </Fact>
        {computer && (
          <Fact name="Computer name">
            <span className="break-words">{computer}</span>
          </Fact>
        )}
        <Fact name="Requested">
          <time dateTime={requestedAt}>{describeAge(requestedAt)}</time>
        </Fact>
        <Fact name="Your account">
          <span className="break-words">{answers.user.email}</span>
        </Fact>
      </dl>
      <h2 className="mt-7 mb-2 text-base font-semibold">It will get an API key that can:</h2>
      <ul className="m-0 list-disc pl-5 text-ink-soft [&>li]:mb-1">
        {scopes.map((scope) => (
          <li key={scope}>
            {scopeTexts[scope]} <code className="text-sm text-ink-faint">{scope}</code>
          </li>
        ))}
      </ul>
      <p className="mt-2 mb-0 text-ink-soft">
        It can’t access your password, payments, or account settings. The key works for 1 year, or
        until you revoke it.
      </p>
      <p className="mt-6 mb-0 rounded-md border-l-4 border-danger bg-wash px-4 py-3">
        <strong className="font-semibold">Didn’t start this yourself?</strong> Choose Deny.
        Approving gives the person who sent you this code access to your account.
      </p>
      <AnswerButtons {...answers} />
    </ConnectLayout>
  )
}
