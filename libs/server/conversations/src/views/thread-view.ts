import { Injectable } from '@nestjs/common';
import type { ThreadMessage, ThreadSide, UserId } from '@smachot/contracts';
import { shortened } from '@smachot/kernel';
import { FileStore, withoutContacts } from '@smachot/server-platform';
import type { DirectoryUser } from '@smachot/server-identity';
import type { MessageRow } from '../persistence/conversations.schema';

/** Lifetime of a picture's address in seconds. The address alone gives access to the picture, so it is short. */
const PICTURE_LIFETIME = 15 * 60;
const PREVIEW_LENGTH = 120;

export type Viewer = { userId: UserId; side: ThreadSide | 'admin'; contactsShown: boolean };
type Names = Pick<Map<string, DirectoryUser>, 'get'>;

/** A customer by first name until the two have an order. */
export const customerName = (customer: DirectoryUser | undefined, whole: boolean): string => {
  if (!customer) return '';
  return whole ? `${customer.firstName} ${customer.lastName}`.trim() : customer.firstName;
};

/** The beginning of a text, for a list. */
export const previewOf = (text: string, contactsShown: boolean): string => {
  const shown = contactsShown ? text : withoutContacts(text);
  return shortened(shown.replace(/\s+/g, ' '), PREVIEW_LENGTH);
};

@Injectable()
export class ThreadViews {
  constructor(private readonly files: FileStore) {}

  message(row: MessageRow, { userId, side, contactsShown }: Viewer, names: Names): ThreadMessage {
    const text = contactsShown ? row.text : withoutContacts(row.text);
    const colleague = side !== 'customer' && row.by === 'partner' && row.authorId;
    return {
      _id: row.id,
      number: row.number,
      by: row.by,
      you: row.authorId === userId,
      author: (colleague && names.get(row.authorId!)?.firstName) || null,
      text,
      masked: text !== row.text,
      about: row.about,
      picture: row.picture && {
        url: this.files.signedUrl(row.picture.key, PICTURE_LIFETIME),
        width: row.picture.width,
        height: row.picture.height,
        placeholder: row.picture.placeholder,
      },
      at: row.createdAt.toISOString(),
    };
  }
}
