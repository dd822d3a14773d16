import * as z from 'zod/mini';
import { call } from '../call';
import { Instant } from '../primitives';
import { ActReason } from './acts';
import { FeatureSwitch } from './feature-switch';

/** `reason` and `changedAt` are null for a switch that was never moved. */
export const FeatureSwitchState = z.object({
  name: FeatureSwitch,
  on: z.boolean(),
  reason: z.nullable(z.string()),
  changedAt: z.nullable(Instant),
});
export type FeatureSwitchState = z.infer<typeof FeatureSwitchState>;

export const listFeatureSwitches = call({
  id: 'admin.listFeatureSwitches',
  method: 'GET',
  path: '/admin/api/feature-switches',
  access: 'superAdmin',
  answer: z.object({ switches: z.array(FeatureSwitchState) }),
});
/** Every process knows it within three seconds. */
export const setFeatureSwitch = call({
  id: 'admin.setFeatureSwitch',
  method: 'PUT',
  path: '/admin/api/feature-switches/:name',
  access: 'superAdmin',
  params: z.object({ name: FeatureSwitch }),
  body: z.object({ on: z.boolean(), reason: ActReason }),
  answer: FeatureSwitchState,
});
