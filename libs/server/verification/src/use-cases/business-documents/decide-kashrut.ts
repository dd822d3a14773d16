import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { BusinessDocumentId, decideKashrut, InputOf, KashrutCase } from '@smachot/contracts';
import { accept, Clock, refuse, type Result } from '@smachot/kernel';
import { type Tx, UnitOfWork } from '@smachot/server-platform';
import type { StoreContact } from '@smachot/server-stores';
import { BusinessDocumentQueries } from '../../persistence/business-documents/business-document.queries';
import { BusinessDocumentRepository } from '../../persistence/business-documents/business-document.repository';
import { KashrutDecisionSides } from '../../services/kashrut-decision-sides';
import { kashrutCaseView } from '../../views/business-document-view';

type Decision = InputOf<typeof decideKashrut>['body'];

/** The decision of an admin about a certificate of kashrut; of two at once the second is refused. */
export class DecideKashrut extends Command<Result<KashrutCase>> {
  constructor(
    readonly id: BusinessDocumentId,
    readonly decision: Decision,
  ) {
    super();
  }
}

@CommandHandler(DecideKashrut)
export class DecideKashrutHandler implements ICommandHandler<DecideKashrut> {
  constructor(
    private readonly work: UnitOfWork,
    private readonly documents: BusinessDocumentRepository,
    private readonly queries: BusinessDocumentQueries,
    private readonly about: KashrutDecisionSides,
    private readonly clock: Clock,
  ) {}

  async execute({ id, decision }: DecideKashrut): Promise<Result<KashrutCase>> {
    const found = await this.queries.certificate(id);
    if (!found) return refuse('not_found');
    const store = await this.about.storeOf(found.state.storeId);
    const now = this.clock.now();
    const decided = await this.work.run((tx) => this.decide(tx, { id, decision, store }, now));
    if (!decided.ok) return decided;
    const read = await this.queries.certificate(id);
    return read ? accept(kashrutCaseView(read, store, now)) : refuse('not_found');
  }

  private async decide(
    tx: Tx,
    { id, decision, store }: { id: BusinessDocumentId; decision: Decision; store: StoreContact | undefined },
    now: Date,
  ): Promise<Result<undefined>> {
    const document = await this.documents.load(tx, id);
    if (document?.state.kind !== 'kashrut') return refuse('not_found');
    const { status, version } = document.state;
    if (version !== decision.version)
      return refuse(status === 'in_process' ? 'conflict.version' : 'document.decided');
    const moved =
      decision.decision === 'verify' ? document.verify(now) : document.reject(decision.reason, now);
    if (!moved.ok) return moved;
    await this.documents.save(tx, document);
    await this.about.tell(tx, document, store, status);
    return accept();
  }
}
