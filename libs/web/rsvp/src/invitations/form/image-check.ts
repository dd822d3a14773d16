import { INVITATION_IMAGE_MAX_BYTES } from '@smachot/contracts';

export type ImageProblem = 'unsupported' | 'tooLarge';

const startsWith = (bytes: Uint8Array, ...magic: number[]) =>
  magic.every((byte, index) => bytes[index] === byte);

/** By content, not by name: phones call everything .jpg. */
const isSupported = (bytes: Uint8Array): boolean =>
  startsWith(bytes, 0x89, 0x50, 0x4e, 0x47) || startsWith(bytes, 0xff, 0xd8, 0xff);

/** Judged before it travels: an answer at once instead of after a minute of upload. The server judges again. */
export const checkImage = async (file: Blob): Promise<ImageProblem | null> => {
  if (!isSupported(new Uint8Array(await file.slice(0, 8).arrayBuffer()))) return 'unsupported';
  return file.size > INVITATION_IMAGE_MAX_BYTES ? 'tooLarge' : null;
};
