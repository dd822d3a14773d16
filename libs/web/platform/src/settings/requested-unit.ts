import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { PricingUnitRequest } from '@smachot/contracts';

/** What somebody is about to order: one thing of one store, and what was chosen from its menu (null: nothing to choose). */
export type RequestedUnit = {
  pricingUnitId: string;
  partnerUsername: string;
  request: PricingUnitRequest | null;
};

/** In memory only: gone with the page. */
export const requestedUnitSlice = createSlice({
  name: 'requestedUnit',
  initialState: { unit: null as RequestedUnit | null },
  reducers: {
    unitRequested: (_, { payload }: PayloadAction<RequestedUnit | null>) => ({ unit: payload }),
  },
});
export const { unitRequested } = requestedUnitSlice.actions;
