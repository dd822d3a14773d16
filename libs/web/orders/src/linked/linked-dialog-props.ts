import type { Order } from '@smachot/contracts';
import type { LinkedMove } from './use-linked-act';

/** What every dialog about the number of participants works with. */
export type LinkedDialogProps = {
  order: Order;
  busy: boolean;
  problem: string | undefined;
  onMake: (move: LinkedMove) => void;
  onClose: () => void;
};
