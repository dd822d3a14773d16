import { Module } from '@nestjs/common';
import { BankDetailsCasesController } from './http/bank-details-cases.controller';
import { BankDetailsController } from './http/bank-details.controller';
import { VerificationJobs } from './jobs/verification-jobs';
import { BankDetailsQueries } from './persistence/bank-details.queries';
import { BankDetailsRepository } from './persistence/bank-details.repository';
import { DetailsCipher } from './persistence/details-cipher';
import { DocumentQueries } from './persistence/document.queries';
import { DocumentRepository } from './persistence/document.repository';
import { NoticeRepository } from './persistence/notice.repository';
import { BankCases } from './services/bank-cases';
import { DetailsWriter } from './services/details-writer';
import { DocumentAddresses } from './services/document-addresses';
import { DocumentFiles } from './services/document-files';
import { DocumentIntake } from './services/document-intake';
import { DocumentPreviews } from './services/document-previews';
import { VerificationNotices } from './services/verification-notices';
import { StoresGateway } from './stores-gateway';
import { BankDetailsCasesHandler, BankDetailsRecordOfHandler } from './use-cases/bank-details-cases';
import { BankDetailsOfHandler } from './use-cases/bank-details-of';
import { BankDocumentOfHandler, DocumentFileHandler } from './use-cases/bank-document';
import { BanksHandler, BranchesOfHandler } from './use-cases/banks';
import { DecideBankDetailsHandler } from './use-cases/decide-bank-details';
import { DeleteExpiredHandler } from './use-cases/delete-expired';
import { DeleteFilesHandler } from './use-cases/delete-files';
import { DrawPreviewsHandler } from './use-cases/draw-previews';
import { StandingsOfDetailsHandler } from './use-cases/details-standing';
import { EditBankDetailsHandler } from './use-cases/edit-bank-details';
import { NoteStoreClosedHandler } from './use-cases/note-store-closed';
import { RemindAdminsHandler } from './use-cases/remind-admins';
import { ResealDetailsHandler } from './use-cases/reseal-details';
import { ResealDocumentsHandler } from './use-cases/reseal-documents';
import { SendChangeMailHandler } from './use-cases/send-change-mail';
import { SubmitBankDetailsHandler } from './use-cases/submit-bank-details';
import { UploadDocumentHandler } from './use-cases/upload-document';
import { VerificationOfStoresHandler } from './use-cases/verification-of-stores';
import { VerifiedAccountsHandler } from './use-cases/verified-accounts';
import { VerificationOverview } from './verification-overview';
import { VerificationTopics } from './verification-topics';

const useCases = [
  ...[UploadDocumentHandler, SubmitBankDetailsHandler, EditBankDetailsHandler, BankDetailsOfHandler],
  ...[BanksHandler, BranchesOfHandler, VerifiedAccountsHandler],
  ...[StandingsOfDetailsHandler, VerificationOfStoresHandler],
  ...[BankDetailsCasesHandler, BankDetailsRecordOfHandler, DecideBankDetailsHandler],
  ...[BankDocumentOfHandler, DocumentFileHandler],
  ...[RemindAdminsHandler, DeleteExpiredHandler, ResealDetailsHandler],
  ...[DrawPreviewsHandler, DeleteFilesHandler, ResealDocumentsHandler],
  ...[SendChangeMailHandler, NoteStoreClosedHandler],
];
const persistence = [
  ...[BankDetailsRepository, BankDetailsQueries, DetailsCipher],
  ...[DocumentRepository, DocumentQueries, NoticeRepository],
];
const services = [
  ...[BankCases, DetailsWriter, VerificationNotices],
  ...[DocumentAddresses, DocumentIntake, DocumentFiles, DocumentPreviews],
];

@Module({
  providers: [...useCases, ...persistence, ...services, StoresGateway],
  exports: [BankDetailsQueries],
})
export class VerificationModule {}

@Module({
  imports: [VerificationModule],
  controllers: [BankDetailsController, BankDetailsCasesController],
  providers: [VerificationOverview, VerificationTopics],
})
export class VerificationHttpModule {}

@Module({ imports: [VerificationModule], providers: [VerificationJobs] })
export class VerificationJobsModule {}
