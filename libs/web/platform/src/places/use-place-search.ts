import { placeDetails, searchPlaces, type Location, type Place } from '@smachot/contracts';
import { useEffect, useRef, useState } from 'react';
import { fetchCall } from '../calls/fetch-call';

const WAIT_MS = 250;
const SHORTEST = 2;

type Language = 'he' | 'en' | 'ru' | 'ar';

const nameOf = ({ name, area }: Place): string => [name, area].filter(Boolean).join(', ');

/** The chosen place with its position; without an answer its name alone. */
const locationOf = async (
  place: Place,
  query: { session: string; language: Language },
): Promise<Location> => {
  const address = nameOf(place);
  try {
    const found = await fetchCall(placeDetails, { params: { placeId: place.placeId }, query });
    return { ...found, address, ...(found.town === undefined ? {} : { town: address }) };
  } catch {
    return { address };
  }
};

/** Suggestions for the text being typed. Without an answer the text stays as it is: a place may be anywhere. */
export const usePlaceSearch = (language: Language) => {
  const [typed, type] = useState('');
  const [places, setPlaces] = useState<Place[]>([]);
  // one id for the keystrokes and the choice: the provider counts them as one search
  const session = useRef(crypto.randomUUID());

  useEffect(() => {
    const input = typed.trim();
    if (input.length < SHORTEST) return;
    const aborted = new AbortController();
    const wait = setTimeout(() => {
      fetchCall(searchPlaces, { query: { input, session: session.current, language } }, aborted.signal).then(
        (answer) => aborted.signal.aborted || setPlaces(answer.places),
        () => aborted.signal.aborted || setPlaces([]),
      );
    }, WAIT_MS);
    return () => {
      clearTimeout(wait);
      aborted.abort();
    };
  }, [typed, language]);

  const close = () => {
    type('');
    setPlaces([]);
  };
  const choose = (place: Place): Promise<Location> => {
    close();
    const query = { session: session.current, language };
    session.current = crypto.randomUUID();
    return locationOf(place, query);
  };
  return { places: typed.trim().length < SHORTEST ? [] : places, type, choose, close };
};
