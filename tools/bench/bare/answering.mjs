/** Answers the messages of `startBare`. @param {Record<string, (given: any) => any>} acts `begin` is called first */
export function answering(acts) {
  process.on('message', async (/** @type {any} */ { id, act, given }) => {
    try {
      process.send({ id, result: (await acts[act](given)) ?? {} });
    } catch (error) {
      process.send({ id, problem: error.stack });
    }
  });
  process.on('disconnect', () => process.exit());
}
