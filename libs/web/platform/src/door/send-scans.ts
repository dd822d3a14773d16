import type { ScanAnswer, ScanBatch } from '@smachot/contracts';
import { problemOf } from '../calls/failure';

/** Sends a batch. Scans that make it invalid are refused by themselves, so that they do not hold up the others. */
export const sendScans = async (
  record: (batch: ScanBatch) => Promise<ScanAnswer>,
  { scans, ...batch }: ScanBatch,
): Promise<ScanAnswer> => {
  try {
    return await record({ ...batch, scans });
  } catch (error) {
    const fields = Object.keys(problemOf(error).fields ?? {});
    const isInvalid = (index: number) => fields.some((field) => field.startsWith(`scans.${index}.`));
    const invalid = scans.filter((_, index) => isInvalid(index));
    if (invalid.length === 0) throw error;
    const answer = await sendScans(record, {
      ...batch,
      scans: scans.filter((_, index) => !isInvalid(index)),
    });
    return { ...answer, refused: [...answer.refused, ...invalid.map(({ scanId }) => scanId)] };
  }
};
