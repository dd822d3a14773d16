/** The second door: pieces that need neither the store nor a session, for the page a guest opens from a chat. */
export { keptAnswers, sweepKept } from './kept/kept-answers';
export { tabStorage } from './safe-storage';
export { guessedLanguage } from './settings/guessed-language';
