import { Injectable } from '@nestjs/common';
import { OneAtATime } from './one-at-a-time';

/** Pictures that may wait in a process, each held in memory as it came. */
const MOST_WAITING = 20;

/** The turns of everything in a process that decodes or draws pictures. */
@Injectable()
export class PictureQueue extends OneAtATime {
  constructor() {
    super(MOST_WAITING);
  }
}
