import { admins, lookedInto, type Row } from './access-rows';

/** Statements and payouts of stores, and the batches of admins. */
export const expectedOfPayouts: Record<string, Row> = {
  'payouts.readBalance': lookedInto,
  'payouts.listStatement': lookedInto,
  'payouts.exportStatement': lookedInto,
  'payouts.statementPdf': lookedInto,
  'payouts.list': lookedInto,
  'payouts.read': lookedInto,
  'payouts.listBatches': admins,
  'payouts.listExcluded': admins,
  'payouts.readBatch': admins,
  'payouts.makeFile': admins,
  'payouts.downloadFile': admins,
  'payouts.confirmSent': admins,
  'payouts.uploadAnswer': admins,
  'payouts.listFailed': admins,
};
