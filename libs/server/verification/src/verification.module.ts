import { Module } from '@nestjs/common';
import { BankDetailsCasesController } from './http/bank-details-cases.controller';
import { BankDetailsController } from './http/bank-details.controller';
import { BusinessDocumentsController } from './http/business-documents.controller';
import { KashrutCasesController } from './http/kashrut-cases.controller';
import { VerificationJobs } from './jobs/verification-jobs';
import { BankDetailsQueries } from './persistence/bank-details.queries';
import { BankListQueries } from './persistence/bank-list.queries';
import { BankMovesQueries } from './persistence/bank-moves.queries';
import { BankDetailsRepository } from './persistence/bank-details.repository';
import { BusinessDocumentQueries } from './persistence/business-documents/business-document.queries';
import { BusinessDocumentRepository } from './persistence/business-documents/business-document.repository';
import { DetailsCipher } from './persistence/details-cipher';
import { DocumentQueries } from './persistence/document.queries';
import { DocumentRepository } from './persistence/document.repository';
import { NoticeRepository } from './persistence/notice.repository';
import { BankCases } from './services/bank-cases';
import { BusinessDocumentWriter } from './services/business-document-writer';
import { DocumentNotices } from './services/document-notices';
import { KashrutDecisionSides } from './services/kashrut-decision-sides';
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
import {
  BusinessDocumentFileHandler,
  BusinessDocumentsOfHandler,
} from './use-cases/business-documents/business-documents-of';
import { DecideKashrutHandler } from './use-cases/business-documents/decide-kashrut';
import { DeleteBusinessDocumentHandler } from './use-cases/business-documents/delete-business-document';
import { KashrutCasesHandler, KashrutDocumentOfHandler } from './use-cases/business-documents/kashrut-cases';
import { RemindOfDocumentsHandler } from './use-cases/business-documents/remind-of-documents';
import { SaveBusinessDocumentHandler } from './use-cases/business-documents/save-business-document';
import { DecideBankDetailsHandler } from './use-cases/decide-bank-details';
import { DeleteExpiredHandler } from './use-cases/delete-expired';
import { DeleteFilesHandler } from './use-cases/delete-files';
import { DrawPreviewsHandler } from './use-cases/draw-previews';
import { StandingsOfDetailsHandler } from './use-cases/details-standing';
import { EditBankDetailsHandler } from './use-cases/edit-bank-details';
import { MissingPapersHandler } from './use-cases/missing-papers';
import { NoteStoreClosedHandler } from './use-cases/note-store-closed';
import { RemindAdminsHandler } from './use-cases/remind-admins';
import { ResealDetailsHandler } from './use-cases/reseal-details';
import { ResealDocumentsHandler } from './use-cases/reseal-documents';
import { SendChangeMailHandler } from './use-cases/send-change-mail';
import { SubmitBankDetailsHandler } from './use-cases/submit-bank-details';
import { UploadDocumentHandler } from './use-cases/upload-document';
import { BankDetailsPageHandler } from './use-cases/bank-details-page';
import { BankDetailsMovesHandler } from './use-cases/bank-details-moves';
import { VerificationOfStoresHandler } from './use-cases/verification-of-stores';
import { VerifiedAccountsHandler } from './use-cases/verified-accounts';
import { VerificationOverview } from './verification-overview';
import { VerificationTopics } from './verification-topics';

const useCases = [
  ...[UploadDocumentHandler, SubmitBankDetailsHandler, EditBankDetailsHandler, BankDetailsOfHandler],
  ...[BanksHandler, BranchesOfHandler, VerifiedAccountsHandler],
  ...[BankDetailsMovesHandler, BankDetailsPageHandler],
  ...[StandingsOfDetailsHandler, VerificationOfStoresHandler],
  MissingPapersHandler,
  ...[BankDetailsCasesHandler, BankDetailsRecordOfHandler, DecideBankDetailsHandler],
  ...[BankDocumentOfHandler, DocumentFileHandler],
  ...[RemindAdminsHandler, DeleteExpiredHandler, ResealDetailsHandler],
  ...[DrawPreviewsHandler, DeleteFilesHandler, ResealDocumentsHandler],
  ...[SendChangeMailHandler, NoteStoreClosedHandler],
  ...[BusinessDocumentsOfHandler, BusinessDocumentFileHandler, SaveBusinessDocumentHandler],
  ...[DeleteBusinessDocumentHandler, KashrutCasesHandler, KashrutDocumentOfHandler, DecideKashrutHandler],
  RemindOfDocumentsHandler,
];
const persistence = [
  ...[BankDetailsRepository, BankDetailsQueries, BankListQueries, BankMovesQueries, DetailsCipher],
  ...[DocumentRepository, DocumentQueries, NoticeRepository],
  ...[BusinessDocumentRepository, BusinessDocumentQueries],
];
const services = [
  ...[BankCases, DetailsWriter, VerificationNotices],
  ...[BusinessDocumentWriter, DocumentNotices, KashrutDecisionSides],
  ...[DocumentAddresses, DocumentIntake, DocumentFiles, DocumentPreviews],
];

@Module({
  providers: [...useCases, ...persistence, ...services, StoresGateway],
  exports: [BankDetailsQueries, BusinessDocumentQueries],
})
export class VerificationModule {}

@Module({
  imports: [VerificationModule],
  controllers: [
    ...[BankDetailsController, BankDetailsCasesController],
    ...[BusinessDocumentsController, KashrutCasesController],
  ],
  providers: [VerificationOverview, VerificationTopics],
})
export class VerificationHttpModule {}

@Module({ imports: [VerificationModule], providers: [VerificationJobs] })
export class VerificationJobsModule {}
