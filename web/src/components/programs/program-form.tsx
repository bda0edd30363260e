import { readApiError } from '@everyshelf/client'
import { isProgramId, type ProgramField, type ProgramIds } from '@everyshelf/domain/affiliate'
import { findAffiliateProgram, type NetworkCode } from '@everyshelf/domain/affiliate-programs'
import { type ErrorCode, errorMessages } from '@everyshelf/domain/messages'
import type { Retailer, RetailerCode } from '@everyshelf/domain/retailers'
import { Button, TextField } from '@everyshelf/ui/primitives'
import { showFailure } from '@everyshelf/ui/toast'
import { useState } from 'react'
import { trpc } from '../../lib/api/trpc.tsx'
import { refreshSession } from '../../lib/session/session.ts'
import { showToast, toastTexts } from '../../lib/toasts.ts'
import { Form } from '../form.tsx'

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
    <Form className="mb-4 max-w-lg" onSubmit={submit}>
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
    </Form>
  )
}

function explainNumber(value: string): string | null {
  if (value === '') return 'Fill in every field.'
  return isProgramId(value) ? null : errorMessages['invalid-program-id'].text
}

/** Those whose own words say what to do; the rest is an update that failed. */
const WITH_OWN_TEXT: readonly ErrorCode[] = ['premium-required', 'invalid-program-id']

type Ids = Readonly<Partial<Record<ProgramField, string>>>

/** Saves or removes the user's affiliate IDs at one retailer. Resolves to whether it worked. */
function useProgramIds({ code, name }: Retailer): (ids: Ids | null) => Promise<boolean> {
  const utils = trpc.useUtils()
  const { mutateAsync } = trpc.profile.update.useMutation({ scope: { id: 'program-ids' } })
  return async (ids) => {
    try {
      const profile = await mutateAsync({ programIds: { [code]: ids } })
      utils.profile.get.setData(undefined, profile)
      void utils.profile.tagChanges.invalidate()
      // They belong to the person: every link of theirs that this page knows is another now.
      await utils.links.settings.invalidate()
      showToast(toastTexts[ids ? 'affiliate-ids-saved' : 'affiliate-ids-removed'](name))
      return true
    } catch (error) {
      const cause = readApiError(error)
      showFailure(explainFailure(cause.code), cause)
      return false
    }
  }
}

function explainFailure(code: ErrorCode): ErrorCode {
  if (code === 'premium-required') void refreshSession()
  if (code === 'unauthorized') return 'sign-in-to-update-profile'
  return WITH_OWN_TEXT.includes(code) ? code : 'profile-update-failed'
}
