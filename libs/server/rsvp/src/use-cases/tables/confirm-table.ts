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
import { isRefusedValue, UnitOfWork } from '@smachot/server-platform';
import { InvitationAccess } from '../../persistence/invitations/invitation-access';
import { type GuestTable, TableGuests } from '../../services/table-guests';

export type TableConfirmed = AnswerOf<typeof confirmTable>;
/** Answer as it is stored; the release before stored none of the refused lines. */
type StoredAnswer = Omit<TableConfirmed, 'notStored'> & Partial<Pick<TableConfirmed, 'notStored'>>;

/** Confirms a table: every good row becomes a guest, those that are faulty or that the database refuses are returned. Idempotent. */
export class ConfirmTable extends Command<Result<TableConfirmed>> {
  constructor(readonly address: UploadAddress) {
    super();
  }
}

/** Maximum number of attempts: guests may change while a table is analyzed; afterwards the host is asked to check again. */
const ATTEMPTS = 3;
const STALE = Symbol('guests changed meanwhile');

/** Table whose rows are judged against the present guests, before it is written. */
type Judged = AnalyzedTable & GuestTable & { address: UploadAddress };

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
    const refused: number[] = [];
    for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
      // The preview's verdicts may be outdated, so the rows are analyzed again against the present guests before they are written.
      const analysis = await this.analyzer.analyzeAgain(address, { refused });
      if (!analysis.ok) return analysis;
      const judged = await this.judged(address, analysis.value);
      try {
        const answer = await this.write(judged);
        if (answer !== STALE) return answer;
      } catch (error) {
        if (!isRefusedValue(error)) throw error;
        const lines = await this.refusedLines(judged);
        if (!lines.length) throw error;
        refused.push(...lines);
      }
    }
    return refuse('conflict.version');
  }

  private async judged(address: UploadAddress, analyzed: AnalyzedTable): Promise<Judged> {
    const rows = unpackRows(analyzed.table.rows);
    const { eventId, userId: actorId } = address;
    return { ...analyzed, address, eventId, rows, optedOut: await this.guests.optedOut(rows), actorId };
  }

  private write(judged: Judged): Promise<Result<TableConfirmed> | typeof STALE> {
    const { address, table, rows, existing } = judged;
    return this.work.run(async (tx): Promise<Result<TableConfirmed> | typeof STALE> => {
      // Under the invitation's lock no other request adds or changes guests of this event.
      const invitation = await this.access.lock(tx, address.eventId, address.userId, 'Editor');
      if (!invitation.ok) return invitation;
      const upload = await this.uploads.lock(tx, address);
      if (!upload) return refuse('table.expired');
      if (upload.answer) return accept({ notStored: [], ...(upload.answer as StoredAnswer) });
      if (!(await this.guests.areUnchanged(tx, address.eventId, existing))) return STALE;
      const written = await this.guests.write(tx, judged);
      if (!written.ok) return written;
      const { duplicate, faulty } = table.counts;
      const notStored = rows.filter(({ problems }) => problems.includes('not_stored')).map(({ row }) => row);
      const faultyFileUrl = faulty > 0 ? faultyUrl(address) : null;
      const answer = { ...written.value, skipped: duplicate, faulty, notStored, faultyFileUrl };
      await this.uploads.confirmed(tx, address.uploadId, answer, table);
      tx.hint(`event:${address.eventId}`);
      return accept(answer);
    });
  }

  /** Tries the rows out one by one where the database refuses them together; nothing is kept. */
  private async refusedLines(judged: Judged): Promise<number[]> {
    let lines: number[] = [];
    await this.work.run(async (tx) => {
      const { eventId, userId } = judged.address;
      const invitation = await this.access.lock(tx, eventId, userId, 'Editor');
      if (!invitation.ok) return invitation;
      lines = await this.guests.refusedLines(tx, judged);
      return refuse('conflict.version'); // rolls back
    });
    return lines;
  }
}

const faultyUrl = ({ eventId, uploadId }: UploadAddress): string =>
  `/v1/events/rsvps/${eventId}/tables/${uploadId}/faulty.csv`;
