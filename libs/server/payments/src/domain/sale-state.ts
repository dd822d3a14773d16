/** `authorized`: held and not captured. `voided`: no longer held. `charged_back`: the cardholder disputed it at the card company. */
export type SaleState =
  | 'initial'
  | 'authorized'
  | 'completed'
  | 'partly_refunded'
  | 'refunded'
  | 'charged_back'
  | 'partly_charged_back'
  | 'voided'
  | 'failed'
  | 'other';
/** Whether the provider holds a sale's sum, or a part of it, back for the cardholder. */
export const isChargedBack = ({ state }: { state: SaleState }): boolean =>
  state === 'charged_back' || state === 'partly_charged_back';
