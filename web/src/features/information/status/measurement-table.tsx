import { Disclosure } from '@everyshelf/ui/primitives'

interface MeasurementTableProps {
  readonly title: string
  readonly columns: readonly string[]
  /** Oldest first; the table shows the newest first. */
  readonly rows: readonly (readonly string[])[]
}

/** The numbers behind a chart. */
export function MeasurementTable({ title, columns, rows }: MeasurementTableProps) {
  return (
    <Disclosure title="Show as table">
      <div className="mt-2 max-h-96 overflow-auto">
        <table
          aria-label={title}
          className="tabular w-full border-collapse text-left text-[0.9375rem]"
        >
          <thead className="text-sm text-ink-soft">
            <tr>
              {columns.map((column) => (
                <th key={column} scope="col" className="py-2 pr-3 font-medium">
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.toReversed().map(([name, ...cells]) => (
              <tr key={name} className="border-t border-rule">
                <th scope="row" className="py-1.5 pr-3 font-normal whitespace-nowrap">
                  {name}
                </th>
                {cells.map((cell, index) => (
                  <td key={columns[index + 1]} className="py-1.5 pr-3">
                    {cell}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </Disclosure>
  )
}
