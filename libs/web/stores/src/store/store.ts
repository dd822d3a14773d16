import type { PartnerProfile } from '@smachot/contracts';

export type Store = PartnerProfile;
