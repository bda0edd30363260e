import { z } from 'zod'
import {
  LABEL_NAME_MAX_LENGTH,
  LABELS_PER_LINK_MAX,
  labelColors,
  SAVED_FILTER_NAME_MAX_LENGTH,
} from '../links/index.ts'
import { rowId } from './fields.ts'
import { linkFilter } from './link-filter.ts'
import { line } from './text.ts'

/** Commas and semicolons separate the names in text fields and files. */
const labelName = line({ min: 1, max: LABEL_NAME_MAX_LENGTH })
  .refine((text) => !/[,;]/.test(text), 'must have no comma or semicolon')
  .meta({ pattern: '^[^,;]*[^,;\\s][^,;]*$' })

/** The names of all labels of a link. */
export const linkLabels = z.array(labelName).max(LABELS_PER_LINK_MAX, 'too-many-labels')

const color = z.enum(labelColors)

export const labelsCreateInput = z.strictObject({ name: labelName, color })
export const labelsUpdateInput = z.strictObject({
  id: rowId,
  name: labelName.optional(),
  color: color.optional(),
})
export const labelsRowInput = z.strictObject({ id: rowId })

/** Moves the links of one label to another, and removes the first. */
export const labelsMergeInput = z
  .strictObject({ id: rowId, into: rowId })
  .refine(({ id, into }) => id !== into, { path: ['into'], message: 'must be another label' })

const filterName = line({ min: 1, max: SAVED_FILTER_NAME_MAX_LENGTH })

export const savedFiltersCreateInput = z.strictObject({ name: filterName, filter: linkFilter })
export const savedFiltersUpdateInput = z.strictObject({
  id: rowId,
  name: filterName.optional(),
  filter: linkFilter.optional(),
})
export const savedFiltersRowInput = z.strictObject({ id: rowId })
