import { MINUTE_MS } from '@smachot/kernel';

/** No slow hour reaches it; a test ends later still (`testTimeout` of jest.preset.cjs), so that the error names the condition. */
const LONGEST_MS = 4 * MINUTE_MS;
const LOOK_MS = 20;

type Nothing = undefined | null | false | 0 | '';

/** Waits until there is an answer, which a count of nothing is not; the error names the condition. */
export const eventually = async <T>(
  what: string,
  ask: () => T | Nothing | Promise<T | Nothing>,
): Promise<T> => {
  for (const end = Date.now() + LONGEST_MS; Date.now() < end;) {
    const answer = await ask();
    if (answer) return answer;
    await new Promise((resolve) => setTimeout(resolve, LOOK_MS));
  }
  throw new Error(`not in ${LONGEST_MS} ms: ${what}`);
};
