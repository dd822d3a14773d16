import type { DocumentMediaType } from '@smachot/contracts';
import { cutText } from '@smachot/kernel';

const PNG = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const JPEG = Buffer.from([0xff, 0xd8, 0xff]);
const PDF = Buffer.from('%PDF-');

const startsWith = (bytes: Buffer, mark: Buffer): boolean => bytes.subarray(0, mark.length).equals(mark);

/** The type of a document by its first bytes; its name is not believed. */
export const mediaTypeOf = (bytes: Buffer): DocumentMediaType | undefined => {
  if (startsWith(bytes, PDF)) return 'application/pdf';
  if (startsWith(bytes, PNG)) return 'image/png';
  return startsWith(bytes, JPEG) ? 'image/jpeg' : undefined;
};

const EXTENSIONS = { 'application/pdf': 'pdf', 'image/png': 'png', 'image/jpeg': 'jpg' } as const;
const extensionOf = (mediaType: DocumentMediaType): string => EXTENSIONS[mediaType];

/** A name to show and to download under: no paths, no control characters, with the extension of its content. */
export const shownName = (fileName: string, mediaType: DocumentMediaType): string => {
  const name = fileName
    .split(/[\\/]/)
    .at(-1)!
    .replace(/[\p{C}"<>|:*?]/gu, '')
    .trim();
  const stem = cutText(name.replace(/\.[A-Za-z0-9]{1,5}$/, ''), 80) || 'document';
  return `${stem}.${extensionOf(mediaType)}`;
};
