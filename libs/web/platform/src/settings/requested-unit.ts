import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { PricingUnitId, PricingUnitRequest } from '@smachot/contracts';

/** The unit a person is about to order: one unit of one store, and the choice from its menu (null: it has no menu). */
export type RequestedUnit = {
  pricingUnitId: PricingUnitId;
  partnerUsername: string;
  request: PricingUnitRequest | null;
};

/** In memory only: lost on reload. */
export const requestedUnitSlice = createSlice({
  name: 'requestedUnit',
  initialState: { unit: null as RequestedUnit | null },
  reducers: {
    unitRequested: (_, { payload }: PayloadAction<RequestedUnit | null>) => ({ unit: payload }),
  },
});
export const { unitRequested } = requestedUnitSlice.actions;
