export {
  escapeHtml,
  type LinkFormat,
  linkFormats,
  noteOf,
  toMarkdown,
  withNote,
} from './link-formats.ts'
export {
  blackOnWhite,
  createQrCode,
  paintQrCode,
  type QrCode,
  readQrCover,
  toPngFile,
  toSvgFile,
  toSvgUrl,
} from './qr-code.ts'
export { QrCodePanel } from './qr-code-panel.tsx'
export { fileNameOf, saveFile } from './save-file.ts'
export { ScreensOnly } from './screens-only.tsx'
