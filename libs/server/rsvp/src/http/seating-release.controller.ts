import { Readable } from 'node:stream';
import { Controller, Headers, StreamableFile } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { type InputOf, printSeating, readTableRelease, releaseTables } from '@smachot/contracts';
import { chooseLanguage } from '@smachot/i18n';
import { Caller, Input, Serves, type UserActor } from '@smachot/server-platform';
import { PrintSeating } from '../use-cases/seating/print-seating';
import { ReadTableRelease, ReleaseTables } from '../use-cases/seating/release-tables';

/** How the seating reaches guests: on paper, and on their pages. */
@Controller()
export class SeatingReleaseController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
  ) {}

  @Serves(printSeating)
  async print(
    @Input() { params, query }: InputOf<typeof printSeating>,
    @Caller() host: UserActor,
    @Headers('accept-language') accepted?: string,
  ) {
    const language = chooseLanguage(accepted);
    const asked = new PrintSeating(params.eventId, query.paper, host.userId, language);
    const file = await this.queries.execute(asked);
    if (!file.ok) return file;
    const name = encodeURIComponent(`${file.value.title}.pdf`);
    return new StreamableFile(Readable.from(file.value.chunks, { objectMode: false }), {
      type: printSeating.media,
      disposition: `attachment; filename*=UTF-8''${name}`,
    });
  }
  @Serves(readTableRelease)
  read(@Input() { params }: InputOf<typeof readTableRelease>, @Caller() host: UserActor) {
    return this.queries.execute(new ReadTableRelease(params.eventId, host.userId));
  }
  @Serves(releaseTables)
  release(@Input() { params, body }: InputOf<typeof releaseTables>, @Caller() host: UserActor) {
    return this.commands.execute(new ReleaseTables(params.eventId, body.release, host.userId));
  }
}
