import { Readable } from 'node:stream';
import { Controller, Headers, StreamableFile } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import {
  exportStatement,
  type InputOf,
  listPayouts,
  listStatement,
  readPayout,
  readStoreBalance,
  statementPdf,
} from '@smachot/contracts';
import { chooseLanguage } from '@smachot/i18n';
import { Caller, Input, Serves, type UserActor } from '@smachot/server-platform';
import { PayoutOfStore, PayoutsOfStore } from '../use-cases/payouts-of-store';
import { Statement } from '../use-cases/statement';
import { StatementFileOf } from '../use-cases/statement-file';
import { StoreBalanceOf } from '../use-cases/store-balance';

/** The owner's side: balance, statement and payouts of a store. */
@Controller()
export class PayoutsController {
  constructor(private readonly queries: QueryBus) {}

  @Serves(readStoreBalance)
  balance(@Input() { params }: InputOf<typeof readStoreBalance>, @Caller() reader: UserActor) {
    return this.queries.execute(new StoreBalanceOf(params.partner, reader));
  }

  @Serves(listStatement)
  statement(@Input() { params, query }: InputOf<typeof listStatement>, @Caller() reader: UserActor) {
    return this.queries.execute(new Statement(params.partner, query, reader));
  }

  @Serves(exportStatement)
  async xlsx(
    @Input() { params, query }: InputOf<typeof exportStatement>,
    @Caller() reader: UserActor,
    @Headers('accept-language') accepted?: string,
  ) {
    const asked = { partner: params.partner, filter: query, language: chooseLanguage(accepted) };
    const file = await this.queries.execute(new StatementFileOf({ ...asked, format: 'xlsx' }, reader));
    return file.ok ? streamed(file.value, exportStatement.media, 'xlsx') : file;
  }

  @Serves(statementPdf)
  async pdf(
    @Input() { params, query }: InputOf<typeof statementPdf>,
    @Caller() reader: UserActor,
    @Headers('accept-language') accepted?: string,
  ) {
    const asked = { partner: params.partner, filter: query, language: chooseLanguage(accepted) };
    const file = await this.queries.execute(new StatementFileOf({ ...asked, format: 'pdf' }, reader));
    return file.ok ? streamed(file.value, statementPdf.media, 'pdf') : file;
  }

  @Serves(listPayouts)
  list(@Input() { params, query }: InputOf<typeof listPayouts>, @Caller() reader: UserActor) {
    return this.queries.execute(new PayoutsOfStore(params.partner, query, reader));
  }

  @Serves(readPayout)
  one(@Input() { params, query }: InputOf<typeof readPayout>, @Caller() reader: UserActor) {
    return this.queries.execute(new PayoutOfStore(params.partner, params.payoutId, query, reader));
  }
}

const streamed = (
  { title, chunks }: { title: string; chunks: AsyncGenerator<Uint8Array> },
  type: string,
  extension: string,
): StreamableFile =>
  new StreamableFile(Readable.from(chunks, { objectMode: false }), {
    type,
    disposition: `attachment; filename*=UTF-8''${encodeURIComponent(`${title}.${extension}`)}`,
  });
