import { defineConfig } from 'vite'

/**
 * Our own TypeScript, the domain's included, beside one another in `dist`; npm's packages stay in
 * node_modules. The thread that reads clicks is started by its file name.
 */
export default defineConfig({
  build: {
    ssr: true,
    target: 'node22',
    outDir: 'dist',
    emptyOutDir: true,
    sourcemap: true,
    minify: false,
    rolldownOptions: {
      input: {
        main: 'src/main.ts',
        'reading-thread': 'src/features/clicks/readings/reading-thread.ts',
      },
      output: { entryFileNames: '[name].js', chunkFileNames: '[name].js' },
    },
  },
  ssr: { noExternal: [/^@everyshelf\//] },
})
