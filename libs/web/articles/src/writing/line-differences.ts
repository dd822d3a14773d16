export type LineDifference = { kind: 'same' | 'added' | 'removed'; line: string };

/** Above this product of lines the whole text counts as replaced: the table would be too large for a browser. */
const LARGEST_TABLE = 1_000_000;

/** The lines that two texts have in common, in their order, and those that are only in one (longest common subsequence). */
export const lineDifferences = (before: string, after: string): LineDifference[] => {
  const old = before.split('\n');
  const fresh = after.split('\n');
  const removed = (line: string): LineDifference => ({ kind: 'removed', line });
  const added = (line: string): LineDifference => ({ kind: 'added', line });
  if (old.length * fresh.length > LARGEST_TABLE) return [...old.map(removed), ...fresh.map(added)];
  const width = fresh.length + 1;
  // common[i * width + j]: how many lines the ends from i and from j have in common
  const common = new Uint16Array((old.length + 1) * width);
  for (let i = old.length - 1; i >= 0; i--)
    for (let j = fresh.length - 1; j >= 0; j--)
      common[i * width + j] =
        old[i] === fresh[j]
          ? common[(i + 1) * width + j + 1]! + 1
          : Math.max(common[(i + 1) * width + j]!, common[i * width + j + 1]!);
  const found: LineDifference[] = [];
  let [i, j] = [0, 0];
  while (i < old.length && j < fresh.length)
    if (old[i] === fresh[j]) {
      found.push({ kind: 'same', line: old[i++]! });
      j++;
    } else if (common[(i + 1) * width + j]! >= common[i * width + j + 1]!) found.push(removed(old[i++]!));
    else found.push(added(fresh[j++]!));
  return [...found, ...old.slice(i).map(removed), ...fresh.slice(j).map(added)];
};
