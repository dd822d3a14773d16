import { listRetentionRuns, readProcessingRecord } from '@smachot/contracts';
import { api, endpointsOf } from '@smachot/web-platform';

const privacyApi = api.injectEndpoints({
  endpoints: (b) => ({
    processingRecord: endpointsOf(b).read(readProcessingRecord),
    retentionRuns: endpointsOf(b).read(listRetentionRuns),
  }),
});

export const { useProcessingRecordQuery, useRetentionRunsQuery } = privacyApi;
