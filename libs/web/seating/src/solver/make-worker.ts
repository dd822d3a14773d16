/** In a module of its own, loaded when it is needed: tests run as CommonJS, which has no `import.meta`. */
export const makeWorker = (): Worker =>
  new Worker(new URL('./solver.worker.ts', import.meta.url), { type: 'module' });
