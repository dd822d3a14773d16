import { DifferenceRepository } from './persistence/reconciliation/difference.repository';
import { ReconciledSaleRepository } from './persistence/reconciliation/reconciled-sale.repository';
import { ReconciliationQueries } from './persistence/reconciliation/reconciliation.queries';
import { ReconciliationRepository } from './persistence/reconciliation/reconciliation.repository';
import { DifferenceAlarm } from './services/reconciliation/difference-alarm';
import { ProviderList } from './services/reconciliation/provider-list';
import { SaleComparison } from './services/reconciliation/sale-comparison';
import { ReconcileHandler } from './use-cases/reconciliation/reconcile';
import { DifferencesHandler, ReconciliationsHandler } from './use-cases/reconciliation/reconciliations';
import { ResolveDifferenceHandler } from './use-cases/reconciliation/resolve-difference';

export const reconciliationProviders = [
  ...[DifferenceRepository, ReconciledSaleRepository, ReconciliationQueries, ReconciliationRepository],
  ...[DifferenceAlarm, ProviderList, SaleComparison],
  ...[DifferencesHandler, ReconcileHandler, ReconciliationsHandler, ResolveDifferenceHandler],
];
