import { listProgramFields, type ProgramIds } from '@everyshelf/domain/affiliate'
import { findAffiliateProgram } from '@everyshelf/domain/affiliate-programs'
import type { Retailer, RetailerCode } from '@everyshelf/domain/retailers'
import { Button, Dialog } from '@everyshelf/ui/primitives'
import { useState } from 'react'
import { ExternalLink } from '../../../components/external-link.tsx'
import { ProgramForm } from '../../../components/programs/program-form.tsx'

interface ProgramIdsButtonProps {
  readonly retailer: Retailer
  readonly saved: ProgramIds[RetailerCode]
}

/** Opens the form for the author's IDs at one retailer's program. */
export function ProgramIdsButton({ retailer, saved }: ProgramIdsButtonProps) {
  const [isOpen, setOpen] = useState(false)
  const { code, name } = retailer
  const signUpUrl = findAffiliateProgram(code)?.signUpUrl
  return (
    <>
      <Button kind="quiet" size="small" onClick={() => setOpen(true)}>
        {saved ? 'Change' : 'Set'}
        <span className="sr-only"> your IDs at {name}</span>
      </Button>
      <Dialog
        open={isOpen}
        onOpenChange={setOpen}
        title={`Your IDs at ${name}`}
        description="Your links carry your IDs where the program allows it."
      >
        <div className="mt-5 whitespace-normal">
          <ProgramForm
            retailer={retailer}
            fields={listProgramFields(retailer)}
            saved={saved}
            onSaved={() => setOpen(false)}
          />
          {signUpUrl && (
            <ExternalLink href={signUpUrl} about={` of ${name}`}>
              Join the program
            </ExternalLink>
          )}
        </div>
      </Dialog>
    </>
  )
}
