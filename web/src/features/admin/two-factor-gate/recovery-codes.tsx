import { CopyIcon, useCopy } from '@everyshelf/ui/links'
import { Button } from '@everyshelf/ui/primitives'
import { GatePage } from './gate-page.tsx'

interface RecoveryCodesProps {
  readonly codes: readonly string[]
  readonly onDone: () => void
}

/** Codes for an admin who loses the app. Shown once; the server stores only hashes of them. */
export function RecoveryCodes({ codes, onDone }: RecoveryCodesProps) {
  const { isCopied, copy } = useCopy()
  return (
    <GatePage
      title="Save your recovery codes"
      lead="If you lose your app, each code unlocks the admin area once. They are shown only now."
    >
      <ul className="m-0 mb-6 grid list-none gap-x-8 border-y border-rule p-0 py-4 font-mono text-lg sm:grid-cols-2">
        {codes.map((code) => (
          <li key={code} className="py-1">
            {code.match(/.{1,4}/g)?.join(' ')}
          </li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-3">
        <Button onClick={onDone}>I saved them</Button>
        <Button
          kind="outline"
          icon={<CopyIcon isCopied={isCopied} />}
          onClick={() => void copy(codes.join('\n'))}
        >
          Copy codes
        </Button>
      </div>
    </GatePage>
  )
}
