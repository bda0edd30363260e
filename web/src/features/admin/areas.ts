import { paths } from '../../app/paths.ts'

/** A part of the admin area, as its navigation names it. */
export interface AdminArea {
  readonly label: string
  readonly path: string
}

/** In the order of the navigation. A new page gets its path, its route, and a line here. */
export const adminAreas: readonly AdminArea[] = [{ label: 'Overview', path: paths.admin }]
