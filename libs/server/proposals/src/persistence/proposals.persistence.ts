import { anyEntity, type ContextPersistence } from '@smachot/server-platform';
import { Terms1796000310100 } from './migrations/1796000310100-terms';
import { Library1796000310110 } from './migrations/1796000310110-library';
import { Proposals1796000310120 } from './migrations/1796000310120-proposals';
import { ProposalSchema, ProposalVersionSchema } from './proposals.schema';
import { LibraryTermSchema, PullSchema, StoreTermSchema } from './terms/terms.schema';

export const proposalsPersistence: ContextPersistence = {
  schema: 'proposals',
  entities: [
    ...[anyEntity(LibraryTermSchema), anyEntity(StoreTermSchema), anyEntity(PullSchema)],
    ...[anyEntity(ProposalSchema), anyEntity(ProposalVersionSchema)],
  ],
  migrations: [Terms1796000310100, Library1796000310110, Proposals1796000310120],
};
