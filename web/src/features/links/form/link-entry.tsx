import type { ReactNode } from 'react'
import { useTitle } from '../../../lib/use-title.ts'
import { LinkForm, type LinkFormProps } from './link-form.tsx'

interface LinkEntryProps extends LinkFormProps {
  readonly title: string
  readonly intro: ReactNode
}

/** The board above the door: what the page says, and the field. */
export function LinkEntry({ title, intro, ...form }: LinkEntryProps) {
  useTitle(title)
  return (
    <section data-surface="board" className="coach-line">
      <div className="mx-auto max-w-6xl px-6 pt-14 pb-14 sm:px-10 sm:pt-20 sm:pb-16 lg:px-12">
        {intro}
        <div className="mt-9 max-w-3xl sm:mt-11">
          <LinkForm {...form} />
        </div>
      </div>
    </section>
  )
}
