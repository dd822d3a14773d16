import type { Picture } from '@smachot/contracts';
import { DRAWINGS_PATH } from '@smachot/drawings';
import { type FileStore, imageVariant } from '@smachot/server-platform';
import type { StoredPicture } from '../domain/pictures';

export const pictureView = (picture: StoredPicture, files: FileStore): Picture =>
  pictureWith(picture, (key) => files.signedUrl(key));

/** The picture with the addresses that `addressOf` gives its files. */
export const pictureWith = ({ id, key, alt }: StoredPicture, addressOf: (key: string) => string): Picture =>
  isDrawing(key)
    ? { id, url: key, thumbUrl: key, alt }
    : {
        id,
        url: addressOf(imageVariant(key, 960, 'webp')),
        thumbUrl: addressOf(imageVariant(key, 480, 'webp')),
        alt,
      };

/** The address of the small form of a picture, by its file. */
export const thumbnailOf = (key: string, files: FileStore): string =>
  isDrawing(key) ? key : files.signedUrl(imageVariant(key, 480, 'webp'));

/** The demo data's pictures are drawings of ours: the key is the address. Chats cannot show them in a preview. */
export const isDrawing = (key: string): boolean => key.startsWith(DRAWINGS_PATH);
