import { Download } from 'lucide-react'
import { useMemo } from 'react'
import { label } from '../labels/index.ts'
import { Button } from '../primitives/index.ts'
import { createQrCode, toPngFile, toSvgFile, toSvgUrl } from './qr-code.ts'
import { fileNameOf, saveFile } from './save-file.ts'

interface QrCodePanelProps {
  readonly link: string
  readonly title: string
}

/** The link's QR code, with downloads as SVG and PNG. */
export function QrCodePanel({ link, title }: QrCodePanelProps) {
  const code = useMemo(() => createQrCode(link), [link])
  const name = `${fileNameOf(title)}-qr`
  return (
    <>
      <img
        alt={label('qrCodeOf', { link })}
        src={toSvgUrl(code)}
        className="mx-auto mt-6 block aspect-square w-full max-w-64 rounded-md border border-rule"
      />
      <p className="m-0 mt-3 text-center text-sm break-all text-ink-soft">{link}</p>
      <div className="mt-6 grid grid-cols-2 gap-3">
        <Button
          kind="outline"
          icon={<Download className="size-[1.1em]" />}
          aria-label={label('downloadSvg')}
          onClick={() => saveFile(toSvgFile(code), `${name}.svg`)}
        >
          SVG
        </Button>
        <Button
          kind="outline"
          icon={<Download className="size-[1.1em]" />}
          aria-label={label('downloadPng')}
          onClick={async () => saveFile(await toPngFile(code), `${name}.png`)}
        >
          PNG
        </Button>
      </div>
    </>
  )
}
