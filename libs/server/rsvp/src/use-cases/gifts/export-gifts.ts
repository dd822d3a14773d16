import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import type { EventId, Language, UserId } from '@smachot/contracts';
import { accept, nationalPhone, type Result, stripInvisible, toShekels, wallTime } from '@smachot/kernel';
import { writeCsv, writeXlsx, type XlsxCell } from '@smachot/server-documents';
import { GiftQueries, type ListedGift } from '../../persistence/gifts/gift.queries';
import { InvitationAccess } from '../../persistence/invitations/invitation-access';
import { giftExportWords } from '../../texts/gift-export-words';

export type GiftFile = { name: string; type: string; chunks: AsyncGenerator<Uint8Array> };
type Words = ReturnType<typeof giftExportWords>;

const PAGE = 1000;
const WIDTHS = [24, 16, 10, 14, 12, 12, 40, 12, 10];
const TYPES = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
} as const;

/** An event's gifts as a file, read and written page by page; for its owner and editors. */
export class ExportGifts extends Query<Result<GiftFile>> {
  constructor(
    readonly eventId: EventId,
    readonly format: 'csv' | 'xlsx',
    readonly userId: UserId,
    readonly language: Language,
  ) {
    super();
  }
}

@QueryHandler(ExportGifts)
export class ExportGiftsHandler implements IQueryHandler<ExportGifts> {
  constructor(
    private readonly access: InvitationAccess,
    private readonly queries: GiftQueries,
  ) {}

  async execute({ eventId, format, userId, language }: ExportGifts): Promise<Result<GiftFile>> {
    const allowed = await this.access.require(eventId, userId, 'Editor');
    if (!allowed.ok) return allowed;
    const words = giftExportWords(language);
    const rows = this.rows(eventId, words);
    const event = await this.queries.title(eventId);
    const chunks =
      format === 'csv'
        ? writeCsv(words.titles, rows)
        : writeXlsx(
            { name: words.sheet, rightToLeft: words.rightToLeft, widths: WIDTHS },
            words.titles,
            rows,
          );
    return accept({ name: `${words.sheet} ${event?.title ?? ''}.${format}`, type: TYPES[format], chunks });
  }

  private async *rows(eventId: EventId, words: Words): AsyncGenerator<XlsxCell[]> {
    let cursor: string | undefined;
    let total = 0;
    for (let more = true; more;) {
      const { gifts, nextCursor } = await this.queries.page(eventId, {
        unthanked: false,
        cursor,
        limit: PAGE,
      });
      for (const gift of gifts) {
        total += gift.amount ?? 0;
        yield cellsOf(gift, words);
      }
      cursor = nextCursor ?? undefined;
      more = nextCursor !== null;
    }
    yield [words.total, null, null, null, null, toShekels(total), null, null, null];
  }
}

const dayOf = (at: Date | null): string | null => at && wallTime(at).day.split('-').reverse().join('/');

const cellsOf = (gift: ListedGift, { kinds, sides, groups, thanked }: Words): XlsxCell[] => [
  stripInvisible(gift.giver),
  gift.phone ? nationalPhone(gift.phone) : null,
  gift.side && sides[gift.side],
  gift.group && groups[gift.group],
  gift.kind && kinds[gift.kind],
  gift.amount === null ? null : toShekels(gift.amount),
  gift.note && stripInvisible(gift.note),
  dayOf(gift.recordedAt),
  gift.thankedAt ? thanked : null,
];
