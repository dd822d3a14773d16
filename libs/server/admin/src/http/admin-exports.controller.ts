import { Readable } from 'node:stream';
import { Controller, Headers, StreamableFile } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import {
  type AdminList,
  type ExportFormat,
  exportAdminEvents,
  exportAdminOrders,
  exportAudit,
  exportBankDetails,
  exportCoupons,
  exportPartners,
  exportSubscriptions,
  exportUsers,
  type InputOf,
} from '@smachot/contracts';
import { chooseLanguage } from '@smachot/i18n';
import { Input, Serves } from '@smachot/server-platform';
import type { FilterOf } from '../lists/lists';
import { ExportList } from '../use-cases/export-list';

type Asked<L extends AdminList> = { query: FilterOf[L] & { format: ExportFormat } };

/** The lists of super admins as files. */
@Controller()
export class AdminExportsController {
  constructor(private readonly queries: QueryBus) {}

  @Serves(exportUsers)
  users(@Input() input: InputOf<typeof exportUsers>, @Headers('accept-language') accepted?: string) {
    return this.file('users', input, accepted);
  }

  @Serves(exportPartners)
  partners(@Input() input: InputOf<typeof exportPartners>, @Headers('accept-language') accepted?: string) {
    return this.file('partners', input, accepted);
  }

  @Serves(exportAdminOrders)
  orders(@Input() input: InputOf<typeof exportAdminOrders>, @Headers('accept-language') accepted?: string) {
    return this.file('orders', input, accepted);
  }

  @Serves(exportSubscriptions)
  subscriptions(
    @Input() input: InputOf<typeof exportSubscriptions>,
    @Headers('accept-language') accepted?: string,
  ) {
    return this.file('subscriptions', input, accepted);
  }

  @Serves(exportAudit)
  audit(@Input() input: InputOf<typeof exportAudit>, @Headers('accept-language') accepted?: string) {
    return this.file('audit', input, accepted);
  }

  @Serves(exportAdminEvents)
  events(@Input() input: InputOf<typeof exportAdminEvents>, @Headers('accept-language') accepted?: string) {
    return this.file('events', input, accepted);
  }

  @Serves(exportCoupons)
  coupons(@Input() input: InputOf<typeof exportCoupons>, @Headers('accept-language') accepted?: string) {
    return this.file('coupons', input, accepted);
  }

  @Serves(exportBankDetails)
  bankDetails(
    @Input() input: InputOf<typeof exportBankDetails>,
    @Headers('accept-language') accepted?: string,
  ) {
    return this.file('bank_details', input, accepted);
  }

  private async file<L extends AdminList>(
    list: L,
    { query }: Asked<L>,
    accepted?: string,
  ): Promise<StreamableFile> {
    const { name, media, chunks } = await this.queries.execute(
      new ExportList(list, query, chooseLanguage(accepted)),
    );
    return new StreamableFile(Readable.from(chunks, { objectMode: false }), {
      type: media,
      disposition: `attachment; filename*=UTF-8''${encodeURIComponent(name)}`,
    });
  }
}
