import { createQrCode } from '@everyshelf/ui/share'
import { useMemo } from 'react'

interface SecretCardProps {
  readonly secret: string
  readonly uri: string
}

/** The secret for the app, as a QR code and as text. Shown only once. */
export function SecretCard({ secret, uri }: SecretCardProps) {
  const code = useMemo(() => createQrCode(uri), [uri])
  return (
    <div className="mb-8 flex flex-wrap items-center gap-x-8 gap-y-5">
      <svg
        role="img"
        aria-label="QR code for the authenticator app"
        viewBox={`0 0 ${code.size} ${code.size}`}
        shapeRendering="crispEdges"
        className="block w-52 shrink-0 rounded-md border border-rule"
      >
        <rect width={code.size} height={code.size} fill="#fff" />
        <path d={code.path} fill="#000" />
      </svg>
      <div className="min-w-0 flex-1 basis-52">
        <h2 className="m-0 text-base font-semibold">Setup key</h2>
        <p className="m-0 mt-1 font-mono text-lg leading-relaxed [overflow-wrap:anywhere]">
          {secret.match(/.{1,4}/g)?.join(' ')}
        </p>
        <p className="mt-3 mb-0 text-sm text-ink-soft">
          Shown only once. Anyone who has this key can generate your codes.
        </p>
      </div>
    </div>
  )
}
