import { defineConfig } from 'vite'
import { bundleForEdge, edgeWorker } from './scripts/bundle-for-edge.ts'

/**
 * Our own TypeScript and of npm's packages what it uses, beside one another in `dist`: hundreds of files
 * fewer to find at each start, and their unused parts take no memory. Not made smaller, so that
 * a stack in the log can be read. The threads that read clicks, encode covers,
 * and draw preview images are started by their file names.
 */
export default defineConfig({
  plugins: [
    {
      // What `export:links --format worker` writes before the links.
      name: 'edge-worker',
      async generateBundle() {
        const source = await bundleForEdge(edgeWorker)
        this.emitFile({ type: 'asset', fileName: 'edge-worker.js', source })
      },
    },
  ],
  build: {
    ssr: true,
    target: 'node22',
    outDir: 'dist',
    emptyOutDir: true,
    minify: false,
    rolldownOptions: {
      input: {
        main: 'src/main.ts',
        'query-worker': 'src/query-worker/query-worker.ts',
        'encode-cover-worker': 'src/features/uploaded-covers/encode-cover-worker.ts',
        'scale-image-worker': 'src/images/scale-image-worker.ts',
        'draw-preview-worker': 'src/features/pages/preview-image/drawing/draw-preview-worker.ts',
      },
      output: { entryFileNames: '[name].js', chunkFileNames: '[name].js' },
    },
  },
  ssr: {
    noExternal: true,
    // These load files of their own by their place on disk; `pg-native` is optional and not there.
    external: [
      'better-sqlite3',
      'pino',
      'pg-native',
      '@jsquash/jpeg',
      '@jsquash/png',
      '@jsquash/resize',
      '@jsquash/webp',
    ],
  },
})
