import { ChoiceRow } from '../components/choice-row.tsx'

const widths = [
  { value: 'phone', name: 'Phone' },
  { value: 'desktop', name: 'Desktop' },
] as const

export type PreviewWidth = (typeof widths)[number]['value']

interface HtmlPreviewProps {
  readonly template: string
  readonly title: string
  readonly width: PreviewWidth
  readonly onWidth: (width: PreviewWidth) => void
}

/** Shows an email's HTML in a fully sandboxed frame. */
export function HtmlPreview({ template, title, width, onWidth }: HtmlPreviewProps) {
  return (
    <div className="min-w-0">
      <ChoiceRow label="Width" choices={widths} value={width} onChoose={onWidth} />
      <iframe
        title={`${title}, HTML version`}
        sandbox=""
        src={`/mail-preview/${template}`}
        className={`mt-3 block h-[38rem] max-w-full rounded-md border border-rule bg-[#f6f7f3] ${width === 'phone' ? 'w-[23.4375rem]' : 'w-full'}`}
      />
    </div>
  )
}
