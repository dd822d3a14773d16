import type { SeatingProblem, SeatingSolution } from './problem';
import { seatTheRest } from './seat-the-rest';

/** Solves beside the page, so that it stays usable; in the page itself where the browser has no workers. */
export const solve = async (problem: SeatingProblem): Promise<SeatingSolution> => {
  if (typeof Worker === 'undefined') return seatTheRest(problem);
  const { makeWorker } = await import('./make-worker');
  const worker = makeWorker();
  try {
    return await new Promise<SeatingSolution>((resolve, reject) => {
      worker.onmessage = ({ data }: MessageEvent<SeatingSolution>) => resolve(data);
      worker.onerror = (event) => reject(new Error(event.message));
      worker.postMessage(problem);
    });
  } finally {
    worker.terminate();
  }
};
