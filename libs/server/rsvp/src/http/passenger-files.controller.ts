import { Readable } from 'node:stream';
import { Controller, Headers, StreamableFile } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import {
  type BusId,
  type EventId,
  exportPassengers,
  type InputOf,
  printAllPassengers,
  printPassengers,
} from '@smachot/contracts';
import { chooseLanguage } from '@smachot/i18n';
import { Caller, Input, Serves, type UserActor } from '@smachot/server-platform';
import { ExportPassengers, type PassengerFile, PrintPassengers } from '../use-cases/rides/passenger-files';

const download = ({ chunks, type, name }: PassengerFile): StreamableFile =>
  new StreamableFile(Readable.from(chunks, { objectMode: false }), {
    type,
    disposition: `attachment; filename*=UTF-8''${encodeURIComponent(name)}`,
  });

/** Files of passengers, for hosts. */
@Controller()
export class PassengerFilesController {
  constructor(private readonly queries: QueryBus) {}

  @Serves(printPassengers)
  printOne(
    @Input() { params: { eventId, busId } }: InputOf<typeof printPassengers>,
    @Caller() host: UserActor,
    @Headers('accept-language') accepted?: string,
  ) {
    return this.print(host, accepted, eventId, busId);
  }
  @Serves(printAllPassengers)
  printAll(
    @Input() { params: { eventId } }: InputOf<typeof printAllPassengers>,
    @Caller() host: UserActor,
    @Headers('accept-language') accepted?: string,
  ) {
    return this.print(host, accepted, eventId);
  }
  @Serves(exportPassengers)
  async export(
    @Input() { params, query }: InputOf<typeof exportPassengers>,
    @Caller() host: UserActor,
    @Headers('accept-language') accepted?: string,
  ) {
    const language = chooseLanguage(accepted);
    const file = await this.queries.execute(
      new ExportPassengers(params.eventId, query.format, host.userId, language),
    );
    return file.ok ? download(file.value) : file;
  }

  private async print({ userId }: UserActor, accepted: string | undefined, eventId: EventId, busId?: BusId) {
    const language = chooseLanguage(accepted);
    const file = await this.queries.execute(new PrintPassengers(eventId, busId, userId, language));
    return file.ok ? download(file.value) : file;
  }
}
