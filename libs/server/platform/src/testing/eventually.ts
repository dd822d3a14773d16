import { MINUTE_MS } from '@smachot/kernel';

/** No slow hour reaches it; a test ends later still (`testTimeout` of jest.preset.cjs), so that the error names the condition. */
const LONGEST_MS = 4 * MINUTE_MS;
const LOOK_MS = 20;

type Nothing = undefined | null | false;

/** Waits until the answer is no longer undefined, null or false; the error names the condition. */
export const eventually = async <T>(
  what: string,
  ask: () => T | Nothing | Promise<T | Nothing>,
): Promise<T> => {
  for (const end = Date.now() + LONGEST_MS; Date.now() < end;) {
    const answer = await ask();
    if (answer !== undefined && answer !== null && answer !== false) return answer;
    await new Promise((resolve) => setTimeout(resolve, LOOK_MS));
  }
  throw new Error(`not in ${LONGEST_MS} ms: ${what}`);
};
