import { defineEntity } from '../database/define-entity';

/** Switches that were moved; what has no row is on. */
export const FeatureSwitchSchema = defineEntity({
  name: 'FeatureSwitch',
  schema: 'platform',
  tableName: 'feature_switches',
  columns: {
    name: { type: 'text', primary: true },
    isOn: { type: 'boolean', name: 'is_on' },
    reason: { type: 'text' },
    changedAt: { type: 'timestamptz', name: 'changed_at' },
  },
});
