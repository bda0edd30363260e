import { type ApiScope, apiScopes } from '@everyshelf/domain/api-keys'
import { scopeTexts } from './describe-scope.ts'

interface ScopeChoiceProps {
  readonly scopes: readonly ApiScope[]
  readonly error: string | undefined
  readonly onChange: (scopes: readonly ApiScope[]) => void
}

export function ScopeChoice({ scopes, error, onChange }: ScopeChoiceProps) {
  return (
    <fieldset className="m-0 mb-5 border-0 p-0">
      <legend className="mb-1 p-0 font-semibold">Permissions</legend>
      {apiScopes.map((scope) => (
        <label key={scope} className="flex min-h-11 cursor-pointer items-start gap-2.5 py-2">
          <input
            type="checkbox"
            checked={scopes.includes(scope)}
            onChange={({ currentTarget: { checked } }) =>
              onChange(checked ? [...scopes, scope] : scopes.filter((one) => one !== scope))
            }
            className="mt-1 size-4.5 shrink-0 accent-accent"
          />
          <span>
            {scopeTexts[scope]}{' '}
            <code className="text-sm whitespace-nowrap text-ink-faint">{scope}</code>
          </span>
        </label>
      ))}
      {error && (
        <p role="alert" className="m-0 mt-1 text-sm font-medium text-danger">
          {error}
        </p>
      )}
    </fieldset>
  )
}
