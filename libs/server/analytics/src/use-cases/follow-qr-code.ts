import { Command, CommandBus, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { idOfCode } from '@smachot/server-documents';
import { StoresGateway } from '../stores-gateway';
import { RecordVisit } from './record-visit';

const HOME = '/';

/** Counts the scan of a printed code, and answers the path of the page it leads to: always one of ours. */
export class FollowQrCode extends Command<string> {
  constructor(
    readonly code: string,
    readonly from: RecordVisit['from'],
  ) {
    super();
  }
}

@CommandHandler(FollowQrCode)
export class FollowQrCodeHandler implements ICommandHandler<FollowQrCode> {
  constructor(
    private readonly stores: StoresGateway,
    private readonly commands: CommandBus,
  ) {}

  async execute({ code, from }: FollowQrCode): Promise<string> {
    const id = idOfCode(code);
    const page = id === undefined ? null : await this.stores.publicPage(id);
    if (!page) return HOME;
    const { storeId, partnerUsername, pricingUnitId } = page;
    const scan = { partner: storeId, stage: 'scan', source: pricingUnitId ?? 'store' } as const;
    await this.commands.execute(new RecordVisit(scan, from));
    const path = `/partner/${encodeURIComponent(partnerUsername)}`;
    return pricingUnitId ? `${path}/${pricingUnitId}` : path;
  }
}
