import { downloadPayoutFile, type PayoutBatchId, uploadPayoutAnswer } from '@smachot/contracts';
import { saveFile, uploadFile, type AnswerOf } from '@smachot/web-platform';

type Answered = { read?: AnswerOf<typeof uploadPayoutAnswer>; error?: unknown };

/** The file for the bank, given to the admin to keep. Its error is returned, as `useConfirmed` needs it. */
export const downloadFile = (batchId: PayoutBatchId, fileNumber: number, reason: string) =>
  saveFile(downloadPayoutFile, `masav-${fileNumber}.txt`, {
    params: { batchId, fileNumber },
    query: { reason },
  }).then(
    (): { error?: unknown } => ({}),
    (error: unknown) => ({ error }),
  );

/** Sends the bank's answer; what was read from it, or the error. */
export const uploadAnswer = (batchId: PayoutBatchId, file: File, reason: string) =>
  uploadFile(uploadPayoutAnswer, { params: { batchId }, query: { reason }, file }).then(
    (read): Answered => ({ read }),
    (error: unknown): Answered => ({ error }),
  );
