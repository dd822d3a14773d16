import { createContext, useContext, type ReactNode } from 'react';

export type AddCardProps = { onSaved: () => void; onClose: () => void };
type DrawAddCard = (props: AddCardProps) => ReactNode;

/** Renders the dialog that stores a card. Another feature implements it; the app provides it around this feature's routes. */
export const AddCardContext = createContext<DrawAddCard | null>(null);
export const useAddCard = (): DrawAddCard | null => useContext(AddCardContext);
