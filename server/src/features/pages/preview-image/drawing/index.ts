/** Also draws the images of the website's own pages, when it is built. */
export { drawPreview } from './draw-preview.ts'
export { loadTypeface } from './fonts.ts'
