import { Behaviours } from './control/behaviours';
import { Changes } from './control/changes';
import { Clock } from './control/clock';
import type { Settings } from './settings';

/** The shared parts of every stand-in: one movable clock, one set of misbehaviours, one feed of "something changed". */
export class World {
  readonly clock = new Clock();
  readonly behaviours = new Behaviours();
  readonly changes = new Changes();
  /** Known only once the server listens: addresses handed out on the wire are built from it. */
  origin = '';

  constructor(readonly settings: Settings) {}
}
