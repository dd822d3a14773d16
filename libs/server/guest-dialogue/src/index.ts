export type { Attending, AnswerValues, GivenAnswers, Question } from './answers';
export type { Say, Tap } from './conversation';
export { chooseDialogue, Dialogue, type Reply, type Turn } from './dialogue';
export { countWishes, type Wish } from './kitchen-wishes';
export { changedParts, labels, replyHead, sayings, testAnswer, variable } from './message-texts';
export { nameForSms, readsAsLink, safeWords } from './safe-words';
