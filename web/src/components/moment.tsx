import type { FirstStep } from '@everyshelf/domain/schemas'
import { IconButton } from '@everyshelf/ui/primitives'
import { X } from 'lucide-react'
import type { ReactNode } from 'react'
import { markStep } from '../lib/account/first-steps.ts'
import { trpc } from '../lib/api/trpc.tsx'

interface MomentProps {
  /** The step that closing it marks, so that it never returns. */
  readonly step: FirstStep
  readonly drawing: ReactNode
  /** One line. */
  readonly children: ReactNode
}

/** Something that happens to an account for the first time. */
export function Moment({ step, drawing, children }: MomentProps) {
  const { data: profile } = trpc.profile.get.useQuery()
  if (!profile || profile.firstSteps.includes(step)) return null
  return (
    <div className="mt-5 flex items-center gap-4 rounded-lg border border-rule bg-sheet py-2 pr-1.5 pl-5 [&>svg]:w-14 [&>svg]:shrink-0">
      {drawing}
      <p className="m-0 mr-auto font-display text-lg text-pretty">{children}</p>
      <IconButton label="Dismiss" icon={<X />} onClick={() => markStep(step)} />
    </div>
  )
}
