interface SelectBoxProps {
  readonly label: string
  readonly isSelected: boolean
  readonly isPartlySelected?: boolean
  readonly onSelect: (isSelected: boolean) => void
}

export function SelectBox({
  label,
  isSelected,
  isPartlySelected = false,
  onSelect,
}: SelectBoxProps) {
  return (
    <label className="grid size-11 cursor-pointer place-items-center">
      <input
        type="checkbox"
        aria-label={label}
        checked={isSelected}
        ref={(box) => {
          if (box) box.indeterminate = isPartlySelected && !isSelected
        }}
        onChange={(event) => onSelect(event.currentTarget.checked)}
        className="size-4.5 cursor-pointer accent-(--accent)"
      />
    </label>
  )
}
