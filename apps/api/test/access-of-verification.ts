import { admins, crew, lookedInto, signedIn, type Row } from './access-rows';

/** Bank details and business documents. As in `access-expected.ts`. */
export const expectedOfVerification: Record<string, Row> = {
  'verification.uploadDocument': signedIn,
  'verification.readBankDetails': lookedInto,
  'verification.submitBankDetails': crew,
  'verification.editBankDetails': crew,
  'verification.listBusinessDocuments': lookedInto,
  'verification.saveBusinessDocument': crew,
  'verification.deleteBusinessDocument': crew,
  'verification.readBusinessDocument': lookedInto,
  'verification.listKashrutCases': admins,
  'verification.readKashrutDocument': admins,
  'verification.decideKashrut': admins,
  'verification.listBanks': signedIn,
  'verification.listBranches': signedIn,
  'verification.listBankDetails': admins,
  'verification.readBankDetailsRecord': admins,
  'verification.readBankDocument': admins,
  'verification.decideBankDetails': admins,
  // The address carries its signature, and a guessed one leads nowhere.
  'verification.documentFile': [404, 404, 404, 404],
};
