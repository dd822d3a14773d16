import { Controller } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { exchangeRates, type InputOf, setExchangeRates } from '@smachot/contracts';
import { Input, Serves } from '@smachot/server-platform';
import { ExchangeRates, SetExchangeRates } from './exchange-rates';

@Controller()
export class ExchangeRatesController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
  ) {}

  @Serves(exchangeRates)
  rates() {
    return this.queries.execute(new ExchangeRates());
  }

  @Serves(setExchangeRates)
  set(@Input() { body: { publishedOn, source, EUR, USD } }: InputOf<typeof setExchangeRates>) {
    return this.commands.execute(new SetExchangeRates({ publishedOn, source, EUR, USD }));
  }
}
