import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { compressPlugin } from './build/compress-plugin.ts'
import { firstPaintPlugin } from './build/first-paint-plugin.ts'
import { pagePathsPlugin } from './build/page-paths-plugin.ts'

const server = process.env.EVERYSHELF_SERVER ?? 'http://localhost:3000'
const proxy = Object.fromEntries(
  ['/api', '/redirect', '/go', '/covers'].map((path) => [path, { target: server }]),
)

export default defineConfig({
  plugins: [react(), tailwindcss(), firstPaintPlugin(), pagePathsPlugin(), compressPlugin()],
  build: { assetsInlineLimit: 0, modulePreload: { polyfill: false } },
  server: { port: 5173, proxy },
  preview: { port: 4173, proxy },
})
