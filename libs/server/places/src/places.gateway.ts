import { Injectable } from '@nestjs/common';
import type { Language, Location, Place } from '@smachot/contracts';
import { accept, refuse, type Result } from '@smachot/kernel';
import { Config, DailyBudgets, Logger } from '@smachot/server-platform';
import { request } from 'undici';
import * as z from 'zod/mini';

const Suggestions = z.looseObject({
  suggestions: z._default(
    z.array(
      z.looseObject({
        placePrediction: z.optional(
          z.looseObject({
            placeId: z.string(),
            text: z.looseObject({ text: z.string() }),
            structuredFormat: z.optional(
              z.looseObject({
                mainText: z.looseObject({ text: z.string() }),
                secondaryText: z.optional(z.looseObject({ text: z.string() })),
              }),
            ),
          }),
        ),
      }),
    ),
    [],
  ),
});
const Details = z.looseObject({
  id: z.string(),
  formattedAddress: z.string(),
  location: z.looseObject({ latitude: z.number(), longitude: z.number() }),
  types: z._default(z.array(z.string()), []),
});

const TIMEOUT_MS = 3000;
const DETAILS = 'id,formattedAddress,location,types';
/** Types of places that are a town, a part of one or larger: without a street they are no destination. */
const TOWN =
  /^(locality|sublocality|postal_town|postal_code|neighborhood|colloquial_area|country|administrative_area_level_\d)/;

type Asked = { session: string; language: Language };

/** The client of Google Places (new): finds places in Israel by typed text. */
@Injectable()
export class PlacesGateway {
  constructor(
    private readonly config: Config,
    private readonly logger: Logger,
    private readonly budgets: DailyBudgets,
  ) {}

  async search(
    input: string,
    { session, language }: Asked,
    ip: string,
  ): Promise<Result<{ places: Place[] }>> {
    const body = {
      input,
      sessionToken: session,
      languageCode: language,
      regionCode: 'il',
      includedRegionCodes: ['il'],
    };
    const answer = Suggestions.safeParse(await this.ask(ip, 'POST', '/v1/places:autocomplete', body));
    if (!answer.success) return refuse('server.unavailable');
    const places = answer.data.suggestions.flatMap(({ placePrediction: found }) =>
      found
        ? {
            placeId: found.placeId,
            name: found.structuredFormat?.mainText.text ?? found.text.text,
            area: found.structuredFormat?.secondaryText?.text ?? '',
          }
        : [],
    );
    return accept({ places });
  }

  async details(placeId: string, { session, language }: Asked, ip: string): Promise<Result<Location>> {
    const query = new URLSearchParams({ sessionToken: session, languageCode: language, regionCode: 'il' });
    const answer = Details.safeParse(
      await this.ask(ip, 'GET', `/v1/places/${encodeURIComponent(placeId)}?${query.toString()}`),
    );
    if (!answer.success) return refuse('server.unavailable');
    const { id, formattedAddress: address, location, types } = answer.data;
    const geocode = { lat: location.latitude, lng: location.longitude };
    const town = types.some((type) => TOWN.test(type)) ? { town: address } : {};
    return accept({ placeId: id, address, geocode, ...town });
  }

  /** Undefined: the provider did not answer, or was not asked because the budget of the day is used up. */
  private async ask(ip: string, method: 'GET' | 'POST', path: string, body?: object): Promise<unknown> {
    const { PLACES_NETWORK_DAILY_BUDGET: network, PLACES_DAILY_BUDGET: everybody } = this.config.settings;
    const limit = await this.budgets.take('places', ip, { network, everybody });
    if (limit) {
      this.logger.warn({ limit }, 'no more requests to places today');
      return undefined;
    }
    try {
      const answer = await request(`${this.config.settings.PLACES_BASE_URL}${path}`, {
        method,
        headers: {
          'x-goog-api-key': this.config.settings.PLACES_KEY,
          'content-type': 'application/json',
          ...(method === 'GET' ? { 'x-goog-fieldmask': DETAILS } : {}),
        },
        headersTimeout: TIMEOUT_MS,
        bodyTimeout: TIMEOUT_MS,
        ...(body ? { body: JSON.stringify(body) } : {}),
      });
      return await answer.body.json();
    } catch (error) {
      this.logger.warn({ error }, 'places did not answer');
      return undefined;
    }
  }
}
