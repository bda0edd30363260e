import { isProgramId, type ProgramField, type ProgramIds } from '@everyshelf/domain/affiliate'
import { findAffiliateProgram, type NetworkCode } from '@everyshelf/domain/affiliate-programs'
import { errorMessages } from '@everyshelf/domain/messages'
import type { Retailer, RetailerCode } from '@everyshelf/domain/retailers'
import { Button, TextField } from '@everyshelf/ui/primitives'
import { useState } from 'react'
import { useProgramIds } from './use-program-ids.ts'

const fieldNames: Readonly<Record<ProgramField, string>> = {
  affiliateId: 'Affiliate ID',
  affiliateToken: 'Affiliate token',
  publisherId: 'Publisher ID',
  merchantId: 'Merchant ID',
  partnerId: 'Partner ID',
  siteId: 'Site ID',
  programId: 'Program ID',
  camref: 'Camref',
  adId: 'Ad ID',
}

/** Where authors find an ID that their account at the network does not show under this name. */
const hints: Readonly<Partial<Record<NetworkCode, Partial<Record<ProgramField, string>>>>> = {
  rakuten: {
    publisherId: 'The code after “id=” in one of your affiliate links, not the Site ID.',
    merchantId: 'The number after “mid=” in the same link.',
  },
}

type Values = Readonly<Partial<Record<ProgramField, string>>>

interface ProgramFormProps {
  readonly retailer: Retailer
  readonly fields: readonly ProgramField[]
  readonly saved: ProgramIds[RetailerCode]
  readonly onSaved?: () => void
}

/** The IDs of one account at a retailer's affiliate program. */
export function ProgramForm({ retailer, fields, saved = {}, onSaved }: ProgramFormProps) {
  const keep = useProgramIds(retailer)
  const network = findAffiliateProgram(retailer.code)?.network
  const [typed, setTyped] = useState<Values>({})
  const [isSubmitted, setSubmitted] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const textOf = (field: ProgramField) => typed[field] ?? saved[field] ?? ''
  const isChanged = fields.some((field) => textOf(field).trim() !== (saved[field] ?? ''))
  const isSaved = Object.keys(saved).length > 0

  const send = async (ids: Values | null) => {
    setBusy(true)
    const isDone = await keep(ids)
    setBusy(false)
    if (!isDone) return
    setTyped({})
    setSubmitted(false)
    onSaved?.()
  }

  const submit = async () => {
    if (isBusy || !isChanged) return
    const ids = Object.fromEntries(fields.map((field) => [field, textOf(field).trim()]))
    const values = Object.values(ids)
    if (values.every((value) => value === '')) return await send(null)
    if (values.every(isProgramId)) return await send(ids)
    setSubmitted(true)
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
          hint={network && hints[network]?.[field]}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          value={textOf(field)}
          readOnly={isBusy}
          error={isSubmitted ? explainNumber(textOf(field).trim()) : null}
          onChange={({ currentTarget: { value } }) => setTyped({ ...typed, [field]: value })}
        />
      ))}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" busy={isBusy} disabled={!isChanged}>
          Save<span className="sr-only"> the affiliate IDs</span>
        </Button>
        {isSaved && !isChanged && (
          <Button kind="quiet" onClick={() => void send(null)}>
            Remove IDs
          </Button>
        )}
      </div>
    </form>
  )
}

function explainNumber(value: string): string | null {
  if (value === '') return 'Fill in every field.'
  return isProgramId(value) ? null : errorMessages['invalid-program-id'].text
}
