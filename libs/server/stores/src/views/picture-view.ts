import type { Picture } from '@smachot/contracts';
import { type FileStore, imageVariant } from '@smachot/server-platform';
import type { StoredPicture } from '../domain/pictures';

export const pictureView = (picture: StoredPicture, files: FileStore): Picture =>
  pictureWith(picture, (key) => files.signedUrl(key));

/** With the addresses `addressOf` gives its files. */
export const pictureWith = (
  { id, key, alt }: StoredPicture,
  addressOf: (key: string) => string,
): Picture => ({
  id,
  url: addressOf(imageVariant(key, 960, 'webp')),
  thumbUrl: addressOf(imageVariant(key, 480, 'webp')),
  alt,
});
