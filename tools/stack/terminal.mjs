const colourful = process.stdout.isTTY && !process.env.NO_COLOR;
const style = (code) => (text) => (colourful ? `\u001b[${code}m${text}\u001b[0m` : String(text));

export const bold = style('1');
export const dim = style('2');
export const red = style('31');
export const green = style('32');
export const yellow = style('33');
export const cyan = style('36');

export const seconds = (ms) => `${(ms / 1_000).toFixed(ms < 10_000 ? 1 : 0)} s`;

/**
 * Runs one step and reports it: its progress while it runs, and its duration at the end.
 * @template T
 * @param {string} name
 * @param {(say: (text: string) => void) => Promise<T>} work
 * @returns {Promise<T>}
 */
export async function step(name, work) {
  const began = performance.now();
  const label = name.padEnd(12);
  try {
    const result = await work((text) => console.log(`${dim('·')} ${label} ${dim(text)}`));
    console.log(`${green('✔')} ${label} ${dim(seconds(performance.now() - began))}`);
    return result;
  } catch (error) {
    if (error.name !== 'AbortError')
      console.log(`${red('✖')} ${label} ${dim(seconds(performance.now() - began))}`);
    throw error;
  }
}
