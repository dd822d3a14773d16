import type { Picture } from '@smachot/contracts';
import { type FileStore, imageVariant } from '@smachot/server-platform';
import type { StoredPicture } from '../domain/pictures';

export const pictureView = ({ id, key, alt }: StoredPicture, files: FileStore): Picture => ({
  id,
  url: files.signedUrl(imageVariant(key, 960, 'webp')),
  thumbUrl: files.signedUrl(imageVariant(key, 480, 'webp')),
  alt,
});
