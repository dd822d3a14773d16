import { createContext, useContext, type ReactNode } from 'react';

export type AddCardProps = { onSaved: () => void; onClose: () => void };
type DrawAddCard = (props: AddCardProps) => ReactNode;

/** The dialog that stores a card is another feature's; the app puts it in around the routes of this one. */
export const AddCardContext = createContext<DrawAddCard | null>(null);
export const useAddCard = (): DrawAddCard | null => useContext(AddCardContext);
