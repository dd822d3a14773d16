import { RowVerdict, type UploadId } from '@smachot/contracts';
import type { UploadResult } from './upload.flow';

/** The state of the upload in the address: the preview, the shown rows, or the outcome. */
export type UploadAddress = {
  uploadId: UploadId | null;
  verdict: RowVerdict | null;
  result: UploadResult | null;
};

const count = (params: URLSearchParams, key: string): number => {
  const value = Number(params.get(key) ?? 0);
  return Number.isSafeInteger(value) && value >= 0 ? value : 0;
};

const isLine = (line: number): boolean => Number.isSafeInteger(line) && line > 0;

export const readUpload = (params: URLSearchParams): UploadAddress => ({
  uploadId: params.get('upload'),
  verdict: RowVerdict.safeParse(params.get('verdict')).data ?? null,
  result:
    params.get('step') === 'done'
      ? {
          added: count(params, 'added'),
          updated: count(params, 'updated'),
          skipped: count(params, 'skipped'),
          faulty: count(params, 'faulty'),
          notStored: (params.get('notStored') ?? '').split(',').map(Number).filter(isLine),
          faultyFileUrl: null,
        }
      : null,
});

export const writeUpload = ({ uploadId, verdict, result }: UploadAddress): URLSearchParams => {
  const params = new URLSearchParams();
  if (uploadId) params.set('upload', uploadId);
  if (verdict && !result) params.set('verdict', verdict);
  if (!result) return params;
  params.set('step', 'done');
  for (const key of ['added', 'updated', 'skipped', 'faulty'] as const) params.set(key, String(result[key]));
  if (result.notStored.length > 0) params.set('notStored', result.notStored.join());
  return params;
};
