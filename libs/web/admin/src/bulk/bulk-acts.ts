import type { BulkPreview, BulkResult } from '@smachot/contracts';
import { useTranslation } from 'react-i18next';
import {
  usePreviewHostsMutation,
  usePreviewSuspensionsMutation,
  useSetHostsMutation,
  useSetSuspensionsMutation,
} from './bulk-api';

type Answered<T> = Promise<{ data?: T; error?: unknown }>;
/** An act on the chosen rows of a list. */
export type BulkAct = {
  name: 'suspend' | 'lift' | 'stopSending' | 'allowSending';
  danger: boolean;
  reasons: readonly string[];
  preview: (ids: string[]) => Answered<BulkPreview>;
  send: (ids: string[], reason: string) => Answered<BulkResult>;
};

/** Stores are taken off the site, or put back. */
export const useStoreActs = (): BulkAct[] => {
  const { t } = useTranslation('admin');
  const [preview] = usePreviewSuspensionsMutation();
  const [set] = useSetSuspensionsMutation();
  const act = (name: 'suspend' | 'lift', reasons: string[]): BulkAct => {
    const suspended = name === 'suspend';
    return {
      ...{ name, danger: suspended, reasons },
      preview: (partnerIds) => preview({ body: { partnerIds, suspended } }),
      send: (partnerIds, reason) => set({ body: { partnerIds, suspended, reason } }),
    };
  };
  return [
    act('suspend', [
      t('suspensions.why.complaints'),
      t('suspensions.why.fraud'),
      t('suspensions.why.licence'),
    ]),
    act('lift', [t('suspensions.why.settled'), t('suspensions.why.mistake')]),
  ];
};

/** Messages of hosts are stopped, or go out again. */
export const useHostActs = (): BulkAct[] => {
  const { t } = useTranslation('admin');
  const [preview] = usePreviewHostsMutation();
  const [set] = useSetHostsMutation();
  const act = (name: 'stopSending' | 'allowSending', reasons: string[]): BulkAct => {
    const suspended = name === 'stopSending';
    return {
      ...{ name, danger: suspended, reasons },
      preview: (hostIds) => preview({ body: { hostIds, suspended } }),
      send: (hostIds, reason) => set({ body: { hostIds, suspended, reason } }),
    };
  };
  return [
    act('stopSending', [t('lists.bulk.why.complaints'), t('lists.bulk.why.misuse')]),
    act('allowSending', [t('lists.bulk.why.settled'), t('lists.bulk.why.mistake')]),
  ];
};
