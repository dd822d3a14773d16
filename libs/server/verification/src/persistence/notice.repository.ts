import { Injectable } from '@nestjs/common';
import { newId } from '@smachot/kernel';
import { Secrets, type Tx, UnitOfWork } from '@smachot/server-platform';
import { type NoticeRow, NoticeSchema } from './verification.schema';

const PURPOSE = 'bank-notice';

/** A mail to addresses that were known before bank details changed. */
export type ChangeNotice = { addresses: string[]; businessName: string };

/** Repository of mails that wait to be sent; addresses are stored encrypted, until the mail is sent. */
@Injectable()
export class NoticeRepository {
  constructor(
    private readonly work: UnitOfWork,
    private readonly secrets: Secrets,
  ) {}

  async add(tx: Tx, notice: ChangeNotice, now: Date): Promise<void> {
    const id = newId();
    const sealed = this.secrets.seal(PURPOSE, JSON.stringify(notice));
    await tx.manager.insert(NoticeSchema, { id, sealed, createdAt: now });
    tx.emit('verification.notice_wanted', { noticeId: id });
  }

  /** Undefined once it is sent. */
  async find(id: string): Promise<ChangeNotice | undefined> {
    const [row] = await this.work.alone<Pick<NoticeRow, 'sealed'>>(
      'select sealed from verification.notices where id = $1',
      [id],
    );
    return row && (JSON.parse(this.secrets.open(PURPOSE, row.sealed)) as ChangeNotice);
  }

  async delete(tx: Tx, id: string): Promise<void> {
    await tx.query('delete from verification.notices where id = $1', [id]);
  }
}
