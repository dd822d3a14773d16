import { createContext, useContext, type ReactNode } from 'react';

export type AddCardProps = { onSaved: () => void; onClose: () => void };
type DrawAddCard = (props: AddCardProps) => ReactNode;

/** Renders the dialog that stores a card. The feature of payments implements it; the app provides it around the routes where one pays. */
export const AddCardContext = createContext<DrawAddCard | null>(null);
export const useAddCard = (): DrawAddCard | null => useContext(AddCardContext);
