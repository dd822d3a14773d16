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

export type Arrangement = readonly { id: PictureId; alt: string }[];

/** Pictures in the order of the arrangement, with its descriptions; the others are removed. Unknown ids are ignored. */
export const arranged = (
  pictures: readonly StoredPicture[],
  arrangement: Arrangement,
): { kept: StoredPicture[]; gone: StoredPicture[] } => {
  const kept = new Map<string, StoredPicture>();
  for (const { id, alt } of arrangement) {
    const picture = pictures.find((one) => one.id === id);
    if (picture) kept.set(id, { ...picture, alt });
  }
  return { kept: [...kept.values()], gone: pictures.filter(({ id }) => !kept.has(id)) };
};
