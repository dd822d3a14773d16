import { Injectable } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import type { JobPayload } from '@smachot/contracts';
import { HOUR_MS, MINUTE_MS } from '@smachot/kernel';
import { type Delivery, HandlesJob, OnTick, retentionTick } from '@smachot/server-platform';
import { RemindOfDocuments } from '../use-cases/business-documents/remind-of-documents';
import { DeleteExpired } from '../use-cases/delete-expired';
import { DeleteFiles } from '../use-cases/delete-files';
import { DrawPreviews } from '../use-cases/draw-previews';
import { NoteStoreClosed } from '../use-cases/note-store-closed';
import { RemindAdmins } from '../use-cases/remind-admins';
import { ResealDetails } from '../use-cases/reseal-details';
import { ResealDocuments } from '../use-cases/reseal-documents';
import { SendChangeMail } from '../use-cases/send-change-mail';
import { REMINDER_DUE } from '../persistence/bank-details.repository';

@Injectable()
export class VerificationJobs {
  constructor(private readonly commands: CommandBus) {}

  @HandlesJob('verification.send_notice')
  send({ noticeId }: JobPayload<'verification.send_notice'>, delivery: Delivery) {
    return this.commands.execute(new SendChangeMail(noticeId, delivery));
  }

  @HandlesJob('verification.note_store_closed')
  storeClosed({ storeId }: JobPayload<'verification.note_store_closed'>, delivery: Delivery) {
    return this.commands.execute(new NoteStoreClosed(storeId, delivery));
  }

  @HandlesJob('verification.draw_previews')
  drawPreviews({ documentId }: JobPayload<'verification.draw_previews'>, delivery: Delivery) {
    return this.commands.execute(new DrawPreviews(documentId, delivery));
  }

  @HandlesJob('verification.delete_files')
  deleteFiles({ fileKeys }: JobPayload<'verification.delete_files'>, delivery: Delivery) {
    return this.commands.execute(new DeleteFiles(fileKeys, delivery));
  }

  @OnTick({ name: 'verification.remind', everyMs: MINUTE_MS, due: REMINDER_DUE })
  remind(now: Date): Promise<void> {
    return this.commands.execute(new RemindAdmins(now));
  }

  @OnTick({ name: 'verification.remind_of_documents', everyMs: HOUR_MS })
  remindOfDocuments(now: Date): Promise<void> {
    return this.commands.execute(new RemindOfDocuments(now));
  }

  @OnTick(retentionTick('verification.delete_expired'))
  deleteExpired(now: Date): Promise<void> {
    return this.commands.execute(new DeleteExpired(now));
  }

  @OnTick({ name: 'verification.reseal', everyMs: HOUR_MS })
  reseal(): Promise<void> {
    return this.commands.execute(new ResealDetails());
  }

  @OnTick({ name: 'verification.reseal_documents', everyMs: HOUR_MS })
  resealDocuments(): Promise<void> {
    return this.commands.execute(new ResealDocuments());
  }
}
