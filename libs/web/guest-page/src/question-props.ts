import type { GuestPage } from '@smachot/contracts';
import type { GuestAnswers } from './guest-calls';
import type { GuestTexts } from './texts';

/** Props of every question of the guest page. */
export type QuestionProps = {
  page: GuestPage;
  texts: GuestTexts;
  /** An answer is on its way, and another one is not taken: the button that gave it keeps the focus. */
  busy: boolean;
  onAnswer: (answers: GuestAnswers) => void;
};
