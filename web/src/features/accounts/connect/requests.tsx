import type { RouterOutputs } from '@everyshelf/server/api'
import { scopeTexts } from '../api-keys/describe-scope.ts'
import { AccessRequest, Fact } from './access-request.tsx'
import type { AnswerButtonsProps } from './answer-buttons.tsx'
import { describeBrowser } from './describe-browser.ts'

type Review = RouterOutputs['devices']['review']

interface RequestProps extends AnswerButtonsProps {
  readonly code: string
  readonly email: string
}

export function ExtensionRequest({
  extension,
  ...request
}: RequestProps & { readonly extension: NonNullable<Review['extension']> }) {
  const { version, requestedAt } = extension
  return (
    <AccessRequest
      {...request}
      requestedAt={requestedAt}
      title="Connect the extension"
      lead="An Everyshelf extension wants to create links for you."
      requester={
        <Fact name="Browser">
          {describeBrowser(extension)}
          {version && <span className="text-ink-soft">, extension {version}</span>}
        </Fact>
      }
      abilitiesTitle="It will be able to:"
      abilities={
        <>
          <li>create, save, and remove links, and change their destinations</li>
          <li>see your saved links, clicks, and affiliate tags, and change the tags</li>
        </>
      }
      limits="It can’t access your password, payments, or account settings."
      warning="Didn’t click Connect yourself?"
    />
  )
}

/** Names each permission of the API key. */
export function CommandLineRequest({
  commandLine,
  ...request
}: RequestProps & { readonly commandLine: NonNullable<Review['commandLine']> }) {
  const { version, computer, scopes, requestedAt } = commandLine
  return (
    <AccessRequest
      {...request}
      requestedAt={requestedAt}
      title="Connect the command-line tool"
      lead="A program on a computer wants to use your account."
      isCommandLine
      requester={
        <>
          <Fact name="Program">
            everyshelf command-line tool
            {version && <span className="text-ink-soft">, version {version}</span>}
          </Fact>
          {computer && (
            <Fact name="Computer name">
              <span className="break-words">{computer}</span>
            </Fact>
          )}
        </>
      }
      abilitiesTitle="It will get an API key that can:"
      abilities={scopes.map((scope) => (
        <li key={scope}>
          {scopeTexts[scope]} <code className="text-sm text-ink-faint">{scope}</code>
        </li>
      ))}
      limits="It can’t access your password, payments, or account settings. The key works for 1 year, or until you revoke it."
      warning="Didn’t start this yourself?"
    />
  )
}
