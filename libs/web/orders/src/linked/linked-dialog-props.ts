import type { Order } from '@smachot/contracts';
import type { LinkedMove } from './use-linked-act';

/** Props of every dialog about the number of participants. */
export type LinkedDialogProps = {
  order: Order;
  busy: boolean;
  problem: string | undefined;
  onMake: (move: LinkedMove) => void;
  onClose: () => void;
};
