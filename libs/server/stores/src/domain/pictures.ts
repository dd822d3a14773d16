import type { PictureId } from '@smachot/contracts';
/** A stored picture: the pipeline's key and sizes, and its description. */
export type StoredPicture = {
  id: PictureId;
  key: string;
  width: number;
  height: number;
  placeholder: string;
  alt: string;
};

export const MOST_PICTURES = 20;

export type Arrangement = readonly { id: PictureId; alt?: string | undefined }[];

/**
 * Pictures in the order of the arrangement. A picture keeps its description unless the arrangement has another. One that is not named
 * was added meanwhile, and stays behind the others. Unknown ids are ignored.
 */
export const arranged = (
  pictures: readonly StoredPicture[],
  arrangement: Arrangement,
  removed: readonly PictureId[] = [],
): { kept: StoredPicture[]; gone: StoredPicture[] } => {
  const named = new Map<string, StoredPicture>();
  for (const { id, alt } of arrangement) {
    const picture = pictures.find((one) => one.id === id);
    if (picture) named.set(id, alt === undefined ? picture : { ...picture, alt });
  }
  const all = [...named.values(), ...pictures.filter(({ id }) => !named.has(id))];
  return {
    kept: all.filter(({ id }) => !removed.includes(id)),
    gone: all.filter(({ id }) => removed.includes(id)),
  };
};
