import { errorMessages } from '@everyshelf/domain/messages'
import { pageAddress } from '@everyshelf/domain/schemas'
import { Button } from '@everyshelf/ui/primitives'
import { useState } from 'react'
import { AccountSection } from '../../components/account-section.tsx'
import { AddressField } from './address-field.tsx'
import { isAddressProblem } from './address-problems.ts'
import type { AuthorPageEditor } from './use-author-page.ts'

/** The address of the page. Earlier ones keep working. */
export function AddressSection({ page, save }: AuthorPageEditor) {
  const [typed, setTyped] = useState<string | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const [isBusy, setBusy] = useState(false)
  const address = typed ?? page.slug

  const submit = async () => {
    const parsed = pageAddress.safeParse(address)
    const message = parsed.error?.issues[0]?.message
    if (!parsed.success) {
      return setProblem(isAddressProblem(message) ? errorMessages[message].text : null)
    }
    setBusy(true)
    if (await save({ address: parsed.data })) setTyped(null)
    setBusy(false)
  }

  return (
    <AccountSection
      title="Address"
      about="You can change it anytime. Old addresses keep working and stay yours."
    >
      <form
        noValidate
        className="max-w-md"
        onSubmit={(event) => {
          event.preventDefault()
          void submit()
        }}
      >
        <AddressField
          value={address}
          error={problem}
          disabled={page.isLocked}
          onChange={(text) => {
            setTyped(text)
            setProblem(null)
          }}
        />
        {address !== page.slug && (
          <div className="mt-2 flex gap-2">
            <Button type="submit" busy={isBusy}>
              Change address
            </Button>
            <Button
              kind="quiet"
              onClick={() => {
                setTyped(null)
                setProblem(null)
              }}
            >
              Discard
            </Button>
          </div>
        )}
      </form>
    </AccountSection>
  )
}
