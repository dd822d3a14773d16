import type { InvitationRole } from '@smachot/contracts';
import { createContext, useContext } from 'react';

/** Owners and editors change guests and send; viewers read. The server decides by the same words. */
export const roleMayEdit = (role: InvitationRole): boolean => role !== 'Viewer';

/** Whether the invitation below may be edited: outside of it no editing control is drawn. */
export const MayEdit = createContext(false);

/** Whether the reader may change the invitation on screen: every field and button that changes it checks this. */
export const useMayEdit = (): boolean => useContext(MayEdit);
