/** Messages of a page to a service worker. `keep`: files the page has loaded; `has`: is this file of the worker's version? */
export type WorkerMessage =
  | { type: 'keep'; files: string[] }
  | { type: 'has'; file: string }
  | { type: 'take-over' };
