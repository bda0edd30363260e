import { isProgrammeId, type ProgrammeField, type ProgrammeIds } from '@everyshelf/domain/affiliate'
import { errorMessages } from '@everyshelf/domain/messages'
import type { Retailer, RetailerCode } from '@everyshelf/domain/retailers'
import { Button, TextField } from '@everyshelf/ui/primitives'
import { useState } from 'react'
import { useProgrammeIds } from './use-programme-ids.ts'

const fieldNames: Readonly<Record<ProgrammeField, string>> = {
  affiliateId: 'Affiliate ID',
  affiliateToken: 'Affiliate token',
  publisherId: 'Publisher ID',
  partnerId: 'Partner ID',
  siteId: 'Site ID',
  programId: 'Programme ID',
  camref: 'Camref',
  adId: 'Ad ID',
}

type Values = Readonly<Partial<Record<ProgrammeField, string>>>

interface ProgrammeFormProps {
  readonly shop: Retailer
  readonly fields: readonly ProgrammeField[]
  readonly saved: ProgrammeIds[RetailerCode]
}

export function ProgrammeForm({ shop, fields, saved = {} }: ProgrammeFormProps) {
  const keep = useProgrammeIds(shop)
  const [typed, setTyped] = useState<Values>({})
  const [isTried, setTried] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const textOf = (field: ProgrammeField) => typed[field] ?? saved[field] ?? ''
  const isChanged = fields.some((field) => textOf(field).trim() !== (saved[field] ?? ''))
  const isSaved = Object.keys(saved).length > 0

  const send = async (ids: Values | null) => {
    setBusy(true)
    const isDone = await keep(ids)
    setBusy(false)
    if (!isDone) return
    setTyped({})
    setTried(false)
  }

  const submit = async () => {
    if (isBusy || !isChanged) return
    const ids = Object.fromEntries(fields.map((field) => [field, textOf(field).trim()]))
    const values = Object.values(ids)
    if (values.every((value) => value === '')) return await send(null)
    if (values.every(isProgrammeId)) return await send(ids)
    setTried(true)
  }

  return (
    <form
      noValidate
      className="mb-4 max-w-lg"
      onSubmit={(event) => {
        event.preventDefault()
        void submit()
      }}
    >
      {fields.map((field) => (
        <TextField
          key={field}
          label={fieldNames[field]}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          value={textOf(field)}
          readOnly={isBusy}
          error={isTried ? explainNumber(textOf(field).trim()) : null}
          onChange={({ currentTarget: { value } }) => setTyped({ ...typed, [field]: value })}
        />
      ))}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" busy={isBusy} disabled={!isChanged}>
          Save<span className="sr-only"> the numbers</span>
        </Button>
        {isSaved && !isChanged && (
          <Button kind="quiet" onClick={() => void send(null)}>
            Take them away
          </Button>
        )}
      </div>
    </form>
  )
}

function explainNumber(value: string): string | null {
  if (value === '') return 'This programme needs every one of its numbers.'
  return isProgrammeId(value) ? null : errorMessages['invalid-programme-id'].text
}
