import * as z from 'zod/mini';
import { call } from '../call';
import { optionalLine, paragraphs } from '../primitives';
import { LONGEST_MESSAGE } from './threads';

export const MOST_SAVED_REPLIES = 20;
export const LONGEST_REPLY_TITLE = 60;

export const SavedReply = z.object({
  title: optionalLine(LONGEST_REPLY_TITLE),
  text: paragraphs(LONGEST_MESSAGE),
});
export type SavedReply = z.infer<typeof SavedReply>;
const SavedReplies = z.object({
  replies: z.array(SavedReply).check(z.maxLength(MOST_SAVED_REPLIES)),
  /** 0 means that no replies were ever saved. */
  version: z.number().check(z.int(), z.gte(0)),
});
export type SavedReplies = z.infer<typeof SavedReplies>;
const repliesOfStore = {
  path: '/v1/partners/:partner/saved-replies',
  access: 'user',
  params: z.object({ partner: z.string().check(z.maxLength(60)) }),
  answer: SavedReplies,
} as const;
export const listSavedReplies = call({
  id: 'conversations.listSavedReplies',
  method: 'GET',
  ...repliesOfStore,
});
/** Replaces all saved replies in their order; `version` is the one they were read with. */
export const changeSavedReplies = call({
  id: 'conversations.changeSavedReplies',
  method: 'PUT',
  body: SavedReplies,
  maxBodyBytes: 512 * 1024,
  ...repliesOfStore,
});
