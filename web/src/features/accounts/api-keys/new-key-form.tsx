import { type ApiScope, apiScopes } from '@everyshelf/domain/api-keys'
import { addDays } from '@everyshelf/domain/clicks'
import { API_KEY_NAME_MAX_LENGTH } from '@everyshelf/domain/limits'
import type { RouterOutputs } from '@everyshelf/server/api'
import { Button, ChoiceField, TextField } from '@everyshelf/ui/primitives'
import { type FormEvent, useState } from 'react'
import { trpc } from '../../../lib/api/trpc.tsx'
import { CodeChecklist } from '../form/code-checklist.tsx'
import { FormFailure } from '../form/form-failure.tsx'
import { ProofForm } from '../security/proof-form.tsx'
import { useProofForm } from '../security/use-proof-form.ts'
import { scopeTexts } from './describe-scope.ts'

export type CreatedKey = RouterOutputs['apiKeys']['create']

interface NewKeyFormProps {
  readonly onCreated: (created: CreatedKey) => void
}

/** Few programs need to know what the author earns. */
const usualScopes = apiScopes.filter((scope) => scope !== 'earnings:read')

/** Days until a key expires. */
const lifetimes = [
  { code: '30', name: '30 days' },
  { code: '90', name: '90 days' },
  { code: '365', name: '1 year' },
]

export function NewKeyForm({ onCreated }: NewKeyFormProps) {
  const [name, setName] = useState('')
  const [scopes, setScopes] = useState<readonly ApiScope[]>(usualScopes)
  const [days, setDays] = useState('365')
  const [isSent, setSent] = useState(false)
  const create = trpc.apiKeys.create.useMutation()
  const proof = useProofForm(async (given) => {
    const lastDay = days ? addDays(new Date().toISOString().slice(0, 10), Number(days)) : null
    onCreated(await create.mutateAsync({ name, scopes: [...scopes], lastDay, ...given }))
  }, 'api-key-save-failed')
  const isComplete = name.trim() !== '' && scopes.length > 0
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setSent(true)
    if (isComplete && !proof.isBusy) void proof.run({})
  }
  return (
    <>
      <form noValidate className="max-w-md" onSubmit={submit}>
        <FormFailure message={proof.failure} />
        <TextField
          label="Name"
          hint="Where you will use the key"
          placeholder="My website"
          value={name}
          error={isSent && name.trim() === '' ? 'Enter a name' : undefined}
          maxLength={API_KEY_NAME_MAX_LENGTH}
          autoComplete="off"
          onChange={(event) => setName(event.currentTarget.value)}
        />
        <CodeChecklist
          legend="Permissions"
          texts={scopeTexts}
          checked={scopes}
          error={isSent && scopes.length === 0 ? 'Choose at least one permission' : undefined}
          onChange={setScopes}
        />
        <ChoiceField
          label="Expires"
          value={days}
          choices={lifetimes}
          none="Never"
          onChange={setDays}
        />
        {!proof.asks && (
          <Button type="submit" className="mt-5" busy={proof.isBusy}>
            Create API key
          </Button>
        )}
      </form>
      <ProofForm proof={proof} label="Create API key" />
    </>
  )
}
