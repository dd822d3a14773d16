import { Readable } from 'node:stream';
import { Controller, Headers, StreamableFile } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { exportPassengers, type InputOf, printPassengers } from '@smachot/contracts';
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
  async print(
    @Input() { params }: InputOf<typeof printPassengers>,
    @Caller() host: UserActor,
    @Headers('accept-language') accepted?: string,
  ) {
    const language = chooseLanguage(accepted);
    const file = await this.queries.execute(
      new PrintPassengers(params.eventId, params.busId, host.userId, language),
    );
    return file.ok ? download(file.value) : file;
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
}
