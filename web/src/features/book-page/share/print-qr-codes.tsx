import { Button } from '@everyshelf/ui/primitives'
import {
  blackOnWhite,
  createQrCode,
  fileNameOf,
  readQrCover,
  saveFile,
  toSvgFile,
  toSvgUrl,
} from '@everyshelf/ui/share'
import { Download } from 'lucide-react'
import { useEffect, useMemo, useState } from 'react'
import { type Choice, ChoiceRows } from '../../../components/choice-rows.tsx'
import { pixelsOf, printSizesCm, toPrintFile } from './print-image.ts'

type Target = 'page' | 'link'

const targets: readonly Choice<Target>[] = [
  { value: 'page', title: 'Your reader page', about: 'Readers choose a store there.' },
  {
    value: 'link',
    title: 'Your short link',
    about: 'It opens what you set under “Where readers go”.',
  },
]

interface PrintQrCodesProps {
  readonly link: string
  /** The address of the page for readers. */
  readonly page: string
  readonly title: string
  /** The color of the page. */
  readonly color: string
  readonly coverImage: string | null
}

/** The link for paper, in the sizes that printers ask for. */
export function PrintQrCodes({ link, page, title, color, coverImage }: PrintQrCodesProps) {
  const [target, setTarget] = useState<Target>('page')
  const address = target === 'page' ? page : link
  const [isPlain, setPlain] = useState(false)
  const [cover, setCover] = useState<string | null>(null)
  useEffect(() => {
    // Without the cover, the code is as good.
    if (coverImage) readQrCover(coverImage).then(setCover, () => setCover(null))
  }, [coverImage])
  const code = useMemo(
    () => createQrCode(address, isPlain ? blackOnWhite : { color, cover }),
    [address, isPlain, color, cover],
  )
  const name = `${fileNameOf(title)}-qr`
  return (
    <div className="grid gap-x-8 gap-y-6 sm:grid-cols-[11rem_1fr]">
      <img
        alt={`QR code for ${address}`}
        src={toSvgUrl(code)}
        className="block aspect-square w-full max-w-44 self-start rounded-md border border-rule"
      />
      <div className="min-w-0">
        <ChoiceRows legend="QR code opens" choices={targets} value={target} onChange={setTarget} />
        <p className="mt-3 mb-0 text-sm text-ink-soft wrap-anywhere">{address}</p>
        <label className="mt-3 inline-flex min-h-11 cursor-pointer items-center gap-2.5">
          <input
            type="checkbox"
            checked={isPlain}
            onChange={({ currentTarget }) => setPlain(currentTarget.checked)}
            className="size-4.5 accent-accent"
          />
          Black, without the cover
        </label>
        <div className="mt-2 flex flex-wrap gap-2">
          <Button
            kind="outline"
            icon={<Download className="size-[1.1em]" />}
            onClick={() => saveFile(toSvgFile(code), `${name}.svg`)}
          >
            SVG<span className="sr-only"> file, for any size</span>
          </Button>
          {printSizesCm.map((size) => (
            <Button
              key={size}
              kind="outline"
              title={`${pixelsOf(size)} pixels at 300 dpi`}
              onClick={async () => saveFile(await toPrintFile(code, size), `${name}-${size}cm.png`)}
            >
              PNG {size} cm
            </Button>
          ))}
        </div>
        <p className="mt-4 mb-0 text-sm text-ink-soft text-pretty">PNG files print at 300 dpi.</p>
      </div>
    </div>
  )
}
