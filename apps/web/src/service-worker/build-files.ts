/** A built version of the web app: every file of `/assets`, with the places in this list of what it imports before it can run. */
export type WebBuild = {
  version: string;
  files: readonly (readonly [file: string, imports: readonly number[]])[];
};

/** The name of a built file without the hash of its content: the same file of another version has the same. */
export const nameOf = (file: string): string => file.replace(/-[\w-]{7}(?=\.\w+$)/, '');

/** Files of this build that stand for the kept ones of an older build, with everything they import. */
export const successorsOf = (kept: readonly string[], { files }: WebBuild): string[] => {
  const names = new Set(kept.map(nameOf));
  const found = new Set<number>();
  const add = (place: number): void => {
    const file = files[place];
    if (!file || found.has(place)) return;
    found.add(place);
    file[1].forEach(add);
  };
  files.forEach(([file], place) => names.has(nameOf(file)) && add(place));
  return [...found].map((place) => files[place]![0]);
};
