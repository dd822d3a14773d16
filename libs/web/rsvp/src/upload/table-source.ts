import { TABLE_MAX_BYTES } from '@smachot/contracts';
import type { TableSource } from './upload.flow';

export type SourceProblem = 'unsupported' | 'tooLarge' | 'empty';

const extension = (name: string): string => /\.([^.]+)$/.exec(name)?.[1]?.toLowerCase() ?? '';
const TABLES: ReadonlySet<string> = new Set(['xlsx', 'csv', 'tsv', 'txt']);

/** Detects the kind of a chosen or dropped file before it is uploaded. */
export const sourceOf = async (file: File): Promise<TableSource | SourceProblem> => {
  if (file.size === 0) return 'empty';
  if (file.size > TABLE_MAX_BYTES) return 'tooLarge';
  if (extension(file.name) === 'vcf') return { from: 'text', kind: 'vcard', text: await file.text() };
  return TABLES.has(extension(file.name)) ? { from: 'file', file } : 'unsupported';
};

const VCARD = /^\s*BEGIN:VCARD/i;

export const textSource = (text: string): TableSource | SourceProblem => {
  if (text.trim() === '') return 'empty';
  return { from: 'text', kind: VCARD.test(text) ? 'vcard' : 'list', text };
};
