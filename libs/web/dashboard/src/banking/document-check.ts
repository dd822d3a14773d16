import { BANK_DOCUMENT_MAX_BYTES, type ProblemCode } from '@smachot/contracts';

export const DOCUMENT_TYPES = ['application/pdf', 'image/png', 'image/jpeg'];

const SIGNATURES: readonly (readonly number[])[] = [
  [0x25, 0x50, 0x44, 0x46, 0x2d], // %PDF-
  [0x89, 0x50, 0x4e, 0x47],
  [0xff, 0xd8, 0xff],
];

/** Why the server would refuse this file, before it is sent: its kind, by content and not by name, or its size. */
export const documentRefusal = async (file: Blob): Promise<ProblemCode | null> => {
  if (file.size > BANK_DOCUMENT_MAX_BYTES) return 'document.too_large';
  const start = new Uint8Array(await file.slice(0, 8).arrayBuffer());
  const isKnown = SIGNATURES.some((signature) => signature.every((byte, index) => start[index] === byte));
  return isKnown ? null : 'document.unsupported';
};
