import type { FastifyReply, FastifyRequest, RequestPayload } from 'fastify';
import { ProblemError } from '../problems/problem';

/** Maximum bytes of bodies that a process holds at once. */
export const BODIES_BYTES = 128 * 1024 * 1024;
/** Callers whom nobody has identified yet may fill this share: they leave room for people with an account. */
const SHARE_OF_PROVIDERS = 1 / 2;
/** A body up to this size is read however much is held: most calls go on working. */
const SMALL_BYTES = 64 * 1024;
const RETRY_SECONDS = 10;

/**
 * Bounds the memory of all bodies that are being read or worked on. Bytes count as they arrive, not as announced: an announcement
 * costs nothing, and would keep others out.
 */
export class BodyBudget {
  private held = 0;

  constructor(private readonly most: number) {}

  /** Counts the bytes of a body until its request is answered. One that exceeds the budget is refused; a provider sends it again. */
  watch(request: FastifyRequest, reply: FastifyReply, payload: RequestPayload, isProvider: boolean): void {
    const most = isProvider ? this.most * SHARE_OF_PROVIDERS : this.most;
    let own = 0;
    const count = ({ length }: Buffer): void => {
      own += length;
      this.held += length;
      if (this.held <= most || own <= SMALL_BYTES) return;
      payload.off('data', count);
      // the reader of the body answers with the refusal; without a reader the connection is closed
      if (payload.listenerCount('error') > 0)
        payload.emit('error', new ProblemError('server.unavailable', undefined, RETRY_SECONDS));
      else request.raw.destroy();
    };
    const release = (): void => {
      payload.off('data', count);
      this.held -= own;
      own = 0;
    };
    reply.raw.once('finish', release).once('close', release);
    // paused: a listener alone would let the body flow before its reader is there
    payload.pause();
    payload.on('data', count);
  }
}
