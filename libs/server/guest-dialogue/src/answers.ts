export type Attending = 'confirmed' | 'declined' | 'maybe';
export type Question = 'attending' | 'headcount' | 'special_requests' | 'transportation';

/** Value of each question as guests answer it. Empty text: no requests. */
export type AnswerValues = {
  attending: Attending;
  headcount: number;
  special_requests: string;
  transportation: boolean;
};
export type GivenAnswers = { [Q in Question]?: AnswerValues[Q] };

/** Latest answer to each question. `at`: the provider's time (ISO). `words`: the guest's words or button text. */
export type KnownAnswers = {
  readonly [Q in Question]?: { value: AnswerValues[Q]; at: string; words?: string };
};
