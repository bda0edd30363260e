import { CopyIcon, useCopy } from '@everyshelf/ui/links'
import { Button } from '@everyshelf/ui/primitives'
import { DoorFrame } from './door-frame.tsx'

interface RecoveryCodesProps {
  readonly codes: readonly string[]
  readonly onDone: () => void
}

/** For the day when the app is lost. Shown once; the server keeps only what it needs to check them. */
export function RecoveryCodes({ codes, onDone }: RecoveryCodesProps) {
  const { isCopied, copy } = useCopy()
  return (
    <DoorFrame
      title="Keep these codes"
      lead="Each of them opens the admin area once when your app is lost. They are not shown again."
    >
      <ul className="m-0 mb-6 grid list-none gap-x-8 border-y border-rule p-0 py-4 font-mono text-lg sm:grid-cols-2">
        {codes.map((code) => (
          <li key={code} className="py-1">
            {code.match(/.{1,4}/g)?.join(' ')}
          </li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-3">
        <Button onClick={onDone}>I have kept them</Button>
        <Button
          kind="outline"
          icon={<CopyIcon isCopied={isCopied} />}
          onClick={() => void copy(codes.join('\n'))}
        >
          Copy
        </Button>
      </div>
    </DoorFrame>
  )
}
