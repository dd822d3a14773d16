export type { AnswerValues, GivenAnswers, Question } from './answers';
export { isTap, type Payload, payloadText, splitPayload } from './button-payload';
export type { Say } from './conversation';
export { chooseDialogue, Dialogue, type Reply, type Turn } from './dialogue';
export { countWishes } from './kitchen-wishes';
export {
  changedParts,
  labels,
  maybeUnreminded,
  notedNumber,
  replyHead,
  sayings,
  stopHint,
  testAnswer,
  variable,
} from './message-texts';
export { guestLinkText } from './guest-link-text';
export { answerableUntil, REPLY_LIMITS, replyObstacle, WINDOW_MS } from './reply-window';
