/** How much of it is done: in `npm test`, in `npm run test:all`, and in `npm run soak`, which takes as long as it takes. */
export const extent = (usual: number, all: number, soak = all): number => {
  if (process.env.SOAK === '1') return soak;
  return process.env.TEST_ALL === '1' ? all : usual;
};
