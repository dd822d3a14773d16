import { anyEntity, type ContextPersistence } from '@smachot/server-platform';
import { Terms1796000310100 } from './migrations/1796000310100-terms';
import { Library1796000310110 } from './migrations/1796000310110-library';
import { Proposals1796000310120 } from './migrations/1796000310120-proposals';
import { LibraryVersions1796000316100 } from './migrations/1796000316100-library-versions';
import { ProposalsOfCustomers1796000311520 } from './migrations/1796000311520-proposals-of-customers';
import { VersionsNameUnits1796000330100 } from './migrations/1796000330100-versions-name-units';
import { KnownCustomers1796000330120 } from './migrations/1796000330120-known-customers';
import { AskedProposals1796000376000 } from './migrations/1796000376000-asked-proposals';
import { AcceptedPrices1796000390000 } from './migrations/1796000390000-accepted-prices';
import { Readers1796000330110 } from './migrations/1796000330110-readers';
import { ProposalReaderSchema, ProposalSchema, ProposalVersionSchema } from './proposals.schema';
import { LibraryTermSchema, LibraryVersionSchema, PullSchema, StoreTermSchema } from './terms/terms.schema';

export const proposalsPersistence: ContextPersistence = {
  schema: 'proposals',
  entities: [
    ...[anyEntity(LibraryTermSchema), anyEntity(StoreTermSchema), anyEntity(PullSchema)],
    anyEntity(LibraryVersionSchema),
    ...[anyEntity(ProposalSchema), anyEntity(ProposalVersionSchema), anyEntity(ProposalReaderSchema)],
  ],
  migrations: [
    Terms1796000310100,
    Library1796000310110,
    Proposals1796000310120,
    ProposalsOfCustomers1796000311520,
    LibraryVersions1796000316100,
    VersionsNameUnits1796000330100,
    Readers1796000330110,
    KnownCustomers1796000330120,
    AskedProposals1796000376000,
    AcceptedPrices1796000390000,
  ],
  appendOnly: ['library_versions'],
};
