interface SelectBoxProps {
  readonly label: string
  readonly isSelected: boolean
  readonly isPartlySelected?: boolean
  /** With Shift, the rows since the last selected one are selected too. */
  readonly onSelect: (isSelected: boolean, withShift: boolean) => void
}

export function SelectBox({
  label,
  isSelected,
  isPartlySelected = false,
  onSelect,
}: SelectBoxProps) {
  return (
    <label className="grid size-11 cursor-pointer place-items-center select-none">
      <input
        type="checkbox"
        aria-label={label}
        checked={isSelected}
        ref={(box) => {
          if (box) box.indeterminate = isPartlySelected && !isSelected
        }}
        onChange={({ currentTarget, nativeEvent }) =>
          onSelect(
            currentTarget.checked,
            'shiftKey' in nativeEvent && nativeEvent.shiftKey === true,
          )
        }
        className="size-4.5 cursor-pointer accent-(--accent)"
      />
    </label>
  )
}
