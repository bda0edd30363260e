import { ChoiceRow } from '../lists/choice-row.tsx'

const widths = [
  { value: 'phone', name: 'Phone' },
  { value: 'desktop', name: 'Desktop' },
] as const

export type PageWidth = (typeof widths)[number]['value']

interface MailPageProps {
  readonly template: string
  readonly title: string
  readonly width: PageWidth
  readonly onWidth: (width: PageWidth) => void
}

/** A mail as a page, in a frame in which it may run nothing, open nothing and read nothing of ours. */
export function MailPage({ template, title, width, onWidth }: MailPageProps) {
  return (
    <div className="min-w-0">
      <ChoiceRow label="Width" choices={widths} value={width} onChoose={onWidth} />
      <iframe
        title={`${title}, as a page`}
        sandbox=""
        src={`/mail-preview/${template}`}
        className={`mt-3 block h-[38rem] max-w-full rounded-md border border-rule bg-[#f6f7f3] ${width === 'phone' ? 'w-[23.4375rem]' : 'w-full'}`}
      />
    </div>
  )
}
