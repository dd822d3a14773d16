import type { SeatingProblem } from './problem';
import { seatTheRest } from './seat-the-rest';

const scope = self as unknown as {
  onmessage: (message: MessageEvent<SeatingProblem>) => void;
  postMessage: (solution: ReturnType<typeof seatTheRest>) => void;
};
scope.onmessage = ({ data }) => scope.postMessage(seatTheRest(data));
