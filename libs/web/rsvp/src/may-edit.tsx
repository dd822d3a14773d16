import type { InvitationRole } from '@smachot/contracts';
import { createContext, useContext } from 'react';

/** Owners and editors change guests and send; viewers read. The server decides by the same words. */
export const roleMayEdit = (role: InvitationRole): boolean => role !== 'Viewer';

/** Nothing that changes an invitation is drawn outside of one that may be changed. */
export const MayEdit = createContext(false);

/** Whether the reader may change the invitation on screen: every field and button that does asks here. */
export const useMayEdit = (): boolean => useContext(MayEdit);
