import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { AnswerOf, confirmTable } from '@smachot/contracts';
import { accept, refuse, type Result } from '@smachot/kernel';
import {
  type AnalyzedTable,
  ImportAnalyzer,
  TableUploads,
  unpackRows,
  type UploadAddress,
} from '@smachot/server-guest-import';
import { UnitOfWork } from '@smachot/server-platform';
import { InvitationAccess } from '../../persistence/invitations/invitation-access';
import { TableGuests } from '../../services/table-guests';

export type TableConfirmed = AnswerOf<typeof confirmTable>;

/** Confirms a table: every good row becomes a guest, the faulty ones are returned. Idempotent. */
export class ConfirmTable extends Command<Result<TableConfirmed>> {
  constructor(readonly address: UploadAddress) {
    super();
  }
}

/** Maximum number of attempts: guests may change while a table is analyzed; afterwards the host is asked to check again. */
const ATTEMPTS = 3;
const STALE = Symbol('guests changed meanwhile');

@CommandHandler(ConfirmTable)
export class ConfirmTableHandler implements ICommandHandler<ConfirmTable> {
  constructor(
    private readonly work: UnitOfWork,
    private readonly access: InvitationAccess,
    private readonly uploads: TableUploads,
    private readonly analyzer: ImportAnalyzer,
    private readonly guests: TableGuests,
  ) {}

  async execute({ address }: ConfirmTable): Promise<Result<TableConfirmed>> {
    for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
      // The preview's verdicts may be outdated, so the rows are analyzed again against the present guests before they are written.
      const analysis = await this.analyzer.analyzeAgain(address);
      if (!analysis.ok) return analysis;
      const answer = await this.write(address, analysis.value);
      if (answer !== STALE) return answer;
    }
    return refuse('conflict.version');
  }

  private async write(
    address: UploadAddress,
    { table, existing }: AnalyzedTable,
  ): Promise<Result<TableConfirmed> | typeof STALE> {
    const rows = unpackRows(table.rows);
    const optedOut = await this.guests.optedOut(rows);
    return this.work.run(async (tx): Promise<Result<TableConfirmed> | typeof STALE> => {
      // Under the invitation's lock no other request adds or changes guests of this event.
      const invitation = await this.access.lock(tx, address.eventId, address.userId, 'Editor');
      if (!invitation.ok) return invitation;
      const upload = await this.uploads.lock(tx, address);
      if (!upload) return refuse('table.expired');
      if (upload.answer) return accept(upload.answer as TableConfirmed);
      if (!(await this.guests.areUnchanged(tx, address.eventId, existing))) return STALE;
      const written = await this.guests.write(tx, address.eventId, rows, optedOut, address.userId);
      if (!written.ok) return written;
      const { duplicate, faulty } = table.counts;
      const answer = {
        ...written.value,
        skipped: duplicate,
        faulty,
        faultyFileUrl: faulty > 0 ? faultyFileUrl(address) : null,
      };
      await this.uploads.confirmed(tx, address.uploadId, answer, table);
      tx.hint(`event:${address.eventId}`);
      return accept(answer);
    });
  }
}

const faultyFileUrl = ({ eventId, uploadId }: UploadAddress): string =>
  `/v1/events/rsvps/${eventId}/tables/${uploadId}/faulty.csv`;
