interface PickBoxProps {
  readonly label: string
  readonly isPicked: boolean
  readonly isPartly?: boolean
  readonly onPick: (isPicked: boolean) => void
}

export function PickBox({ label, isPicked, isPartly = false, onPick }: PickBoxProps) {
  return (
    <label className="grid size-11 cursor-pointer place-items-center">
      <input
        type="checkbox"
        aria-label={label}
        checked={isPicked}
        ref={(box) => {
          if (box) box.indeterminate = isPartly && !isPicked
        }}
        onChange={(event) => onPick(event.currentTarget.checked)}
        className="size-4.5 cursor-pointer accent-(--accent)"
      />
    </label>
  )
}
