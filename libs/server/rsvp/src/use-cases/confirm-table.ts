import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { AnswerOf, confirmTable } from '@smachot/contracts';
import { accept, refuse, type Result } from '@smachot/kernel';
import { type Tx, UnitOfWork } from '@smachot/server-platform';
import { InvitationAccess } from '../persistence/invitation-access';
import { TableUploads, type UploadAddress } from '../persistence/table-uploads';
import { unpackRows } from '../table/pack-rows';
import { knownGuests, sameGuests } from './known-guests';
import { TableGuests } from './table-guests';
import { type JudgedTable, ImportAnalyzer } from './import-analyzer';

export type TableConfirmed = AnswerOf<typeof confirmTable>;

/** Confirms a table: every good row becomes a guest, the faulty ones are returned. Idempotent. */
export class ConfirmTable extends Command<Result<TableConfirmed>> {
  constructor(readonly address: UploadAddress) {
    super();
  }
}

/** Maximum number of attempts: guests may change while a table is judged; afterwards the host is asked to check again. */
const ATTEMPTS = 3;
const STALE = Symbol('guests changed meanwhile');

@CommandHandler(ConfirmTable)
export class ConfirmTableHandler implements ICommandHandler<ConfirmTable> {
  constructor(
    private readonly work: UnitOfWork,
    private readonly access: InvitationAccess,
    private readonly uploads: TableUploads,
    private readonly judge: ImportAnalyzer,
    private readonly guests: TableGuests,
  ) {}

  async execute({ address }: ConfirmTable): Promise<Result<TableConfirmed>> {
    for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
      // The preview's verdicts may be outdated, so the rows are judged again against the present guests before they are written.
      const judged = await this.judge.judgeAgain(address);
      if (!judged.ok) return judged;
      const answer = await this.write(address, judged.value);
      if (answer !== STALE) return answer;
    }
    return refuse('conflict.version');
  }

  private async write(
    address: UploadAddress,
    { table, known }: JudgedTable,
  ): Promise<Result<TableConfirmed> | typeof STALE> {
    const rows = unpackRows(table.rows);
    const silent = await this.guests.silent(rows);
    return this.work.run(async (tx): Promise<Result<TableConfirmed> | typeof STALE> => {
      // Under the invitation's lock no other request adds or changes guests of this event.
      const invitation = await this.access.lock(tx, address.eventId, address.userId, 'Editor');
      if (!invitation.ok) return invitation;
      const upload = await this.uploads.lock(tx, address);
      if (!upload) return refuse('table.expired');
      if (upload.answer) return accept(upload.answer as TableConfirmed);
      if (!sameGuests(known, await this.knownNow(tx, address.eventId))) return STALE;
      const written = await this.guests.write(tx, address.eventId, rows, silent, address.userId);
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

  private knownNow(tx: Tx, eventId: string) {
    return knownGuests((sql, parameters) => tx.query(sql, parameters), eventId);
  }
}

const faultyFileUrl = ({ eventId, uploadId }: UploadAddress): string =>
  `/v1/events/rsvps/${eventId}/tables/${uploadId}/faulty.csv`;
