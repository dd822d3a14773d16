import { Readable } from 'node:stream';
import { Controller, Headers, StreamableFile } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import {
  addEnvelope,
  changeEnvelope,
  deleteGift,
  exportGifts,
  type InputOf,
  listGifts,
  recordGift,
  thankForGift,
} from '@smachot/contracts';
import { chooseLanguage } from '@smachot/i18n';
import { Caller, Input, Serves, type UserActor } from '@smachot/server-platform';
import { DeleteGift } from '../use-cases/gifts/delete-gift';
import { AddEnvelope, ChangeEnvelope } from '../use-cases/gifts/envelopes';
import { ExportGifts } from '../use-cases/gifts/export-gifts';
import { ListGifts } from '../use-cases/gifts/list-gifts';
import { RecordGift } from '../use-cases/gifts/record-gift';
import { ThankForGift } from '../use-cases/gifts/thank-for-gift';

@Controller()
export class GiftsController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
  ) {}

  @Serves(listGifts)
  list(@Input() { params, query }: InputOf<typeof listGifts>, @Caller() host: UserActor) {
    return this.queries.execute(new ListGifts(params.eventId, query, host.userId));
  }
  @Serves(exportGifts)
  async export(
    @Input() { params, query }: InputOf<typeof exportGifts>,
    @Caller() host: UserActor,
    @Headers('accept-language') accepted?: string,
  ) {
    const language = chooseLanguage(accepted);
    const file = await this.queries.execute(
      new ExportGifts(params.eventId, query.format, host.userId, language),
    );
    if (!file.ok) return file;
    const { chunks, type, name } = file.value;
    return new StreamableFile(Readable.from(chunks, { objectMode: false }), {
      type,
      disposition: `attachment; filename*=UTF-8''${encodeURIComponent(name)}`,
    });
  }
  @Serves(recordGift)
  record(@Input() { params, body }: InputOf<typeof recordGift>, @Caller() host: UserActor) {
    return this.commands.execute(new RecordGift(params.eventId, params.rsvpId, body, host.userId));
  }
  @Serves(addEnvelope)
  addEnvelope(@Input() { params, body }: InputOf<typeof addEnvelope>, @Caller() host: UserActor) {
    return this.commands.execute(new AddEnvelope(params.eventId, body, host.userId));
  }
  @Serves(changeEnvelope)
  changeEnvelope(@Input() { params, body }: InputOf<typeof changeEnvelope>, @Caller() host: UserActor) {
    return this.commands.execute(new ChangeEnvelope(params.eventId, params.giftId, body, host.userId));
  }
  @Serves(deleteGift)
  delete(@Input() { params }: InputOf<typeof deleteGift>, @Caller() host: UserActor) {
    return this.commands.execute(new DeleteGift(params.eventId, params.giftId, host.userId));
  }
  @Serves(thankForGift)
  thank(@Input() { params, body }: InputOf<typeof thankForGift>, @Caller() host: UserActor) {
    return this.commands.execute(new ThankForGift(params.eventId, params.giftId, body.text, host.userId));
  }
}
