import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { World } from '../world';
import { findPlace, formattedAddress, secondaryText, suggest, type Language, type Place } from './places';

const autocomplete = z.object({
  input: z.string(),
  languageCode: z.string().optional(),
  includedRegionCodes: z.array(z.string()).max(15).optional(),
  includedPrimaryTypes: z.array(z.string()).max(5).optional(),
});

const detailQuery = z.object({ languageCode: z.string().optional() });

class PlacesError extends Error {
  constructor(
    readonly code: number,
    readonly status: string,
    message: string,
  ) {
    super(message);
  }
}

const languageOf = (code: string | undefined): Language => (/^(he|iw)\b/.test(code ?? 'en') ? 'he' : 'en');

function checkCaller(world: World, request: FastifyRequest): void {
  if (world.behaviours.strikes('places', 'quota')) {
    throw new PlacesError(429, 'RESOURCE_EXHAUSTED', 'Quota exceeded for quota metric');
  }
  if (request.headers['x-goog-api-key'] !== world.settings.PLACES_KEY) {
    throw new PlacesError(400, 'INVALID_ARGUMENT', 'API key not valid. Please pass a valid API key.');
  }
}

function prediction(place: Place, language: Language, input: string) {
  const main = place.main[language];
  const text = `${main}, ${secondaryText(place, language)}`;
  const matches = main.toLowerCase().startsWith(input.toLowerCase()) ? [{ endOffset: input.length }] : [];
  return {
    placePrediction: {
      place: `places/${place.id}`,
      placeId: place.id,
      text: { text, matches },
      structuredFormat: {
        mainText: { text: main, matches },
        secondaryText: { text: secondaryText(place, language) },
      },
      types: place.types,
    },
  };
}

const components = (place: Place, language: Language) => {
  const town = place.town?.[language] ?? place.main[language];
  return [
    { longText: town, shortText: town, types: ['locality', 'political'], languageCode: language },
    {
      longText: language === 'he' ? 'ישראל' : 'Israel',
      shortText: 'IL',
      types: ['country', 'political'],
      languageCode: language,
    },
  ];
};

function details(place: Place, language: Language, mask: string) {
  const all: Record<string, unknown> = {
    id: place.id,
    name: `places/${place.id}`,
    types: place.types,
    formattedAddress: formattedAddress(place, language),
    location: { latitude: place.lat, longitude: place.lng },
    displayName: { text: place.main[language], languageCode: language },
    addressComponents: components(place, language),
  };
  if (mask === '*') return all;
  const asked = mask.split(',').map((field) => field.trim().split('.')[0] ?? '');
  const unknown = asked.find((field) => !(field in all));
  if (unknown !== undefined) {
    throw new PlacesError(
      400,
      'INVALID_ARGUMENT',
      `Error expanding 'fields' parameter. Cannot find matching fields for path '${unknown}'.`,
    );
  }
  return Object.fromEntries(asked.map((field) => [field, all[field]]));
}

/** Places (new): autocomplete and details, over a bundled list. */
export async function placesRoutes(app: FastifyInstance, world: World): Promise<void> {
  await app.register(
    async (places) => {
      places.addHook('onRequest', async (request) => checkCaller(world, request));
      places.setErrorHandler((error, _request, reply) => {
        const refusal =
          error instanceof PlacesError ? error : new PlacesError(400, 'INVALID_ARGUMENT', String(error));
        const { code, message, status } = refusal;
        return reply.status(code).send({ error: { code, message, status } });
      });
      // The colon is part of the address; it is doubled because a single one would begin a parameter.
      places.post('/places::autocomplete', async (request) => {
        const asked = autocomplete.parse(request.body);
        if (!asked.input.trim()) throw new PlacesError(400, 'INVALID_ARGUMENT', 'Input must not be empty.');
        const abroad = asked.includedRegionCodes && !asked.includedRegionCodes.includes('il');
        const found = abroad || world.behaviours.strikes('places', 'empty') ? [] : suggest(asked.input);
        if (found.length === 0) return {};
        const language = languageOf(asked.languageCode);
        return { suggestions: found.map((place) => prediction(place, language, asked.input)) };
      });
      places.get<{ Params: { id: string } }>('/places/:id', async (request) => {
        const mask = request.headers['x-goog-fieldmask'];
        if (typeof mask !== 'string' || !mask) {
          throw new PlacesError(400, 'INVALID_ARGUMENT', 'FieldMask is a required parameter.');
        }
        const place = findPlace(request.params.id);
        if (!place) throw new PlacesError(404, 'NOT_FOUND', 'The Place ID is no longer valid.');
        return details(place, languageOf(detailQuery.parse(request.query).languageCode), mask);
      });
    },
    { prefix: '/places/v1' },
  );
}
