import { Injectable } from '@nestjs/common';
import { OneAtATime } from './one-at-a-time';

/** Maximum number of waiting pictures in a process, each held in memory as uploaded. */
const MAX_WAITING = 20;

/** The turns of everything in a process that decodes or draws pictures. */
@Injectable()
export class PictureQueue extends OneAtATime {
  constructor() {
    super(MAX_WAITING);
  }
}
